import { applyEdits, type Edit } from 'jsonc-parser';
import type { Compiler } from '../compile';
import type { Path, Sources } from '../language/model';
import { withFiles } from './new/new-descriptor';
import { addressEdits } from './rename-addresses';

/** A file with another text. */
export interface ChangedFile {
  readonly file: string;
  readonly text: string;
}

/**
 * The other files that change because parts of a descriptor have other paths: those with translations of its texts, and
 * its scenarios. `pathNow` gives the path of a part in the changed text; `undefined` if it is gone.
 */
export function otherFilesAfter(
  sources: Sources,
  compiler: Compiler,
  changed: ChangedFile,
  pathNow: (path: Path) => Path | undefined,
): readonly ChangedFile[] {
  const before = compiler.check(sources).project;
  const after = compiler.check(withFiles(sources, [changed])).project;
  const edits = new Map<string, Edit[]>();
  const rearranged = { pathNow: (file: string, path: Path) => (file === changed.file ? pathNow(path) : path) };
  for (const [file, { offset, length, text: content }] of addressEdits(before, after, rearranged))
    edits.set(file, [...(edits.get(file) ?? []), { offset, length, content }]);
  return [...edits].map(([file, some]) => ({ file, text: applyEdits(textIn(sources, file), some) }));
}

function textIn(sources: Sources, file: string): string {
  return new TextDecoder().decode(sources.get(file));
}
