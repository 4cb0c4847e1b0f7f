import { useCallback, useMemo, useState } from 'react';
import type { Column } from '../../../generated/descriptor-types';
import type { Scope } from '../../../generated/types';
import { useText } from '../../use-text';
import { columnWidths, narrowest, widest } from './column-widths';
import { shownColumns } from './shown-columns';

/** A column and its name in the reader's language. */
export interface NamedColumn {
  readonly column: Column;
  readonly name: string;
}

/** The columns of a table as they are shown now. */
export interface ShownColumns {
  readonly columns: readonly Column[];
  readonly named: readonly NamedColumn[];
  /** Pixels, in the order of the columns. */
  readonly widths: readonly number[];
  /** Pixels of the whole table, with what stands beside the columns. */
  readonly whole: number;
  /** Makes a column as wide as the reader wants; without a width it is as wide as at first. */
  readonly resize: (id: string, width: number | undefined) => void;
}

/** Pixels of the columns for choosing and for further actions. */
export const sideWidth = 40;

/** Follows what the address says of columns. Widths are kept as long as the page is. */
export function useColumns(
  all: readonly Column[],
  ids: readonly string[] | undefined,
  { scope, room, hasMenu }: { readonly scope: Scope; readonly room: number; readonly hasMenu: boolean },
): ShownColumns {
  const text = useText();
  const beside = (hasMenu ? 2 : 1) * sideWidth;
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const columns = useMemo(() => shownColumns(all, ids), [all, ids]);
  const named = useMemo(
    () => columns.map((column) => ({ column, name: text(column.label, scope) })),
    [columns, text, scope],
  );
  const widths = useMemo(
    () =>
      columnWidths(
        named.map(({ column: { id, type, width }, name }) => ({
          id,
          type,
          name,
          ...(width !== undefined && { width }),
        })),
        room - beside,
        chosen,
      ),
    [named, room, beside, chosen],
  );
  const resize = useCallback((id: string, width: number | undefined) => {
    setChosen((now) => {
      const next = new Map(now);
      if (width === undefined) next.delete(id);
      else next.set(id, Math.round(Math.min(widest, Math.max(narrowest, width))));
      return next;
    });
  }, []);
  const whole = beside + widths.reduce((sum, width) => sum + width, 0);
  return { columns, named, widths, whole, resize };
}
