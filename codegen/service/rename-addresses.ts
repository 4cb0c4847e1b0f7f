import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { describedBy, namedParts, textsOf, usedNames } from '../2-analyze/analysis';
import type { Project } from '../1-parse/project';
import { pointerOf, spanOf } from '../diagnostics/locate';
import type { Descriptor, Fix } from '../language/model';
import type { FileMove } from './service';

/** The edits where addresses are written that a renaming changes: the keys of translations, and parts in scenarios. */
export function* addressEdits(
  before: Project,
  after: Project,
  moves: readonly FileMove[],
): Iterable<readonly [file: string, edit: Fix]> {
  const byPath = new Map(after.descriptors.map((descriptor) => [descriptor.file.path, descriptor]));
  const now = ({ file: { path } }: Descriptor) => byPath.get(moves.find(({ from }) => from === path)?.to ?? path);
  yield* translationEdits(before, after, now);
  yield* scenarioEdits(before, after, now);
}

type Now = (descriptor: Descriptor) => Descriptor | undefined;

/** The new addresses of texts by their old ones. */
function changedTexts(before: Project, after: Project, now: Now): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>();
  for (const descriptor of before.descriptors) {
    const next = now(descriptor);
    const texts = next ? textsOf(after, next) : [];
    for (const [index, { address }] of textsOf(before, descriptor).entries()) {
      const changed = texts[index]?.address;
      if (changed !== undefined && changed !== address) addresses.set(address, changed);
    }
  }
  return addresses;
}

function* translationEdits(before: Project, after: Project, now: Now): Iterable<readonly [string, Fix]> {
  const addresses = changedTexts(before, after, now);
  if (addresses.size === 0) return;
  for (const { file } of before.of('messages')) {
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
    const next = about && now(about);
    if (!next || next === about) continue;
    const changed = new Map([...namedParts(after, next)].map(([address, path]) => [pointerOf(path), address]));
    const known = namedParts(before, about);
    for (const { of, name, path } of usedNames(before, scenarios)) {
      const part = of === 'part' ? known.get(String(name)) : undefined;
      const address = part && changed.get(pointerOf(part));
      if (address === undefined || address === name) continue;
      yield [scenarios.file.path, { ...spanOf(scenarios.root, path), text: JSON.stringify(address) }];
    }
  }
}
