import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { target } from '../emit/emitter';

/** How the generated files on disk differ from what they should be. */
export interface Difference {
  /** Files to write: new, or with another text. */
  readonly changed: readonly string[];
  /** Files that nothing generates any more. */
  readonly stale: readonly string[];
}

/** Compares what was compiled with what is on disk. */
export function compareGenerated(root: string, files: ReadonlyMap<string, string>): Difference {
  const present = listFiles(root);
  return {
    changed: [...files].filter(([path, text]) => !present.has(path) || read(root, path) !== text).map(([path]) => path),
    stale: [...present].filter((path) => !files.has(path)),
  };
}

/** Makes the files on disk those that were compiled. Files that are right already are not touched. */
export function writeGenerated(root: string, files: ReadonlyMap<string, string>): Difference {
  const difference = compareGenerated(root, files);
  for (const path of difference.changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), files.get(path) ?? '');
  }
  for (const path of difference.stale) rmSync(join(root, path));
  return difference;
}

function listFiles(root: string): ReadonlySet<string> {
  const folder = join(root, target);
  mkdirSync(folder, { recursive: true });
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length));
  return new Set(paths.map((path) => path.replaceAll('\\', '/')).sort());
}

function read(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
