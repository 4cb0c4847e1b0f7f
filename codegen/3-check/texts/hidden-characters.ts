import { codePointOf, hiddenCharacters as pattern } from '~/lib/hidden-characters';
import { textsOf } from '../../2-analyze/analysis';
import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { formsOf, messageTextOf, translationOf, type MessageText } from '../../language/message-text';
import type { Descriptor, Diagnostic, Path } from '../../language/model';
import type { Rule } from '../../1-parse/project';
import { perDescriptor, perEveryDescriptor } from '../per-descriptor';

/** No text of a descriptor and no message of a language has a character that nobody sees or that turns the writing. */
export const hiddenCharacters: Rule = function* (project) {
  yield* inTexts(project);
  yield* inMessages(project);
};

const inTexts = perEveryDescriptor(function* (project, descriptor) {
  for (const { at, english } of textsOf(project, descriptor)) {
    if (english !== undefined) yield* hiddenIn(descriptor, at, english);
  }
});

const inMessages = perDescriptor(['messages'], function* (_, language) {
  const { shared = {}, texts = {} } = language.authored;
  for (const [group, entries] of Object.entries({ shared, texts })) {
    for (const [key, value] of Object.entries(entries)) {
      const english = messageTextOf(value);
      const { text } = translationOf(value);
      if (english !== undefined) yield* hiddenIn(language, [group, key], english);
      else if (text !== undefined) yield* hiddenIn(language, [group, key, 'text'], text);
    }
  }
});

function* hiddenIn(descriptor: Descriptor, path: Path, text: MessageText): Iterable<Diagnostic> {
  for (const { form, text: one } of formsOf(text)) {
    for (const { index, 1: character } of one.matchAll(pattern)) {
      if (character === undefined) continue;
      yield diagnose(descriptor, form === undefined ? path : [...path, form], {
        ...finding('text/hidden-character', { character: codePointOf(character) }),
        at: { index, length: character.length },
        fix: '',
      });
    }
  }
}
