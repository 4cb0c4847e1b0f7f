import { isRecord, isString, parseJson } from '~/lib/json';
import { call } from '../model/call';
import type { FileEntry } from '../../protocol';

/** A value that a persona can have, and what it is called. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What the vocabulary and the texts of the console offer for a persona. */
export interface Choices {
  readonly region: readonly Choice[];
  readonly view: readonly Choice[];
  readonly userType: readonly Choice[];
  readonly language: readonly Choice[];
  readonly flags: readonly Choice[];
  readonly permissions: readonly Choice[];
}

/** Before the vocabulary is read. */
export const noChoices: Choices = { region: [], view: [], userType: [], language: [], flags: [], permissions: [] };

/** Reads the choices of the project as it is now, edits included. */
export async function readChoices(files: readonly FileEntry[]): Promise<Choices> {
  const vocabulary = parseJson((await call('read', { file: 'descriptors/vocabulary.json' })).text);
  const of = (name: string): readonly Choice[] => {
    const names = isRecord(vocabulary) ? vocabulary[name] : undefined;
    return Object.entries(isRecord(names) ? names : {}).map(([value, description]) => ({
      value,
      label: isString(description) ? description.replace(/\.$/, '') : value,
    }));
  };
  const languages = files.filter(({ group }) => group === 'Texts');
  return {
    region: of('regions'),
    view: of('views').map(({ value, label }) => ({ value, label: `${value}: ${label}` })),
    userType: of('userTypes').map(({ value }) => ({ value, label: value })),
    language: languages.map(({ file, title }) => ({ value: /(\w[\w-]*)\.json$/.exec(file)?.[1] ?? '', label: title })),
    flags: of('flags'),
    permissions: of('permissions'),
  };
}
