import type { Type } from '../../language/type';
import { memberPath } from '../fields/contract-tree';
import { columnFor, fittingField, type KnownScale } from '../fields/fitting-field';
import { mainOf } from './call-arguments';

/** A column of a table. */
export interface Column {
  readonly type: string;
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly scale?: string | undefined;
  readonly sort?: string | undefined;
  readonly hidden?: boolean | undefined;
}

/** As many as the table of a field may have, and that of a screen. */
const maxColumns = { field: 12, screen: 60 };

/**
 * The columns that show the members of an entry; none if it has no member that fits into a cell. Names for machines
 * give way where there is no room, and are hidden at first where the reader can arrange the columns.
 */
export function columnsOf(entry: Type, of: 'field' | 'screen', scales: readonly KnownScale[]): readonly Column[] {
  const type = mainOf(entry);
  if (type.is !== 'object') return [];
  const columns = [...type.members].flatMap(([name, member]): readonly Column[] => {
    const field = fittingField({ name, path: memberPath('item', name), member }, scales);
    if (!field) return [];
    const { type, id = name, label, value, scale } = columnFor(field);
    return [{ type, id, label, value, scale }];
  });
  const telling = columns.filter((column) => !isName(column));
  if (of === 'field') return (columns.length > maxColumns.field ? telling : columns).slice(0, maxColumns.field);
  const hidesNames = telling.length > 0;
  return columns
    .slice(0, maxColumns.screen)
    .map((column) => (hidesNames && isName(column) ? { ...column, hidden: true } : column));
}

/** Whether a column shows a name for machines: an `id`, or that of something else. */
function isName({ value }: Column): boolean {
  return /(\.id|Id|_id|[Uu]uid|[Gg]uid)$/.test(value);
}
