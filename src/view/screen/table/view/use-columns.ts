import { useMemo } from 'react';
import type { Column } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { useColumnHeading } from '~/view/value/ColumnName';
import { columnLayout } from '~/view/value/formats/column-layout';
import { displayedColumns, type NamedColumn } from '../model/list-address';
import type { ListLayout } from '../model/list-layout';
import type { StoredLayout } from '../model/use-list-layout';
import { fittedWidths, type SizedColumn } from './fitted-widths';

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
    const sized = named.map(({ column, name }) => sizeOf({ column, heading: headingOf(column.type, name) }, resized));
    return fittedWidths(sized, boxWidth - sidesWidth);
  }, [named, headingOf, boxWidth, sidesWidth, resized]);
  const tableWidth = widths.reduce((total, width) => total + width, sidesWidth);
  return { columns, named, widths, tableWidth, resize: stored.resize };
}

/** A column: its width is the one that the analyst set, else that of the descriptor, else that of its type. */
function sizeOf(
  { column: { id, type, width: given }, heading }: { readonly column: Column; readonly heading: string },
  resized: NonNullable<ListLayout['widths']>,
): SizedColumn {
  const { width: usual, isFlexible } = columnLayout(type);
  const minWidth = headingWidth(heading);
  const width = resized[id] ?? given ?? Math.max(usual, minWidth);
  return { width, minWidth, isFlexible: isFlexible && resized[id] === undefined };
}

/** The width that a heading needs: its letters, the icon of the order and the padding. Pixels. */
function headingWidth(heading: string): number {
  return Math.min(240, 44 + heading.length * 8);
}
