import type { Expression, Scope } from '../generated/types';
import { isList } from '../lib/json';
import { evaluate } from './evaluate';
import { isEmpty } from './format/emptiness';

/** The entries of a list value. A single value counts as a list of one, an empty value as none. */
export function listEntries(value: unknown): readonly unknown[] {
  if (isList(value)) return value;
  return isEmpty(value) ? [] : [value];
}

/** The scope in which expressions over one entry are read. */
export function itemScope(scope: Scope, item: unknown): Scope {
  return { ...scope, item };
}

/** What is shown of each entry: the entry itself unless the field names a part of it. */
export function listValues(value: unknown, item: Expression | undefined, scope: Scope): readonly unknown[] {
  const entries = listEntries(value);
  return item ? entries.map((entry) => evaluate(item, itemScope(scope, entry))) : entries;
}
