import { use, useEffect, useMemo } from 'react';
import { ChoiceContext } from '~/view/data/choice';
import type { ChosenRow } from '~/state/sources/query-scope';

/** The selected row of a table. */
export interface RowChoice {
  /** Index of the row; -1 if none is selected. */
  readonly chosen: number;
  /** Selects a row, or deselects it if it is selected. */
  readonly toggle: (index: number) => void;
}

/**
 * The selection of a table by its name; `undefined` for a table without a named selection. A removed row is deselected.
 */
export function useRowChoice(name: string | undefined, rows: readonly unknown[]): RowChoice | undefined {
  const { rows: all, choose } = use(ChoiceContext);
  const row = name === undefined ? undefined : all[name];
  const chosen = useMemo(() => indexOfChoice(row, rows), [row, rows]);
  const isGone = row !== undefined && chosen < 0;
  useEffect(() => {
    if (name !== undefined && isGone) choose(name, undefined);
  }, [name, isGone, choose]);
  return useMemo(() => {
    if (name === undefined) return undefined;
    const toggle = (index: number): void => choose(name, index === chosen ? undefined : { row: rows[index], index });
    return { chosen, toggle };
  }, [name, rows, chosen, choose]);
}

/** Rows have no ids: after a refresh the selected row is one with the same content, preferably at the same index. */
function indexOfChoice(chosen: ChosenRow | undefined, rows: readonly unknown[]): number {
  if (!chosen) return -1;
  const content = JSON.stringify(chosen.row);
  const isSame = (row: unknown): boolean => row === chosen.row || JSON.stringify(row) === content;
  return chosen.index < rows.length && isSame(rows[chosen.index]) ? chosen.index : rows.findIndex(isSame);
}
