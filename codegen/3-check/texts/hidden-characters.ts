import { codePointOf, hiddenCharacters as pattern } from '~/lib/hidden-characters';
import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { everyWriting } from './every-writing';

/** No text of a descriptor and no message of a language has a character that nobody sees or that turns the writing. */
export const hiddenCharacters = everyWriting(function* (descriptor, path, text) {
  for (const { index, 1: character } of text.matchAll(pattern)) {
    if (character === undefined) continue;
    yield diagnose(descriptor, path, {
      ...finding('text/hidden-character', { character: codePointOf(character) }),
      at: { index, length: character.length },
      fix: '',
    });
  }
});
