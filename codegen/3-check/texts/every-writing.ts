import { textsOf } from '../../2-analyze/analysis';
import { formsOf, messageTextOf, translationOf, type MessageText } from '../../language/message-text';
import type { Descriptor, DescriptorOf, Diagnostic, Path } from '../../language/model';
import { perEveryDescriptor, type DescriptorRule } from '../per-descriptor';

/** What a rule finds in one wording. */
type Check = (descriptor: Descriptor, path: Path, text: string) => Iterable<Diagnostic>;

/** A text as a descriptor or a language has it. */
interface Writing {
  readonly path: Path;
  readonly text: MessageText;
}

/** A rule about all texts of descriptors and all messages of a language, each plural form by itself. */
export function everyWriting(check: Check): DescriptorRule {
  return perEveryDescriptor(function* (project, descriptor) {
    const texts = textsOf(project, descriptor).flatMap(({ at, english }) =>
      english === undefined ? [] : [{ path: at, text: english }],
    );
    const messages = descriptor.kind === 'messages' ? messagesOf(descriptor) : [];
    for (const { path, text } of [...texts, ...messages]) {
      for (const { form, text: one } of formsOf(text)) {
        yield* check(descriptor, form === undefined ? path : [...path, form], one);
      }
    }
  });
}

function messagesOf({ authored }: DescriptorOf<'messages'>): readonly Writing[] {
  const { shared = {}, texts = {} } = authored;
  return Object.entries({ shared, texts }).flatMap(([group, entries]) =>
    Object.entries(entries).flatMap(([key, value]) => {
      const english = messageTextOf(value);
      if (english !== undefined) return [{ path: [group, key], text: english }];
      const { text } = translationOf(value);
      return text === undefined ? [] : [{ path: [group, key, 'text'], text }];
    }),
  );
}
