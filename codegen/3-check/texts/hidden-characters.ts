import { codePointOf, hiddenCharacters as pattern } from '~/lib/hidden-characters';
import { finding } from '../../diagnostics/finding';
import { everyWriting } from './every-writing';

/** No text of a descriptor and no message of a language has a character that nobody sees or that turns the writing. */
export const hiddenCharacters = everyWriting((text) =>
  text.search(pattern) < 0
    ? []
    : [...text.matchAll(pattern)].flatMap(({ index, 1: character }) => {
        if (character === undefined) return [];
        const found = finding('text/hidden-character', { character: codePointOf(character) });
        return [{ ...found, at: { index, length: character.length }, fix: '' }];
      }),
);
