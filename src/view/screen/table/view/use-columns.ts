import { useMemo } from 'react';
import type { Column } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { useColumnHeading } from '~/view/value/ColumnName';
import { columnLayout } from '~/view/value/formats/column-layout';
import { displayedColumns, type NamedColumn } from '../model/list-address';
import type { ListLayout } from '../model/list-layout';
import type { StoredLayout } from '../model/use-list-layout';
import { columnsBetween } from './virtualization';

/** The displayed columns of a table. */
export interface TableColumns {
  readonly columns: readonly Column[];
  readonly named: readonly NamedColumn[];
  /** Pixels, in the order of the columns. */
  readonly widths: readonly number[];
  /** The width of the table, with the columns for the selection and the row actions. Pixels. */
  readonly tableWidth: number;
  readonly resize: StoredLayout['resize'];
}

/** The width of the column for the selection and of the one for the row actions. Pixels. */
export const sideWidth = 40;

const none: NonNullable<ListLayout['widths']> = {};

/** The columns of the address, else those of the layout, with their widths. */
export function useColumns(
  all: readonly Column[],
  ids: readonly string[] | undefined,
  table: {
    readonly scope: Scope;
    readonly boxWidth: number;
    readonly hasMenu: boolean;
    readonly stored: StoredLayout;
  },
): TableColumns {
  const { scope, boxWidth, hasMenu, stored } = table;
  const { widths: resized = none } = stored.layout;
  const shown = ids ?? stored.layout.columns;
  const t = useTranslate();
  const headingOf = useColumnHeading();
  const sidesWidth = (hasMenu ? 2 : 1) * sideWidth;
  const columns = useMemo(() => displayedColumns(all, shown), [all, shown]);
  const named = useMemo(() => columns.map((column) => ({ column, name: t(column.label, scope) })), [columns, t, scope]);
  const widths = useMemo(() => {
    const headed = named.map(({ column, name }) => ({ column, heading: headingOf(column.type, name) }));
    return columnWidths(headed, boxWidth - sidesWidth, resized);
  }, [named, headingOf, boxWidth, sidesWidth, resized]);
  const tableWidth = sidesWidth + sum(widths);
  return { columns, named, widths, tableWidth, resize: stored.resize };
}

/** How much of their width columns with long values give up for a column that would be cut. */
const maxNarrowing = 0.2;

/**
 * The width of each column: the one that the analyst set, else that of the descriptor, else that of its type. Columns
 * with long values that nobody resized share the rest of the available width, or become narrower, but not than their
 * heading, if then the last visible column is not cut.
 */
function columnWidths(
  columns: readonly { readonly column: Column; readonly heading: string }[],
  available: number,
  resized: NonNullable<ListLayout['widths']>,
): readonly number[] {
  const widths = columns.map(
    ({ column: { id, type, width }, heading }) =>
      resized[id] ?? width ?? Math.max(columnLayout(type).width, headingWidth(heading)),
  );
  const { end } = columnsBetween(widths, 0, available);
  const rest = available - sum(widths.slice(0, end));
  /** In what proportion the visible columns with long values share the rest. */
  const shares = widths.map((width, index) => {
    const { column, heading } = columns[index] ?? {};
    if (index >= end || !column || !columnLayout(column.type).isFlexible || resized[column.id] !== undefined) return 0;
    return rest > 0 ? width : Math.min(width * maxNarrowing, Math.max(0, width - headingWidth(heading ?? '')));
  });
  const total = sum(shares);
  if (total === 0 || -rest > total) return widths;
  return widths.map((width, index) => width + Math.floor(((shares[index] ?? 0) * rest) / total));
}

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);

/** The width that a heading needs: its letters, the icon of the order and the padding. Pixels. */
function headingWidth(heading: string): number {
  return Math.min(240, 44 + heading.length * 8);
}
