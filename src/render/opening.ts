import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createStore, type Store } from '../lib/store';

/** A source asked again, with values that replace those of its descriptor. */
export interface Asked {
  readonly times: number;
  readonly query: Readonly<Record<string, unknown>> | undefined;
}

/** A chosen row of a table, and where it stands. */
export interface ChosenRow {
  readonly row: unknown;
  readonly index: number;
}

/** One opening of a drawer or dialog: its answers belong to it alone and are dropped when it closes. */
export interface Opening {
  readonly key: readonly ['opening', number];
  /** Aborted on closing. */
  readonly signal: AbortSignal;
  readonly asked: Store<Readonly<Record<string, Asked>>>;
  /** When the sources answered. */
  readonly answeredAt: Store<Readonly<Record<string, number>>>;
  /** The rows that are chosen in tables. */
  readonly chosen: Store<Readonly<Record<string, ChosenRow | undefined>>>;
}

let openings = 0;

/** The opening of the view that calls this, from its first to its last moment in the page. */
export function useOpening(): Opening {
  const queries = useQueryClient();
  const mounted = useRef(false);
  const [{ opening, stop }] = useState(() => {
    const control = new AbortController();
    const key = ['opening', (openings += 1)] as const;
    const opening: Opening = {
      key,
      signal: control.signal,
      asked: createStore({}),
      answeredAt: createStore({}),
      chosen: createStore({}),
    };
    return { opening, stop: () => control.abort() };
  });
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      // In strict mode React takes a view out and puts it back at once; only a view that stays out has closed.
      queueMicrotask(() => {
        if (mounted.current) return;
        stop();
        queries.removeQueries({ queryKey: opening.key });
      });
    };
  }, [opening, queries, stop]);
  return opening;
}
