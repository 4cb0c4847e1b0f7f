import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { ProjectProblem } from './command';

/**
 * The bytes of a file that an argument names, below the root of the project or anywhere.
 *
 * @throws {ProjectProblem} if there is no such file.
 */
export function readNamedFile(root: string, name: string): Uint8Array {
  const path = resolve(root, name);
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true)
    throw new ProjectProblem(`There is no file "${name}".`);
  return readFileSync(path);
}
