import type { SafeStorage } from '../lib/safe-storage';
import { localKeys } from './storage-keys';

/** The language of the user. */
export interface Language {
  /** What the server is told: the stored one as it is. */
  readonly sent: string;
  /** The catalogue whose texts are shown: one of the console's. */
  readonly texts: string;
}

/** The stored language. The first of `offered` stands in for a missing one, and for texts the console lacks. */
export function readLanguage(storage: SafeStorage, offered: readonly string[]): Language {
  const [first = 'en'] = offered;
  const sent = storage.read(localKeys.language) || first;
  return { sent, texts: offered.includes(sent) ? sent : first };
}
