import { textsOf } from '../../2-analyze/analysis';
import { formsOf, messageTextOf, translationOf, type MessageText } from '../../language/message-text';
import type { Descriptor, Diagnostic, Path } from '../../language/model';
import type { Rule } from '../../1-parse/project';
import { perDescriptor, perEveryDescriptor } from '../per-descriptor';

/** What a rule finds in one wording. */
type Check = (descriptor: Descriptor, path: Path, text: string) => Iterable<Diagnostic>;

/** A rule about all texts of descriptors and all messages of a language, each plural form by itself. */
export function everyWriting(check: Check): Rule {
  const inForms = function* (descriptor: Descriptor, path: Path, text: MessageText): Iterable<Diagnostic> {
    for (const { form, text: one } of formsOf(text)) {
      yield* check(descriptor, form === undefined ? path : [...path, form], one);
    }
  };
  const inTexts = perEveryDescriptor(function* (project, descriptor) {
    for (const { at, english } of textsOf(project, descriptor)) {
      if (english !== undefined) yield* inForms(descriptor, at, english);
    }
  });
  const inMessages = perDescriptor(['messages'], function* (_, language) {
    const { shared = {}, texts = {} } = language.authored;
    for (const [group, entries] of Object.entries({ shared, texts })) {
      for (const [key, value] of Object.entries(entries)) {
        const english = messageTextOf(value);
        const { text } = translationOf(value);
        if (english !== undefined) yield* inForms(language, [group, key], english);
        else if (text !== undefined) yield* inForms(language, [group, key, 'text'], text);
      }
    }
  });
  return function* (project) {
    yield* inTexts(project);
    yield* inMessages(project);
  };
}
