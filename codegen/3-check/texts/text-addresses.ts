import { rootOf } from '../../language/layout';
import { fileWith } from '../../diagnostics/locate';
import { formsOf, type MessageText } from '../../language/message-text';
import type { Descriptor } from '../../language/model';
import { query } from '../../memo';
import type { Project } from '../../1-parse/project';
import { wordsOfText } from '../../1-parse/part-words';
import { placeholdersOf, textsOf } from '../../2-analyze/analysis';

/** The addresses of the texts of a descriptor that have words to translate. */
export const translatableTexts = query((project: Project, descriptor: Descriptor): readonly string[] =>
  textsOf(project, descriptor).flatMap(({ address, english }) =>
    english !== undefined && hasWords(english) ? [address] : [],
  ),
);

/** The English of the texts of a descriptor, by their addresses. */
export const englishOf = query(
  (project: Project, descriptor: Descriptor): ReadonlyMap<string, MessageText> =>
    new Map(
      textsOf(project, descriptor).flatMap(({ address, english }) =>
        english === undefined ? [] : [[address, english] as const],
      ),
    ),
);

/** The text at an address in words: `Label of field Registrant name, drawer URL`. */
export function wordsOfAddress(project: Project, address: string): string {
  const owner = ownerOf(address, project);
  const found = owner && textsOf(project, owner).find((one) => one.address === address);
  return owner && found?.english !== undefined ? wordsOfText(owner, found.path, found.english) : address;
}

/** The English of the text at an address. */
export function englishAt(project: Project, address: string): MessageText | undefined {
  const owner = ownerOf(address, project);
  return owner && englishOf(project, owner).get(address);
}

/** The descriptor whose text is at an address; `undefined` if no file has that name. */
export function ownerOf(address: string, project: Project): Descriptor | undefined {
  const owner = ownerIn(address, project);
  return owner && project.find(owner.kind, owner.id);
}

/** The descriptor that an address names. It starts with folder and name of the file, or with the name alone. */
export function ownerIn(address: string, { kinds }: Project): Pick<Descriptor, 'kind' | 'id'> | undefined {
  const [folder = '', id = ''] = address.split('.', 2);
  const entry = kinds.ofFolderOrFile(folder);
  return entry && { kind: entry.kind, id: entry.folder === undefined ? entry.kind : id };
}

/** A text of placeholders and signs alone reads the same in every language. */
function hasWords(text: MessageText): boolean {
  return formsOf(text).some(({ text: one }) =>
    /\p{L}/u.test(placeholdersOf(one).reduce((rest, { name }) => rest.replace(`{${name}}`, ''), one)),
  );
}

/** The folder of the root that brings a text. */
export function rootOfText(project: Project, address: string): string | undefined {
  const owner = ownerOf(address, project);
  const text = owner && textsOf(project, owner).find((one) => one.address === address);
  return text && rootOf(project.kinds.layout, fileWith(owner, text.path))?.folder;
}

/** What an unknown address can mean: addresses of its file without a translation, or of all if it has no file. */
export function addressesNear(project: Project, address: string, translated: object): readonly string[] {
  const owner = ownerOf(address, project);
  const addresses = (owner ? [owner] : project.descriptors).flatMap((one) => [...englishOf(project, one).keys()]);
  return addresses.filter((one) => !Object.hasOwn(translated, one));
}
