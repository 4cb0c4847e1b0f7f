import { extentOf } from '../diagnostics/locate';
import { isList, isRecord } from '~/lib/json';
import type { Descriptor, Json, Path } from '../language/model';
import { labelOfPart, partWords } from '../1-parse/part-words';
import type { OutlineEntry } from './service';

/** The named parts of a descriptor, in their order, those inside others as their children. */
export function outlineOf(descriptor: Descriptor): readonly OutlineEntry[] {
  return entriesIn(descriptor, descriptor.written, []);
}

function entriesIn(descriptor: Descriptor, value: Json, path: Path): readonly OutlineEntry[] {
  if (isList(value)) return value.flatMap((one, index) => entriesIn(descriptor, one, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, below]) => {
    const kind = partWords.get(name);
    const at = [...path, name];
    if (kind === undefined) return entriesIn(descriptor, below ?? null, at);
    if (isList(below)) return below.map((one, index) => entry(descriptor, one, { kind, path: [...at, index] }));
    if (!isRecord(below)) return [];
    return Object.entries(below).map(([key, one]) => entry(descriptor, one ?? null, { kind, path: [...at, key] }));
  });
}

function entry(descriptor: Descriptor, value: Json, { kind, path }: Pick<OutlineEntry, 'kind' | 'path'>): OutlineEntry {
  return {
    label: labelOfPart(value, path),
    kind,
    path,
    range: extentOf(descriptor.root, path),
    children: entriesIn(descriptor, value, path),
  };
}
