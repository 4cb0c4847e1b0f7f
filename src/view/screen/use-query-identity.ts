import { hashKey } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Scope } from '~/generated/contract/types';

/** What distinguishes the data of one query from that of another. */
export interface QueryIdentity {
  /** It remains the same if only the period moves, as announced. */
  readonly identity: string;
  /** Announces that the period moves to the present: the query remains the same. */
  readonly expectNewPeriod: () => void;
}

/** The identity of a query. `withoutPeriod` is the rest of the query. */
export function useQueryIdentity(query: string, withoutPeriod: string): QueryIdentity {
  const [seen, setSeen] = useState({ query, withoutPeriod, identity: query, expectsNewPeriod: false });
  const isSame = seen.query === query;
  const isRenewed = seen.expectsNewPeriod && seen.withoutPeriod === withoutPeriod;
  const identity = isSame || isRenewed ? seen.identity : query;
  if (!isSame) setSeen({ query, withoutPeriod, identity, expectsNewPeriod: false });
  return { identity, expectNewPeriod: () => setSeen((now) => ({ ...now, expectsNewPeriod: true })) };
}

/** The identity of what a screen without a list shows for its address, filters and period. */
export function useScreenIdentity(scope: Scope): QueryIdentity {
  const { address, filter, period } = scope;
  const rest = useMemo(() => hashKey([address, filter]), [address, filter]);
  return useQueryIdentity(`${rest} ${hashKey([period])}`, rest);
}
