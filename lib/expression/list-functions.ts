import { isList } from '../json';
import { getOwn } from '../get-own';
import { countSteps, countText } from './cost';
import { eq, has, type Decision } from './logic';

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
  if (typeof value === 'string') {
    countText(value, 'counted');
    return countCodePoints(value);
  }
  return isList(value) ? value.length : undefined;
}

/** Without a list of the code points, which takes many times as long. */
function countCodePoints(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) count += 1;
  return count;
}

/** True if a value is an entry of a list. */
export function within(value: unknown, list: unknown): Decision {
  if (!has(value)) return undefined;
  const entries = isList(list) ? plainEntries(list) : undefined;
  return entries?.type === typeof value ? entries.values.has(value) : exists(list, (entry) => eq(value, entry));
}

/** True if the test is true for an entry. */
export function exists(list: unknown, test: Test): Decision {
  return isList(list) ? decideOne(list, test, true) : undefined;
}

/** True if the test is true for every entry. */
export function all(list: unknown, test: Test): Decision {
  return isList(list) ? decideOne(list, test, false) : undefined;
}

/** The entries for which the test is true; undecided if it is undecided for one entry. */
export function filter(list: unknown, test: Test): readonly unknown[] | undefined {
  if (!isList(list)) return undefined;
  countSteps(list.length);
  const results = list.map((entry) => test(entry));
  if (!results.every((result) => typeof result === 'boolean')) return undefined;
  return list.filter((_, index) => results[index]);
}

/** The results of `change` for each entry; an entry may become undecided. */
export function map(list: unknown, change: Test): readonly unknown[] | undefined {
  if (!isList(list)) return undefined;
  countSteps(list.length);
  return list.map((entry) => change(entry));
}

/** The value that one entry decides, else its opposite; undecided if the test is undecided for an entry. */
function decideOne(list: readonly unknown[], test: Test, decisive: boolean): Decision {
  let decision: Decision = !decisive;
  for (const entry of list) {
    countSteps(1);
    const result = test(entry);
    if (result === decisive) return decisive;
    if (result !== !decisive) decision = undefined;
  }
  return decision;
}

/** The entries of a list that are all texts, all numbers or all true or false, and their type. */
interface PlainEntries {
  readonly type: string;
  readonly values: ReadonlySet<unknown>;
}

/** By the list, because one expression often looks for many values in the same list. Lists of answers do not change. */
const knownEntries = new WeakMap<readonly unknown[], PlainEntries | undefined>();

function plainEntries(list: readonly unknown[]): PlainEntries | undefined {
  if (!knownEntries.has(list)) knownEntries.set(list, findPlainEntries(list));
  countSteps(1);
  return knownEntries.get(list);
}

function findPlainEntries(list: readonly unknown[]): PlainEntries | undefined {
  countSteps(list.length);
  const type = typeof list[0];
  if (type === 'object' || !list.every((entry) => typeof entry === type && !Number.isNaN(entry))) return undefined;
  return { type, values: new Set(list) };
}
