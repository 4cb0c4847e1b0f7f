import { hashKey } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Scope } from '~/generated/contract/types';
import { getOwn } from '~/lib/get-own';

/**
 * The identity of a query: what distinguishes its data from that of another one. It remains the same if only a preset
 * of the period moves to the present. `withoutPeriod` is the rest of the query.
 */
export function useQueryIdentity(query: string, withoutPeriod: string, period: unknown): string {
  const [seen, setSeen] = useState({ query, withoutPeriod, period, identity: query });
  if (seen.query === query) return seen.identity;
  const isRenewed = seen.withoutPeriod === withoutPeriod && isSamePreset(seen.period, period);
  const identity = isRenewed ? seen.identity : query;
  setSeen({ query, withoutPeriod, period, identity });
  return identity;
}

/** True for two spans of one preset, computed at different times. */
function isSamePreset(before: unknown, after: unknown): boolean {
  const preset = getOwn(after, 'preset');
  return before !== after && preset !== undefined && preset === getOwn(before, 'preset');
}

/** The identity of what a screen without a list shows for its address, filters and period. */
export function useScreenIdentity(scope: Scope): string {
  const { address, filter, period } = scope;
  const rest = useMemo(() => hashKey([address, filter]), [address, filter]);
  return useQueryIdentity(`${rest} ${hashKey([period])}`, rest, period);
}
