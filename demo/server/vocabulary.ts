import { getOwn } from '~/lib/get-own';
import { isRecord, parseJson } from '~/lib/json';

/** The names that the console knows, as `descriptors/vocabulary.json` lists them. */
export interface Vocabulary {
  readonly flags: readonly string[];
  readonly permissions: readonly string[];
  readonly regions: readonly string[];
  readonly sites: readonly string[];
  readonly views: readonly string[];
  readonly userTypes: readonly string[];
}

/** Reads the text of the vocabulary; a list that is not there has no names. */
export function readVocabulary(text: string): Vocabulary {
  const value = parseJson(text);
  const names = (list: keyof Vocabulary): readonly string[] => {
    const known = getOwn(value, list);
    return isRecord(known) ? Object.keys(known) : [];
  };
  return {
    flags: names('flags'),
    permissions: names('permissions'),
    regions: names('regions'),
    sites: names('sites'),
    views: names('views'),
    userTypes: names('userTypes'),
  };
}
