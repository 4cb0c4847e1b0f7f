import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PeriodChoice } from '../../session/period';
import { periodMembers, periodQuery, readPeriod } from '../../session/period-query';
import { isPageRoute, startOf } from '../routing/route-paths';
import { useCurrentRoute } from '../routing/use-current-route';
import { useShell } from '../shell-services';

/** Whether the address of the page holds the period. */
function useHoldsPeriod(): boolean {
  const { settings } = useShell();
  const route = useCurrentRoute();
  return route !== undefined && isPageRoute(route) && settings.period.routes.includes(startOf(route));
}

/** Takes the period from the address wherever that holds it. */
export function useFollowPeriod(): void {
  const { period, serverTime, settings } = useShell();
  const { search } = useLocation();
  const holds = useHoldsPeriod();
  useLayoutEffect(() => {
    if (!holds) return;
    const choice = readPeriod(new URLSearchParams(search), {
      presets: settings.period.presets.map(({ id }) => id),
      otherwise: settings.period.default,
      now: serverTime.now() / 1000,
    });
    if (choice !== undefined) period.choose(choice);
  }, [holds, search, period, serverTime, settings]);
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
