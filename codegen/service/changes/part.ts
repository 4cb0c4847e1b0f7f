import { isList, isRecord } from '~/lib/json';
import { pointerOf } from '../../diagnostics/locate';
import { idOf } from '../../language/address';
import type { Descriptor, Json, Path } from '../../language/model';
import { outlineOf } from '../outline';
import type { OutlineEntry } from '../service';

/** A part of a descriptor: what it consists of itself, without the parts in it. */
export interface Part {
  /** The word of the language for it, such as `field`; empty for the descriptor itself. */
  readonly kind: string;
  /** What people call it. */
  readonly label: string;
  readonly path: Path;
  /** Names it among the parts of its file, wherever it is. */
  readonly key: string;
  /** The part around it; absent for the descriptor itself. */
  readonly parent?: Part;
  /** Its properties, without those that are parts. */
  readonly properties: Json;
}

/** The parts of a descriptor in the order of its text, the descriptor itself first. */
export function partsOf(descriptor: Descriptor): readonly Part[] {
  const entries = outlineOf(descriptor);
  const pointers = new Set(flat(entries).map(({ path }) => pointerOf(path)));
  const taken = new Map<string, number>();
  const keyOf = (kind: string, name: string): string => {
    const key = `${kind} ${name}`;
    const count = taken.get(key) ?? 0;
    taken.set(key, count + 1);
    return count === 0 ? key : `${key} ${count + 1}`;
  };
  const properties = (path: Path, value: Json): Json => withoutParts(value, path, pointers);
  const root: Part = {
    kind: '',
    label: descriptor.id,
    path: [],
    key: '',
    properties: properties([], descriptor.value),
  };
  const below = (parent: Part, list: readonly OutlineEntry[]): readonly Part[] =>
    list.flatMap((entry) => {
      const { kind, label, path } = entry;
      const value = entry.path.reduce<Json>((whole, step) => memberOf(whole, step), descriptor.value);
      const part = {
        kind,
        label,
        path,
        parent,
        key: keyOf(kind, idOf(value) ?? label),
        properties: properties(path, value),
      };
      return [part, ...below(part, entry.children)];
    });
  return [root, ...below(root, entries)];
}

/** A part in words: `field Registrant name`. */
export function nameOf({ kind, label }: Part): string {
  return `${kind} ${label}`;
}

function flat(entries: readonly OutlineEntry[]): readonly OutlineEntry[] {
  return entries.flatMap((entry) => [entry, ...flat(entry.children)]);
}

function memberOf(value: Json, step: string | number): Json {
  return (isList(value) ? value[Number(step)] : isRecord(value) ? value[step] : undefined) ?? null;
}

/** A value without the parts in it, and without what is empty then; an empty list says the same as none. */
function withoutParts(value: Json, path: Path, parts: ReadonlySet<string>): Json {
  const isPart = (at: Path): boolean => parts.has(pointerOf(at));
  if (isList(value)) {
    return value.flatMap((one, index) =>
      isPart([...path, index]) ? [] : [withoutParts(one, [...path, index], parts)],
    );
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one = null]): (readonly [string, Json])[] => {
      const at = [...path, name];
      if (isPart(at)) return [];
      const rest = withoutParts(one, at, parts);
      return isEmpty(rest) && (isList(rest) || !isEmpty(one)) ? [] : [[name, rest]];
    }),
  );
}

function isEmpty(value: Json): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
