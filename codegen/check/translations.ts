import { diagnose, suggest } from '../diagnostic';
import type { Descriptor } from '../model';
import { folders, singleFiles } from '../parse/kinds';
import type { Project, Rule } from '../project';
import { objectAt, stringAt } from '../parse/read';
import { placesOf, textsOf } from './texts-of';
import { compareTranslation, reportMissing } from './translation';

/** Texts of descriptors are translated by their address, and every translated address exists. */
export const translations: Rule = function* (project) {
  // The addresses of a broken file are not known.
  const open = project.broken.some(({ kind }) => kind !== 'messages');
  for (const language of project.of('messages')) {
    if (language.id === 'en') continue;
    const texts = objectAt(language.value, 'texts');
    const owners = new Set<Descriptor>();
    for (const [address, translation] of Object.entries(texts)) {
      const path = ['texts', address];
      const owner = ownerOf(address, project);
      if (owner) owners.add(owner);
      const original = owner && englishOf(owner, project).byAddress.get(address);
      if (original !== undefined) {
        const written = { of: stringAt(translation, 'of') ?? '', text: stringAt(translation, 'text') ?? '' };
        yield* compareTranslation(language, path, written, original);
      } else if (!open) {
        const addresses = project.descriptors.flatMap((one) => [...englishOf(one, project).byAddress.keys()]);
        const advice = suggest(address, addresses);
        const message = 'No text has this address.';
        // No error: whoever renames a field shall see it on the page before the translators come to it.
        yield diagnose(language, path, {
          severity: 'warning',
          code: 'message/address',
          message,
          key: true,
          ...advice,
        });
      }
    }
    const missing = project.descriptors.flatMap((one) => {
      const { translatable } = englishOf(one, project);
      return owners.has(one) ? translatable.filter((address) => !Object.hasOwn(texts, address)) : translatable;
    });
    yield* reportMissing(language, ['texts'], missing, 'text');
  }
};

interface English {
  readonly byAddress: ReadonlyMap<string, string>;
  /** Addresses of texts that have words. */
  readonly translatable: readonly string[];
}

const known = new WeakMap<Descriptor, English>();

/** The English of the texts of a descriptor. */
function englishOf(descriptor: Descriptor, project: Project): English {
  let english = known.get(descriptor);
  if (!english) {
    const texts = textsOf(descriptor, project).flatMap(({ address, english: text }) =>
      text === undefined ? [] : [[address, text] as const],
    );
    const translatable = texts.flatMap(([address, text]) => (hasWords(text) ? [address] : []));
    known.set(descriptor, (english = { byAddress: new Map(texts), translatable }));
  }
  return english;
}

/** An address starts with folder and name of its file, or with the name alone. */
function ownerOf(address: string, project: Project): Descriptor | undefined {
  const [folder = '', id = ''] = address.split('.');
  const kind = folders.get(folder);
  const single = singleFiles.get(`${folder}.json`);
  return kind ? project.find(kind, id) : single && project.find(single, folder);
}

/** A text of places and signs alone reads the same in every language. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(placesOf(text).reduce((rest, { name }) => rest.replace(`{${name}}`, ''), text));
}
