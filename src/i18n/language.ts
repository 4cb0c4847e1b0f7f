import type { SafeStorage } from '~/platform/safe-storage';
import { localKeys } from '~/platform/storage-keys';

/** The language of the user. */
export interface Language {
  /** The language that the server receives: the stored one, even if the console does not have it. */
  readonly sent: string;
  /** The language of the texts: one of the languages of the console. */
  readonly texts: string;
}

/**
 * The stored language. `initial`, or else the first of `offered`, replaces a missing one, and the first for texts one
 * that the console does not have.
 */
export function readLanguage(storage: SafeStorage, offered: readonly string[], initial?: string): Language {
  const [first = 'en'] = offered;
  const sent = storage.read(localKeys.language) || initial || first;
  return { sent, texts: offered.includes(sent) ? sent : first };
}
