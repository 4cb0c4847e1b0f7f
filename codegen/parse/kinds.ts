import type { Kind } from '../model';

/** Where the descriptors are. */
export const descriptorFolder = 'descriptors/';

/** The kinds of which there is one file. */
export const singleFiles: ReadonlyMap<string, Kind> = new Map([
  ['console.json', 'console'],
  ['vocabulary.json', 'vocabulary'],
  ['predicates.json', 'predicates'],
  ['errors.json', 'errors'],
  ['header.json', 'header'],
  ['banners.json', 'banners'],
  ['notices.json', 'notices'],
]);

/** The kinds of which there is a folder. Their files are named in lower case, with hyphens. */
export const folders: ReadonlyMap<string, Kind> = new Map([
  ['routes', 'route'],
  ['screens', 'screen'],
  ['scales', 'scale'],
  ['drawers', 'drawer'],
  ['panels', 'panel'],
  ['dialogs', 'dialog'],
  ['forms', 'form'],
  ['pictures', 'picture'],
  ['messages', 'messages'],
]);

/** Files without which there is no console, relative to the descriptors. */
export const neededFiles: readonly string[] = [
  'console.json',
  'vocabulary.json',
  'predicates.json',
  'errors.json',
  'header.json',
  'messages/en.json',
];

/** What a path inside `descriptors/` means: a descriptor, or why it is none. */
export type Place = { readonly kind: Kind; readonly id: string } | { readonly problem: string };

/** Kind and id of a file by its path relative to the descriptors. */
export function placeOf(path: string): Place {
  const single = singleFiles.get(path);
  if (single) return { kind: single, id: path.slice(0, -'.json'.length) };
  const [folder = '', name = '', ...deeper] = path.split('/');
  const kind = folders.get(folder);
  if (!kind || name === '' || deeper.length > 0) {
    return { problem: 'No descriptor belongs here.' };
  }
  const id =
    /^([a-z][a-z0-9-]*)\.json$/.exec(name)?.[1] ??
    (kind === 'messages' ? /^([a-z]{2}-[A-Za-z]+)\.json$/.exec(name)?.[1] : undefined);
  if (!id)
    return { problem: 'The name of a descriptor has lower case letters, digits and hyphens, and ends in ".json".' };
  return { kind, id };
}
