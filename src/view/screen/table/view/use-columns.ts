import { useCallback, useMemo, useState } from 'react';
import type { Column } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { useColumnHeading } from '~/view/value/ColumnName';
import { columnLayout } from '~/view/value/formats/column-layout';
import { displayedColumns, type NamedColumn } from '../model/list-address';

/** The displayed columns of a table. */
export interface TableColumns {
  readonly columns: readonly Column[];
  readonly named: readonly NamedColumn[];
  /** Pixels, in the order of the columns. */
  readonly widths: readonly number[];
  /** The width of the table, with the columns for the selection and the row actions. Pixels. */
  readonly tableWidth: number;
  /** Sets the width of a column; without a width the column gets its first one. */
  readonly resize: (id: string, width: number | undefined) => void;
}

/** The width of the column for the selection and of the one for the row actions. Pixels. */
export const sideWidth = 40;

/** Limits of the width that an analyst can give to a column. Pixels. */
const minWidth = 56;
const maxWidth = 1200;

/** The columns of the address with their widths, which last as long as the page. */
export function useColumns(
  all: readonly Column[],
  ids: readonly string[] | undefined,
  table: { readonly scope: Scope; readonly boxWidth: number; readonly hasMenu: boolean },
): TableColumns {
  const { scope, boxWidth, hasMenu } = table;
  const t = useTranslate();
  const headingOf = useColumnHeading();
  const sidesWidth = (hasMenu ? 2 : 1) * sideWidth;
  const [resized, setResized] = useState<ReadonlyMap<string, number>>(new Map());
  const columns = useMemo(() => displayedColumns(all, ids), [all, ids]);
  const named = useMemo(() => columns.map((column) => ({ column, name: t(column.label, scope) })), [columns, t, scope]);
  const widths = useMemo(() => {
    const headed = named.map(({ column, name }) => ({ column, heading: headingOf(column.type, name) }));
    return columnWidths(headed, boxWidth - sidesWidth, resized);
  }, [named, headingOf, boxWidth, sidesWidth, resized]);
  const resize = useCallback((id: string, width: number | undefined) => {
    setResized((now) => {
      const next = new Map(now);
      if (width === undefined) next.delete(id);
      else next.set(id, Math.round(Math.min(maxWidth, Math.max(minWidth, width))));
      return next;
    });
  }, []);
  const tableWidth = sidesWidth + widths.reduce((sum, width) => sum + width, 0);
  return { columns, named, widths, tableWidth, resize };
}

/**
 * The width of each column: the one that the analyst set, else that of the descriptor, else that of its type. Columns
 * with long values that nobody resized share the rest of the available width.
 */
function columnWidths(
  columns: readonly { readonly column: Column; readonly heading: string }[],
  available: number,
  resized: ReadonlyMap<string, number>,
): readonly number[] {
  const widths = columns.map(
    ({ column: { id, type, width }, heading }) =>
      resized.get(id) ?? width ?? Math.max(columnLayout(type).width, headingWidth(heading)),
  );
  const rest = available - widths.reduce((sum, width) => sum + width, 0);
  const grows = columns.map(({ column: { id, type } }) => columnLayout(type).isFlexible && !resized.has(id));
  const growing = widths.reduce((sum, width, index) => sum + (grows[index] ? width : 0), 0);
  if (rest <= 0 || growing === 0) return widths;
  return widths.map((width, index) => (grows[index] ? width + Math.floor((rest * width) / growing) : width));
}

/** The width that a heading needs: its letters, the icon of the order and the padding. Pixels. */
function headingWidth(heading: string): number {
  return Math.min(240, 44 + heading.length * 8);
}
