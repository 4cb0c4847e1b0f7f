import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { choiceOf, type PeriodChoice } from '../../session/period';
import { periodMembers, periodQuery, readPeriod } from '../../session/period-query';
import { isPageRoute } from '../routing/route-paths';
import { useCurrentRoute } from '../routing/use-current-route';
import { useShell } from '../shell-services';

/** Whether the address of the page holds the period. */
function useHoldsPeriod(): boolean {
  const route = useCurrentRoute();
  return route !== undefined && isPageRoute(route) && route.period === true;
}

/**
 * Takes the period from the address wherever that holds it. An address that says nothing of it stands for what was chosen
 * when it was first come to, so that the way back leads to that too. What else changes in an address, e.g. a drawer,
 * does not count a preset anew.
 */
export function useFollowPeriod(): void {
  const { period, serverTime, settings } = useShell();
  const { key, pathname, search } = useLocation();
  const holds = useHoldsPeriod();
  const seen = useRef(new Map<string, PeriodChoice>());
  const told = periodPart(search);
  useLayoutEffect(() => {
    if (!holds) return;
    const choice = readPeriod(new URLSearchParams(told), {
      presets: settings.period.presets.map(({ id }) => id),
      otherwise: settings.period.default,
      now: serverTime.now() / 1000,
    });
    if (choice !== undefined) period.choose(choice);
  }, [holds, pathname, told, period, serverTime, settings]);
  useLayoutEffect(() => {
    if (!holds || told !== '') return;
    const now = choiceOf(period.chosen.get());
    const before = seen.current.get(key) ?? now;
    seen.current.set(key, before);
    if (!isEqual(before, now)) period.choose(before);
  }, [holds, told, key, period]);
}

/** The members of a query that hold the period. */
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

/** Gives a function that chooses a period, and writes it into the address where that holds it. */
export function useApplyPeriod(): (choice: PeriodChoice) => void {
  const { period } = useShell();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const holds = useHoldsPeriod();
  return (choice) => {
    period.choose(choice);
    if (!holds) return;
    const query = new URLSearchParams(search);
    for (const name of periodMembers) query.delete(name);
    for (const [name, value] of Object.entries(periodQuery(period.now()))) query.set(name, value);
    void navigate({ pathname, search: `?${query}` }, { state });
  };
}
