import { textOf } from '../../1-parse/decode';
import { checkRead, hasError, type CheckedSources } from '../../host/build';
import { changeFiles } from '../../host/change-files';
import { readSources } from '../../host/read-sources';
import type { Sources } from '../../language/model';
import type { World } from '../command';
import { applyFixes, type Correction } from './fixes';

/** One correction can show the next mistake, but two of them may also undo each other for ever. */
const maxRounds = 5;

/**
 * Applies the fixes of all diagnostics, and checks again, until nothing changes; then writes the files.
 *
 * @throws {WriteProblem} if a file cannot be written: then none is.
 */
export async function correct({ root, compiler }: Pick<World, 'root' | 'compiler'>) {
  const corrections: Correction[] = [];
  const read = readSources(root, compiler.kinds.layout);
  let checked = await checkRead(root, read, compiler);
  for (let round = 1; round <= maxRounds; round += 1) {
    const made = correctSources(checked);
    if (made.corrections.length === 0) break;
    corrections.push(...made.corrections);
    checked = await checkRead(root, { ...read, sources: made.sources }, compiler);
  }
  const changed = [...checked.sources].filter(([path, bytes]) => bytes !== read.sources.get(path));
  changeFiles(root, { texts: changed.map(([path, bytes]) => [path, textOf(bytes)] as const) });
  return { ...checked, corrections };
}

/** While there is an error a warning may follow from it, and its fix would make another mistake. */
function correctSources({ sources, diagnostics: found }: CheckedSources): {
  readonly sources: Sources;
  readonly corrections: readonly Correction[];
} {
  const severity = hasError(found) ? 'error' : 'warning';
  const diagnostics = found.filter((one) => one.severity === severity);
  const all: Correction[] = [];
  const corrected = new Map(sources);
  for (const path of new Set(diagnostics.flatMap(({ file, fix }) => (fix ? file : [])))) {
    const bytes = sources.get(path);
    if (!bytes) continue;
    const { text, corrections } = applyFixes(
      textOf(bytes),
      diagnostics.filter(({ file }) => file === path),
    );
    if (corrections.length === 0) continue;
    corrected.set(path, new TextEncoder().encode(text));
    all.push(...corrections);
  }
  return { sources: corrected, corrections: all };
}
