import { extentOf } from '../diagnostics/locate';
import { isList, isRecord } from '~/lib/json';
import { idOf } from '../language/address';
import type { Descriptor, Json, Path } from '../language/model';
import { stringAt } from '../1-parse/read';
import type { OutlineEntry } from './service';

/** The lists and maps of descriptors whose entries are parts with a name, and the word for an entry. */
const parts: ReadonlyMap<string, string> = new Map([
  ['sources', 'source'],
  ['values', 'value'],
  ['tabs', 'tab'],
  ['sections', 'section'],
  ['fields', 'field'],
  ['columns', 'column'],
  ['details', 'detail'],
  ['filters', 'filter'],
  ['tiles', 'tile'],
  ['blocks', 'block'],
  ['slides', 'slide'],
  ['lines', 'line'],
  ['rows', 'row'],
  ['routes', 'route'],
  ['buttons', 'button'],
  ['actions', 'action'],
  ['predicates', 'predicate'],
  ['rules', 'rule'],
  ['flags', 'flag'],
  ['permissions', 'permission'],
  ['banners', 'banner'],
  ['input', 'input'],
]);

/** The named parts of a descriptor, in their order, those inside others as their children. */
export function outlineOf(descriptor: Descriptor): readonly OutlineEntry[] {
  return entriesIn(descriptor, descriptor.written, []);
}

function entriesIn(descriptor: Descriptor, value: Json, path: Path): readonly OutlineEntry[] {
  if (isList(value)) return value.flatMap((one, index) => entriesIn(descriptor, one, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, below]) => {
    const kind = parts.get(name);
    const at = [...path, name];
    if (kind === undefined) return entriesIn(descriptor, below ?? null, at);
    if (isList(below)) return below.map((one, index) => entry(descriptor, one, { kind, path: [...at, index] }));
    if (!isRecord(below)) return [];
    return Object.entries(below).map(([key, one]) => entry(descriptor, one ?? null, { kind, path: [...at, key] }));
  });
}

function entry(descriptor: Descriptor, value: Json, { kind, path }: Pick<OutlineEntry, 'kind' | 'path'>): OutlineEntry {
  return {
    label: labelOf(value, path),
    kind,
    path,
    range: extentOf(descriptor.root, path),
    children: entriesIn(descriptor, value, path),
  };
}

/** What the page shows for a part, else its id, else its key or its number in the list. */
function labelOf(value: Json, path: Path): string {
  const last = path.at(-1);
  if (typeof last === 'string') return last;
  for (const name of ['title', 'label', 'text']) {
    const text = isRecord(value) ? value[name] : undefined;
    const shown = typeof text === 'string' ? text : (stringAt(text, 'text') ?? stringAt(text, 'message'));
    if (shown) return shown;
  }
  return idOf(value) ?? stringAt(value, 'type') ?? stringAt(value, 'equals') ?? `${Number(last) + 1}`;
}
