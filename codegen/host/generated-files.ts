import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contractFolder, generatedFolder } from '../4-emit/emitter';

/** How the generated files on disk differ from what they should be. */
export interface Difference {
  /** Files to write: new, or with another text. */
  readonly changed: readonly string[];
  /** Files that nothing generates any more. */
  readonly stale: readonly string[];
}

/** Compares those compiled files that git holds with what is on disk. */
export function compareCommitted(root: string, files: ReadonlyMap<string, string>): Difference {
  const isCommitted = (path: string) => path.startsWith(contractFolder) || !path.startsWith(generatedFolder);
  const { changed, stale } = compareGenerated(root, files);
  return { changed: changed.filter(isCommitted), stale: stale.filter(isCommitted) };
}

function compareGenerated(root: string, files: ReadonlyMap<string, string>): Difference {
  const outside = [...files.keys()].filter((path) => !path.startsWith(generatedFolder) && existsSync(join(root, path)));
  const present = new Set([...listFiles(root), ...outside]);
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
  const folder = join(root, generatedFolder);
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
