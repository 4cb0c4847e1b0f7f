import { truncate } from './truncate';

/** What an editor calls a correction, by the text that it writes. */
export function titleOfFix(text: string): string {
  const written = text.trim();
  return written === '' ? 'Remove it' : `Write ${truncate(written, 40)}`;
}
