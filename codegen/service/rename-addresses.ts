import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { describedBy, namedParts, textsOf, usedNames } from '../2-analyze/analysis';
import type { Project } from '../1-parse/project';
import { fileWith, filesOf, pointerOf, spanOf } from '../diagnostics/locate';
import type { Descriptor, Fix, Path } from '../language/model';
import type { FileMove } from './service';

/** How a project was changed. */
export interface Rearrangement {
  /** The files that have another path. */
  readonly moves?: readonly FileMove[];
  /** The path of a part of a file now; `undefined` if it is gone. Without it the parts are in the same order. */
  pathNow?(file: string, path: Path): Path | undefined;
}

/** The edits of the addresses that another name or path of a part changes: keys of translations, and scenarios. */
export function* addressEdits(
  before: Project,
  after: Project,
  { moves = [], pathNow = (_file, path) => path }: Rearrangement,
): Iterable<readonly [file: string, edit: Fix]> {
  const byPath = new Map(after.descriptors.map((descriptor) => [descriptor.file.path, descriptor]));
  const movedTo = (path: string): string => moves.find(({ from }) => from === path)?.to ?? path;
  const now: Now = {
    descriptor: ({ file }) => byPath.get(movedTo(file.path)),
    pointer: (descriptor, path) => {
      const file = fileWith(descriptor, path);
      const ownPath = pathNow(file, descriptor.joined?.ownPath(path) ?? path);
      const joined = now.descriptor(descriptor)?.joined;
      const there = ownPath && joined ? joined.pathOf(movedTo(file), ownPath) : ownPath;
      return there && pointerOf(there);
    },
  };
  yield* translationEdits(before, after, now);
  yield* scenarioEdits(before, after, now);
}

/** Where a descriptor, and a part of it, is after the change. */
interface Now {
  descriptor(before: Descriptor): Descriptor | undefined;
  pointer(before: Descriptor, path: Path): string | undefined;
}

/** The new addresses of texts by their old ones. A renamed part may have another path: there its turn decides. */
function changedTexts(before: Project, after: Project, now: Now): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>();
  for (const descriptor of before.descriptors) {
    const next = now.descriptor(descriptor);
    const texts = next ? textsOf(after, next) : [];
    const byPointer = new Map(texts.map(({ path, address }) => [pointerOf(path), address]));
    for (const [index, { path, address }] of textsOf(before, descriptor).entries()) {
      const pointer = now.pointer(descriptor, path);
      if (pointer === undefined) continue;
      const changed = byPointer.get(pointer) ?? texts[index]?.address;
      if (changed !== undefined && changed !== address) addresses.set(address, changed);
    }
  }
  return addresses;
}

function* translationEdits(before: Project, after: Project, now: Now): Iterable<readonly [string, Fix]> {
  const addresses = changedTexts(before, after, now);
  if (addresses.size === 0) return;
  for (const { file } of before.of('messages').flatMap(filesOf)) {
    const root = parseTree(file.text);
    for (const [from, to] of addresses) {
      const key = root && findNodeAtLocation(root, ['texts', from])?.parent?.children?.[0];
      if (key) yield [file.path, { offset: key.offset, length: key.length, text: JSON.stringify(to) }];
    }
  }
}

function* scenarioEdits(before: Project, after: Project, now: Now): Iterable<readonly [string, Fix]> {
  for (const scenarios of before.of('scenarios')) {
    const about = describedBy(before, scenarios);
    const next = about && now.descriptor(about);
    if (!next || next === about) continue;
    const changed = new Map([...namedParts(after, next)].map(([address, path]) => [pointerOf(path), address]));
    const known = namedParts(before, about);
    for (const { of, name, path } of usedNames(before, scenarios)) {
      const part = of === 'part' ? known.get(String(name)) : undefined;
      const pointer = part && now.pointer(about, part);
      const address = pointer === undefined ? undefined : changed.get(pointer);
      if (address === undefined || address === name) continue;
      yield [scenarios.file.path, { ...spanOf(scenarios.root, path), text: JSON.stringify(address) }];
    }
  }
}
