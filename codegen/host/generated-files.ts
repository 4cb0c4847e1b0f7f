import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contractFolder, generatedFolder } from '../4-emit/emitter';
import { writing } from './write-file';
import { defaultLayout, hasSchemas, type Layout } from '../language/layout';

/** How the generated files on disk differ from what they should be. */
export interface Difference {
  /** Files to write: new, or with another text. */
  readonly changed: readonly string[];
  /** Files that nothing generates any more. */
  readonly stale: readonly string[];
}

/** Generated files by their paths in a project, whose root may be another one than that of the compiler. */
export function placed(files: ReadonlyMap<string, string>, layout: Layout): ReadonlyMap<string, string> {
  const belongsTo = (path: string) => path.startsWith(generatedFolder) || hasSchemas(layout);
  const pathOf = (path: string) => layout.generated + path.slice(generatedFolder.length);
  return new Map(
    [...files].flatMap(([path, text]) =>
      belongsTo(path) ? [[path.startsWith(generatedFolder) ? pathOf(path) : path, text] as const] : [],
    ),
  );
}

/** Compares those compiled files that git holds with what is on disk. */
export function compareCommitted(
  root: string,
  files: ReadonlyMap<string, string>,
  { generated }: Layout = defaultLayout,
): Difference {
  const contract = generated + contractFolder.slice(generatedFolder.length);
  const isCommitted = (path: string) => path.startsWith(contract) || !path.startsWith(generated);
  const { changed, stale } = compareGenerated(root, files, generated);
  return { changed: changed.filter(isCommitted), stale: stale.filter(isCommitted) };
}

function compareGenerated(root: string, files: ReadonlyMap<string, string>, generated: string): Difference {
  const outside = [...files.keys()].filter((path) => !path.startsWith(generated) && existsSync(join(root, path)));
  const present = new Set([...listFiles(root, generated), ...outside]);
  return {
    changed: [...files].filter(([path, text]) => !present.has(path) || read(root, path) !== text).map(([path]) => path),
    stale: [...present].filter((path) => !files.has(path)),
  };
}

/** Makes the files on disk those that were compiled. Files that are right already are not touched. */
export function writeGenerated(
  root: string,
  files: ReadonlyMap<string, string>,
  { generated }: Layout = defaultLayout,
): Difference {
  const difference = compareGenerated(root, files, generated);
  for (const path of difference.changed) {
    writing(path, () => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), files.get(path) ?? '');
    });
  }
  for (const path of difference.stale) writing(path, () => rmSync(join(root, path)));
  return difference;
}

function listFiles(root: string, generated: string): ReadonlySet<string> {
  const folder = join(root, generated);
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
