import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { choiceOf, periodMembers, readPeriod, type PeriodChoice } from '~/state/period/period';
import { isPageRoute } from '../routing/route-paths';
import { useCurrentRoute } from '../routing/current-route';
import { useServices } from '~/view/context/services';

/** True if the address of the page contains the period. */
export function useHasPeriod(): boolean {
  const route = useCurrentRoute();
  return route !== undefined && isPageRoute(route) && route.period === true;
}

/**
 * Chooses the period of the address on pages whose address contains one. An entry of the history without a period has
 * the period that was chosen when the entry was first visited, so that going back restores it. Other changes of the
 * address, e.g. a drawer, do not compute a preset again.
 */
export function useFollowPeriod(): void {
  const { period, serverTime, settings } = useServices();
  const { key, pathname, search } = useLocation();
  const hasPeriod = useHasPeriod();
  const choices = useRef(new Map<string, PeriodChoice>());
  const addressPart = periodPart(search);
  useLayoutEffect(() => {
    if (!hasPeriod) return;
    const choice = readPeriod(new URLSearchParams(addressPart), {
      presets: settings.period.presets.map(({ id }) => id),
      fallback: settings.period.default,
      now: serverTime.now() / 1000,
    });
    if (choice !== undefined) period.choose(choice);
  }, [hasPeriod, pathname, addressPart, period, serverTime, settings]);
  useLayoutEffect(() => {
    if (!hasPeriod || addressPart !== '') return;
    const now = choiceOf(period.chosen.get());
    const before = choices.current.get(key);
    if (before === undefined) choices.current.set(key, now);
    else if (JSON.stringify(before) !== JSON.stringify(now)) period.choose(before);
  }, [hasPeriod, addressPart, key, period]);
}

/** The members of a query that contain the period. */
function periodPart(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (!periodMembers.some((member) => member === name)) query.delete(name);
  return query.toString();
}
