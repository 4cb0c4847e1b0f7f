import { applyEdits, parseTree, type Edit } from 'jsonc-parser';
import type { Compiler } from '../compile';
import { textOf } from '../1-parse/decode';
import type { Project } from '../1-parse/project';
import { describedBy, namedParts, usedNames } from '../2-analyze/analysis';
import { removalOfExpectation } from '../3-check/scenarios/expectation';
import { filesOf, fileWith } from '../diagnostics/locate';
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
 * its texts, and its scenarios. Nothing is translated or expected of what is gone. `pathNow` gives the path of a part
 * in the changed text; `undefined` if it is gone.
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
  const texts = new Map([...edits].map(([file, some]) => [file, applyEdits(textOf(sources.get(file)), some)]));
  const remaining = new Set(addressesIn(after, changed.file));
  const gone = addressesIn(before, changed.file, (path) => pathNow(path) === undefined);
  for (const [file, text] of translationsLost(
    before,
    gone.filter((address) => !remaining.has(address)),
    texts,
  ))
    texts.set(file, text);
  for (const [file, path] of expectationsLost(before, after, changed.file, pathNow)) {
    const text = texts.get(file) ?? textOf(sources.get(file));
    const root = parseTree(text);
    const edit = root && removalOfExpectation(root, path);
    if (edit) texts.set(file, applyEdits(text, [{ ...edit, content: edit.text }]));
  }
  return [...texts].map(([file, text]) => ({ file, text }));
}

/** What scenarios expect of parts of a file that are gone, the last one first, so that the paths of others stay. */
function* expectationsLost(
  before: Project,
  after: Project,
  file: string,
  pathNow: (path: Path) => Path | undefined,
): Iterable<readonly [file: string, path: Path]> {
  for (const scenarios of before.of('scenarios')) {
    const about = describedBy(before, scenarios);
    const next = about && after.find(about.kind, about.id);
    if (!next || next === about) continue;
    const isGone = (name: string): boolean => {
      const part = namedParts(before, about).get(name);
      if (!part || namedParts(after, next).has(name) || fileWith(about, part) !== file) return false;
      return pathNow(about.joined?.ownPath(part) ?? part) === undefined;
    };
    for (const { of, name, path } of usedNames(before, scenarios).toReversed())
      if (of === 'part' && isGone(String(name))) yield [scenarios.file.path, path];
  }
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
