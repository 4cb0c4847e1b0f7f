import { createContext, useMemo } from 'react';
import type { ChosenRow, QueryScope } from '~/state/sources/query-scope';
import { useStore } from '../context/use-store';

/** The chosen rows of the tables of a panel, by the names of the choices. */
export interface Choice {
  readonly rows: Readonly<Record<string, ChosenRow | undefined>>;
  /** Chooses a row, or with `undefined` none. */
  readonly choose: (name: string, row: ChosenRow | undefined) => void;
}

/** Provides the chosen rows to the tables below. */
export const ChoiceContext = createContext<Choice>({ rows: {}, choose: () => undefined });

/**
 * The choice of one owner in a query scope, and the variable `selected` of expressions: `selected.<name>` is the row.
 */
export function useChoice(
  queryScope: QueryScope,
  owner: string,
): { readonly choice: Choice; readonly selected: Readonly<Record<string, unknown>> } {
  const all = useStore(queryScope.chosen);
  return useMemo(() => {
    const prefix = `${owner}/`;
    const rows = Object.fromEntries(
      Object.entries(all).flatMap(([key, row]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), row]] : [])),
    );
    const selected = Object.fromEntries(Object.entries(rows).map(([name, chosen]) => [name, chosen?.row]));
    const choose: Choice['choose'] = (name, row) =>
      queryScope.chosen.update((before) => ({ ...before, [`${prefix}${name}`]: row }));
    return { choice: { rows, choose }, selected };
  }, [all, queryScope, owner]);
}
