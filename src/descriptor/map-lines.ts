import { isList, isNumber, isRecord, isString } from '../lib/json';
import { own } from '../lib/own';

/** One line of a map field. */
export interface MapLine {
  readonly name: string;
  readonly value: unknown;
}

/** Depth below which an object is shown as JSON text. */
const deepest = 8;

/**
 * The lines of a map: members of an object with nested ones as paths, or a list of `{ name | key, value }`. A member that is
 * a list of words is one line with all of them.
 */
export function mapLines(value: unknown): readonly MapLine[] {
  if (isList(value)) return value.flatMap(namedEntry);
  return isRecord(value) ? members(value, '', deepest) : [];
}

function namedEntry(entry: unknown): readonly MapLine[] {
  const name = own(entry, 'name') ?? own(entry, 'key');
  return isString(name) ? [{ name, value: words(own(entry, 'value')) }] : [];
}

function members(record: Readonly<Record<string, unknown>>, prefix: string, depth: number): readonly MapLine[] {
  return Object.entries(record).flatMap(([key, value]) => {
    const name = `${prefix}${key}`;
    const nested = isRecord(value) && Object.keys(value).length > 0 && depth > 1;
    return nested ? members(value, `${name}.`, depth - 1) : [{ name, value: words(value) }];
  });
}

function words(value: unknown): unknown {
  return isList(value) && value.every((word) => isString(word) || isNumber(word)) ? value.join(', ') : value;
}
