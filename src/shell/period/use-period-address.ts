import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { choiceOf, periodMembers, periodQuery, readPeriod, type PeriodChoice } from '~/state/period/period';
import { isPageRoute } from '../routing/route-paths';
import { useCurrentRoute } from '../routing/current-route';
import { useServices } from '~/view/context/services';

/** True if the address of the page contains the period. */
function useHasPeriod(): boolean {
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
    const before = choices.current.get(key) ?? now;
    choices.current.set(key, before);
    if (!isEqual(before, now)) period.choose(before);
  }, [hasPeriod, addressPart, key, period]);
}

/** The members of a query that contain the period. */
function periodPart(search: string): string {
  const query = new URLSearchParams(search);
  return new URLSearchParams(
    periodMembers.flatMap((name) => query.getAll(name).map((value) => [name, value])),
  ).toString();
}

function isEqual(one: PeriodChoice, other: PeriodChoice): boolean {
  return typeof one === 'string' || typeof other === 'string'
    ? one === other
    : one.from === other.from && one.to === other.to;
}

/** Gives a function that chooses a period, and writes it into the address of a page that contains one. */
export function useApplyPeriod(): (choice: PeriodChoice) => void {
  const { period, navigate } = useServices();
  const { pathname, search, state } = useLocation();
  const hasPeriod = useHasPeriod();
  return (choice) => {
    period.choose(choice);
    if (!hasPeriod) return;
    const query = new URLSearchParams(search);
    for (const name of periodMembers) query.delete(name);
    for (const [name, value] of Object.entries(periodQuery(period.now()))) query.set(name, value);
    navigate(`${pathname}?${query}`, { state });
  };
}
