import { evaluate } from '../../../descriptor/evaluate';
import { showText } from '../../../descriptor/format/text';
import { itemScope } from '../../../descriptor/list';
import { withValues } from '../../../descriptor/named-values';
import type { TableScreen } from '../../../generated/descriptor-types';
import type { Scope } from '../../../generated/types';
import { isList, isNumber } from '../../../lib/json';

/** One entry of a list. The same object as long as the answer that brought it is the same one. */
export interface ListEntry {
  /** Position in the whole list, from 0. */
  readonly index: number;
  /** Names the entry; what the answer gives no name is known by its position. */
  readonly id: string;
  /** The entry is `item` in it. */
  readonly scope: Scope;
}

/** What one answer brought of a list. */
export interface ListPage {
  /** Position of the first entry, from 0. */
  readonly offset: number;
  readonly count: number;
  /** Entries of the whole list, as far as this answer tells. */
  readonly total: number | undefined;
  /** What expressions beside the entries read. */
  readonly scope: Scope;
  /** The entry at a position of the whole list. */
  readonly entryAt: (index: number) => ListEntry | undefined;
}

/**
 * Reads entries out of an answer. Nothing in it is relied on: what is no list has no entries, more of them than were asked
 * for are left out, a total that cannot be meant is none.
 */
export function readListPage(
  screen: Pick<TableScreen, 'rows' | 'rowId' | 'total' | 'values'>,
  answered: Scope,
  { offset, size }: { readonly offset: number; readonly size: number },
): ListPage {
  const scope = withValues(screen.values, answered);
  const rows = evaluate(screen.rows, scope);
  const items = isList(rows) ? rows.slice(0, size) : [];
  const made = new Map<number, ListEntry>();
  return {
    offset,
    count: items.length,
    total: toTotal(screen.total && evaluate(screen.total, scope)),
    scope,
    entryAt(index) {
      if (index < offset || index >= offset + items.length) return undefined;
      const known = made.get(index);
      if (known) return known;
      // Made when it is first looked at: a list that comes whole may be long.
      const own = itemScope(scope, items[index - offset]);
      const name = showText(evaluate(screen.rowId, own))?.copy;
      const entry = { index, id: name === undefined ? `at:${index}` : `id:${name}`, scope: own };
      made.set(index, entry);
      return entry;
    },
  };
}

function toTotal(value: unknown): number | undefined {
  return isNumber(value) && value >= 0 ? Math.floor(value) : undefined;
}
