import { isList, isNumber, isRecord, isString } from '~/lib/json';
import { getOwn } from '~/lib/get-own';

/** One line of a map field. */
export interface MapLine {
  readonly name: string;
  readonly value: unknown;
}

/** Nesting from which an object is shown as JSON. */
const maxDepth = 8;

/**
 * The lines of a map: the members of an object, nested ones by their path, or a list of `{ name | key, value }`. A list
 * of texts and numbers is one line.
 */
export function mapLines(value: unknown): readonly MapLine[] {
  if (isList(value)) return value.flatMap(namedEntry);
  return isRecord(value) ? members(value, '', maxDepth) : [];
}

function namedEntry(entry: unknown): readonly MapLine[] {
  const name = getOwn(entry, 'name') ?? getOwn(entry, 'key');
  return isString(name) ? [{ name, value: joinedList(getOwn(entry, 'value')) }] : [];
}

function members(record: Readonly<Record<string, unknown>>, prefix: string, depth: number): readonly MapLine[] {
  return Object.entries(record).flatMap(([key, value]) => {
    const name = `${prefix}${key}`;
    const nested = isRecord(value) && Object.keys(value).length > 0 && depth > 1;
    return nested ? members(value, `${name}.`, depth - 1) : [{ name, value: joinedList(value) }];
  });
}

function joinedList(value: unknown): unknown {
  return isList(value) && value.every((word) => isString(word) || isNumber(word)) ? value.join(', ') : value;
}
