import { isList, isRecord } from '~/lib/json';
import { idOf, valueAt } from '../../language/address';
import type { Json, Path } from '../../language/model';

/**
 * The properties that go when a part is removed, because they are there for it alone: of a filter, the parameters of
 * calls that send what it chooses, and the ways of columns to it. A call that sends nothing else loses its `query`.
 */
export function goesWith(value: Json, part: Path): readonly Path[] {
  const id = part.at(-2) === 'filters' ? idOf(valueAt(value, part)) : undefined;
  return id === undefined ? [] : [...usesOf(value, id, [])];
}

function* usesOf(value: Json, filter: string, path: Path): Iterable<Path> {
  if (isList(value)) {
    for (const [index, one] of value.entries()) yield* usesOf(one, filter, [...path, index]);
  } else if (isRecord(value)) {
    for (const [name, below = null] of Object.entries(value)) {
      const at = [...path, name];
      if (name === 'query' && isRecord(below)) yield* sentBy(below, filter, at);
      else if (name === 'filter' && isRecord(below) && below['by'] === filter) yield at;
      else yield* usesOf(below, filter, at);
    }
  }
}

function sentBy(query: object, filter: string, path: Path): readonly Path[] {
  const entries = Object.entries(query);
  const reads = ['', '.from', '.to'].map((end) => `filter.${filter}${end}`);
  const sent = entries.filter(([, expression]) => reads.includes(String(expression).trim()));
  if (sent.length === entries.length && sent.length > 0) return [path];
  return sent.map(([name]) => [...path, name]);
}
