import { use, useEffect, useMemo } from 'react';
import { ChoiceContext } from '../choice';
import type { ChosenRow } from '../opening';

/** Which row of a table is chosen; -1 is none. Choosing it again gives it up. */
export interface RowChoice {
  readonly chosen: number;
  readonly toggle: (index: number) => void;
}

/** The choice of a table by its name; none for a table without one. A chosen row that is gone is given up. */
export function useRowChoice(name: string | undefined, rows: readonly unknown[]): RowChoice | undefined {
  const { rows: all, choose } = use(ChoiceContext);
  const row = name === undefined ? undefined : all[name];
  const chosen = useMemo(() => placeOf(row, rows), [row, rows]);
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

/** Rows have no names: after a refresh the chosen one is that with the same content, first of all at its place. */
function placeOf(chosen: ChosenRow | undefined, rows: readonly unknown[]): number {
  if (!chosen) return -1;
  const content = JSON.stringify(chosen.row);
  const isSame = (row: unknown): boolean => row === chosen.row || JSON.stringify(row) === content;
  return chosen.index < rows.length && isSame(rows[chosen.index]) ? chosen.index : rows.findIndex(isSame);
}
