import { extendedBy, namedParts } from '../2-analyze/analysis';
import type { Project } from '../1-parse/project';
import { objectAt, stringAt } from '../1-parse/read';
import { valueAt } from '../language/address';
import type { Descriptor, Path } from '../language/model';
import { rangeInside, symbolOf } from './symbol-range';
import type { Occurrence } from './symbols';

/** The parts that extensions, and the extension points of a descriptor, name by their ids. */
export function* partsInExtensions(project: Project, descriptor: Descriptor): Iterable<Occurrence> {
  for (const address of Object.keys(objectAt(descriptor.written, 'extensions')))
    yield* partsInAddress(project, descriptor, { from: descriptor, address, path: ['extensions', address], key: true });
  if (descriptor.kind !== 'extension') return;
  const about = extendedBy(project, descriptor);
  const address = stringAt(descriptor.written, 'at');
  if (!about || address === undefined) return;
  yield* partsInAddress(project, about, { from: descriptor, address, path: ['at'], key: false });
  for (const name of ['after', 'before'] as const) {
    const id = stringAt(descriptor.written, name);
    if (id !== undefined)
      yield* part(project, about, `${address}.${id}`, { from: descriptor, at: [name], length: id.length });
  }
}

/** An address of a list, where it is written. */
interface WrittenAddress {
  readonly from: Descriptor;
  readonly address: string;
  readonly path: Path;
  readonly key: boolean;
}

/** The parts that the beginnings of an address name: `details` in `tabs.details.sections`. */
function* partsInAddress(
  project: Project,
  about: Descriptor,
  { from, address, path, key }: WrittenAddress,
): Iterable<Occurrence> {
  for (const { index } of address.matchAll(/\./g)) {
    const beginning = address.slice(0, index);
    const id = idIn(project, about, beginning);
    if (id !== undefined)
      yield* part(project, about, beginning, { from, at: path, key, start: index - id.length, length: id.length });
  }
}

/** The id with which the address of a part ends; nothing if no part that has one has this address. */
function idIn(project: Project, about: Descriptor, address: string): string | undefined {
  const path = namedParts(project, about).get(address);
  return path && typeof path.at(-1) === 'number' ? stringAt(valueAt(about.value, path), 'id') : undefined;
}

/** Where in a text the id of a part is. */
interface WrittenId {
  readonly from: Descriptor;
  readonly at: Path;
  readonly key?: boolean;
  readonly start?: number;
  readonly length: number;
}

/** A part by its address; a tab of a drawer has a list of its own too. */
function* part(
  project: Project,
  about: Descriptor,
  address: string,
  { from, at, key = false, start = 0, length }: WrittenId,
): Iterable<Occurrence> {
  const id = idIn(project, about, address);
  if (id === undefined) return;
  const range = { offset: rangeInside(from, at, key).offset + start, length };
  const occurrence = { descriptor: from, range, isDeclaration: false };
  if (about.kind === 'drawer' && address === `tabs.${id}`) yield { symbol: symbolOf('tab', id, about), ...occurrence };
  yield { symbol: symbolOf('part', address, about), ...occurrence };
}
