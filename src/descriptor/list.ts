import type { Expression, Scope } from '~/generated/contract/types';
import { isList } from '~/lib/json';
import { evaluate } from './evaluate';
import { isEmpty } from '~/lib/format/formatted-value';

/** The entries of a list value. A single value counts as a list of one, an empty value as none. */
export function listEntries(value: unknown): readonly unknown[] {
  if (isList(value)) return value;
  return isEmpty(value) ? [] : [value];
}

/** The scope of expressions over one entry. */
export function itemScope(scope: Scope, item: unknown): Scope {
  return { ...scope, item };
}

/** The value of each entry: the entry itself, or the result of `item`. */
export function listValues(value: unknown, item: Expression | undefined, scope: Scope): readonly unknown[] {
  const entries = listEntries(value);
  return item ? entries.map((entry) => evaluate(item, itemScope(scope, entry))) : entries;
}
