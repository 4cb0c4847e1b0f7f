import { join } from 'node:path';
import { textOf } from '../../1-parse/decode';
import { checkSources, hasError, type CheckedSources } from '../../host/build';
import { replaceFile } from '../../host/replace-file';
import type { World } from '../command';
import { applyFixes, type Correction } from './fixes';

/** One correction can show the next mistake, but two of them may also undo each other for ever. */
const maxRounds = 5;

/** Applies the fixes of all diagnostics to the files, and checks again, until nothing changes. */
export async function correct({ root, compiler }: Pick<World, 'root' | 'compiler'>) {
  const corrections: Correction[] = [];
  let checked = await checkSources(root, compiler);
  for (let round = 1; round <= maxRounds; round += 1) {
    const made = correctFiles(root, checked);
    if (made.length === 0) break;
    corrections.push(...made);
    checked = await checkSources(root, compiler);
  }
  return { ...checked, corrections };
}

/** While there is an error a warning may follow from it, and its fix would make another mistake. */
function correctFiles(root: string, { sources, diagnostics: found }: CheckedSources): readonly Correction[] {
  const severity = hasError(found) ? 'error' : 'warning';
  const diagnostics = found.filter((one) => one.severity === severity);
  const all: Correction[] = [];
  for (const path of new Set(diagnostics.flatMap(({ file, fix }) => (fix ? file : [])))) {
    const bytes = sources.get(path);
    if (!bytes) continue;
    const before = textOf(bytes);
    const { text, corrections } = applyFixes(
      before,
      diagnostics.filter(({ file }) => file === path),
    );
    if (corrections.length === 0) continue;
    replaceFile(join(root, path), text);
    all.push(...corrections);
  }
  return all;
}
