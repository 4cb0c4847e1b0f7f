import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { replaceFile } from '~/codegen/host/replace-file';

/** The revision of a text on the disk: other bytes have another one, and a file that is not there the empty one. */
export function contentRevision(bytes: Uint8Array | undefined): string {
  return bytes === undefined ? '' : createHash('sha256').update(bytes).digest('hex');
}

/** The bytes of a file, unless there is none. */
export async function bytesOf(path: string): Promise<Uint8Array | undefined> {
  return existsSync(path) ? await readFile(path) : undefined;
}

/** Writes a file as a whole, in a folder that is made if it is not there. */
export async function writeWhole(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  replaceFile(path, text);
}
