import { applyEdits, type Edit } from 'jsonc-parser';
import type { Compiler } from '../compile';
import type { Project } from '../1-parse/project';
import { filesOf } from '../diagnostics/locate';
import type { Path, Sources } from '../language/model';
import { withFiles } from './new/new-descriptor';
import { addressEdits } from './rename-addresses';
import { addressesIn, withoutTranslations } from './texts-in-file';

/** A file with another text. */
export interface ChangedFile {
  readonly file: string;
  readonly text: string;
}

/**
 * The other files that change because parts of a descriptor have other paths, or are gone: those with translations of
 * its texts, and its scenarios. `pathNow` gives the path of a part in the changed text; `undefined` if it is gone.
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
  const texts = new Map([...edits].map(([file, some]) => [file, applyEdits(textIn(sources, file), some)]));
  const remaining = new Set(addressesIn(after, changed.file));
  const gone = addressesIn(before, changed.file, (path) => pathNow(path) === undefined);
  for (const [file, text] of translationsLost(
    before,
    gone.filter((address) => !remaining.has(address)),
    texts,
  ))
    texts.set(file, text);
  return [...texts].map(([file, text]) => ({ file, text }));
}

/** The files of languages that lose the translations of some texts; `changed` has other texts of some of them. */
export function* translationsLost(
  project: Project,
  addresses: readonly string[],
  changed: ReadonlyMap<string, string> = new Map(),
): Iterable<readonly [file: string, text: string]> {
  for (const { file } of project.of('messages').flatMap(filesOf)) {
    const text = changed.get(file.path) ?? file.text;
    const rest = withoutTranslations(text, addresses);
    if (rest !== text) yield [file.path, rest];
  }
}

function textIn(sources: Sources, file: string): string {
  return new TextDecoder().decode(sources.get(file));
}
