import { isList } from '~/lib/json';
import { getOwn } from '~/lib/get-own';
import { eq, every, has, some, type Decision } from './logic';

type Test = (item: unknown) => unknown;

/** An own member of a value. */
export function get(value: unknown, name: string): unknown {
  return getOwn(value, name);
}

/** The entry at a position, counted from 0. */
export function at(list: unknown, index: unknown): unknown {
  return isList(list) && typeof index === 'number' ? list[index] : undefined;
}

/** The number of entries of a list, or of characters (code points) of a text. */
export function size(value: unknown): number | undefined {
  if (typeof value === 'string') return Array.from(value).length;
  return isList(value) ? value.length : undefined;
}

/** True if a value is an entry of a list. */
export function within(value: unknown, list: unknown): Decision {
  return has(value) ? exists(list, (entry) => eq(value, entry)) : undefined;
}

/** True if the test is true for an entry. */
export function exists(list: unknown, test: Test): Decision {
  return isList(list) ? some(list.map((entry) => test(entry))) : undefined;
}

/** True if the test is true for every entry. */
export function all(list: unknown, test: Test): Decision {
  return isList(list) ? every(list.map((entry) => test(entry))) : undefined;
}

/** The entries for which the test is true; undecided if it is undecided for one entry. */
export function filter(list: unknown, test: Test): readonly unknown[] | undefined {
  if (!isList(list)) return undefined;
  const results = list.map((entry) => test(entry));
  if (!results.every((result) => typeof result === 'boolean')) return undefined;
  return list.filter((_, index) => results[index]);
}

/** The results of `change` for each entry; an entry may become undecided. */
export function map(list: unknown, change: Test): readonly unknown[] | undefined {
  return isList(list) ? list.map((entry) => change(entry)) : undefined;
}
