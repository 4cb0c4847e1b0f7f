import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The revision of a text on the disk: other bytes have another one, and a file that is not there the empty one. */
export function revisionOf(bytes: Uint8Array | undefined): string {
  return bytes === undefined ? '' : createHash('sha256').update(bytes).digest('hex');
}

/** The bytes of a file, unless there is none. */
export async function bytesOf(path: string): Promise<Uint8Array | undefined> {
  return existsSync(path) ? await readFile(path) : undefined;
}

/**
 * Writes a file so that every reader finds the text before or the text after, whole. The file beside it that is renamed
 * has a name that the compiler ignores.
 */
export async function writeWhole(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const beside = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  const known = existsSync(path) ? (await stat(path)).mode : 0o644;
  try {
    const file = await open(beside, 'wx', known);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
