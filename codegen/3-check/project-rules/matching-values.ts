import { isList, isRecord } from '~/lib/json';
import type { Json, Path } from '../../language/model';

/** A value of a descriptor with its path. */
export interface FoundValue {
  readonly path: Path;
  readonly value: Json;
}

/** The names that are still to come on the way to a value. */
type Way = readonly string[];

/**
 * The values to which names of properties lead, in document order. Positions in lists have no name; `*` is any one
 * name, `**` any number of names.
 *
 * @param pattern such as `tabs.fields.label` or `**.label`
 */
export function matchingValues(root: Json, pattern: string): readonly FoundValue[] {
  return [...valuesOn({ path: [], value: root }, [pattern.split('.')])];
}

function* valuesOn({ path, value }: FoundValue, ways: readonly Way[]): Iterable<FoundValue> {
  const all = ways.flatMap((way) => (way[0] === '**' ? [way, way.slice(1)] : [way]));
  if (all.some((way) => way.length === 0)) yield { path, value };
  if (isList(value)) {
    for (const [index, entry] of value.entries()) yield* valuesOn({ path: [...path, index], value: entry }, ways);
  } else if (isRecord(value)) {
    for (const [key, below] of Object.entries(value)) {
      const further = all.flatMap((way) => step(way, key));
      if (further.length > 0) yield* valuesOn({ path: [...path, key], value: below ?? null }, further);
    }
  }
}

function step(way: Way, key: string): readonly Way[] {
  const [name, ...further] = way;
  if (name === '**') return [way];
  return name === '*' || name === key ? [further] : [];
}
