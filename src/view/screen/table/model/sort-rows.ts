import { evaluate } from '~/descriptor/evaluate';
import type { SortOrder } from '~/descriptor/screen-address';
import type { Column } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { formatText } from '~/lib/format/text';
import { isList } from '~/lib/json';
import { hasValueFormat, sortValue } from '~/view/value/formats/format-value';
import type { ListEntry, ListPage } from './list-pages';

interface Keyed {
  readonly entry: ListEntry;
  readonly value: string | number | undefined;
}

/**
 * A list that came whole, in the order of one of its columns: numbers and times by value, words of a scale as the scale
 * has them, texts as the language sorts them. Rows without a value come last in either direction, and equal ones keep
 * the order of the answer. Without such a column the list stays as it is.
 */
export function sortRows(
  page: ListPage,
  columns: readonly Column[],
  { key, descending }: SortOrder,
  language: string,
): ListPage {
  const column = columns.find((one) => 'sort' in one && one.sort === key);
  if (!column) return page;
  const collator = new Intl.Collator(language, { numeric: true });
  const sign = descending ? -1 : 1;
  const sorted = Array.from({ length: page.count }, (_, index) => page.entryAt(page.offset + index))
    .flatMap((entry): readonly Keyed[] => (entry ? [{ entry, value: valueIn(column, entry.scope) }] : []))
    .sort(({ value: left }, { value: right }) => {
      if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
      return sign * compare(left, right, collator);
    });
  const entries = sorted.map(({ entry }, index) => ({ ...entry, index: page.offset + index }));
  return { ...page, entryAt: (index) => entries[index - page.offset] };
}

/** Numbers come before texts. */
function compare(left: string | number, right: string | number, collator: Intl.Collator): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left === 'string' && typeof right === 'string') return collator.compare(left, right);
  return typeof left === 'number' ? -1 : 1;
}

function valueIn(column: Column, scope: Scope): string | number | undefined {
  if (column.type === 'button') return undefined;
  const value = evaluate(column.value, scope);
  if (hasValueFormat(column)) return sortValue(value, column);
  return isList(value) ? value.length : formatText(value)?.copy;
}
