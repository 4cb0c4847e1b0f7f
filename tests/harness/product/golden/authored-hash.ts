import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Descriptors that every other one may use. */
const usedByAll = ['predicates', 'vocabulary', 'console'].map((id) => `descriptors/${id}.json`);

/** The folders of the parts that pages share, each part under the name that descriptors use for it. */
const folders = ['panels', 'forms', 'scales', 'pictures'];

/**
 * A hash of what people wrote for a page: its descriptor, and each shared part whose name it or another part has in
 * quotes. A string that is a name by chance does no harm.
 */
export function authoredHash(descriptor: string, root = process.cwd()): string {
  const hash = createHash('sha256');
  const textOf = (file: string): string => {
    const text = readFileSync(join(root, file), 'utf8');
    hash.update(text);
    return text;
  };
  usedByAll.forEach(textOf);
  const files = new Set([descriptor]);
  // The loop also reaches the files that it adds.
  for (const file of files) {
    for (const [, name = ''] of textOf(file).matchAll(/["']([a-z][a-z0-9-]*)["']/g)) {
      for (const part of folders.map((folder) => `descriptors/${folder}/${name}.json`)) {
        if (existsSync(join(root, part))) files.add(part);
      }
    }
  }
  return hash.digest('hex').slice(0, 16);
}
