import { textsOf } from '../../2-analyze/analysis';
import { diagnose } from '../../diagnostics/diagnostic';
import type { LocatedFinding } from '../../diagnostics/finding';
import { messageTextOf, translationOf, type MessageText } from '../../language/message-text';
import type { Descriptor, DescriptorOf, Diagnostic, Path } from '../../language/model';
import { perEveryDescriptor, type DescriptorRule } from '../per-descriptor';

/** What a rule finds in one wording; most have nothing to report. */
type Check = (text: string) => readonly LocatedFinding[];

/** A text as a descriptor or a language has it. */
interface Writing {
  readonly path: Path;
  readonly text: MessageText;
}

/** A rule about all texts of descriptors and all messages of a language, each plural form by itself. */
export function everyWriting(check: Check): DescriptorRule {
  return perEveryDescriptor(function* (project, descriptor) {
    for (const { at, english } of textsOf(project, descriptor))
      if (english !== undefined) yield* inForms(check, descriptor, { path: at, text: english });
    if (descriptor.kind === 'messages')
      for (const writing of messagesOf(descriptor)) yield* inForms(check, descriptor, writing);
  });
}

function inForms(check: Check, descriptor: Descriptor, { path, text }: Writing): readonly Diagnostic[] {
  if (typeof text === 'string') return diagnosed(check(text), descriptor, path);
  return [...text.forms].flatMap(([form, one]) => diagnosed(check(one), descriptor, [...path, form]));
}

function diagnosed(found: readonly LocatedFinding[], descriptor: Descriptor, path: Path): readonly Diagnostic[] {
  return found.length === 0 ? none : found.map((one) => diagnose(descriptor, path, one));
}

const none: readonly Diagnostic[] = [];

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
