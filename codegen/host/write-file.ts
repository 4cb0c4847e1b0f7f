import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { replaceFile } from './replace-file';

/**
 * Gives a file a text, whether it is there or not. The answer is why that cannot be, as the end of a sentence that
 * begins with the path; nothing if it was written.
 */
export function writeTo(path: string, text: string): string | undefined {
  const folder = dirname(path);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return 'is in a folder that is not there.';
  if (existsSync(path) && !statSync(path).isFile()) return 'is not a file.';
  try {
    replaceFile(path, text);
    return undefined;
  } catch (error) {
    return `cannot be written: ${error instanceof Error ? error.message : String(error)}.`;
  }
}
