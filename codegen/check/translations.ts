import { diagnose, suggest } from '../diagnostic';
import type { Rule } from '../project';
import { objectAt, stringAt } from './read';
import { placesOf, textsOf } from './texts-of';
import { compareTranslation, reportMissing } from './translation';

/** Texts of descriptors are translated by their address, and every translated address exists. */
export const translations: Rule = function* (project) {
  const english = new Map<string, string>();
  for (const descriptor of project.descriptors) {
    for (const { address, english: text } of textsOf(descriptor, project))
      if (text !== undefined) english.set(address, text);
  }
  // The addresses of a broken file are not known.
  const open = project.broken.filter(({ kind }) => kind !== 'messages').length > 0;
  for (const language of project.of('messages')) {
    if (language.id === 'en') continue;
    const texts = objectAt(language.value, 'texts');
    for (const [address, translation] of Object.entries(texts)) {
      const path = ['texts', address];
      const original = english.get(address);
      if (original !== undefined) {
        yield* compareTranslation(
          language,
          path,
          { of: stringAt(translation, 'of') ?? '', text: stringAt(translation, 'text') ?? '' },
          original,
        );
      } else if (!open) {
        const message = 'No text has this address.';
        yield diagnose(language, path, {
          code: 'message/address',
          message,
          key: true,
          ...suggest(address, english.keys()),
        });
      }
    }
    const missing = [...english].filter(([address, text]) => !Object.hasOwn(texts, address) && hasWords(text));
    yield* reportMissing(
      language,
      ['texts'],
      missing.map(([address]) => address),
      'text',
    );
  }
};

/** A text of places and signs alone reads the same in every language. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(placesOf(text).reduce((rest, { name }) => rest.replace(`{${name}}`, ''), text));
}
