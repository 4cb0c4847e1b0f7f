import { createContext, useMemo } from 'react';
import type { ChosenRow, Opening } from './opening';
import { useStore } from './use-store';

/** The rows chosen in the tables of a panel, by the names the tables give them. */
export interface Choice {
  readonly rows: Readonly<Record<string, ChosenRow | undefined>>;
  /** Chooses a row; without one none is chosen any more. */
  readonly choose: (name: string, row: ChosenRow | undefined) => void;
}

/** Provides the chosen rows to the tables below. */
export const ChoiceContext = createContext<Choice>({ rows: {}, choose: () => undefined });

/** The choice of one owner for one opening, and as expressions read it: `selected.<name>` is the row. */
export function useChoice(
  opening: Opening,
  owner: string,
): { readonly choice: Choice; readonly selected: Readonly<Record<string, unknown>> } {
  const all = useStore(opening.chosen);
  return useMemo(() => {
    const prefix = `${owner}/`;
    const rows = Object.fromEntries(
      Object.entries(all).flatMap(([key, row]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), row]] : [])),
    );
    const selected = Object.fromEntries(Object.entries(rows).map(([name, chosen]) => [name, chosen?.row]));
    const choose: Choice['choose'] = (name, row) =>
      opening.chosen.update((before) => ({ ...before, [`${prefix}${name}`]: row }));
    return { choice: { rows, choose }, selected };
  }, [all, opening, owner]);
}
