import { inPeriod, type PeriodQuery } from './age';
import type { Alert } from './alert';
import { alerts } from './alerts';
import { MONTH, periodOf } from './buckets';
import type { World } from '../handler';

/** Severities and states in the order in which they are told. */
export const severities = ['critical', 'high', 'medium', 'low'] as const;
export const alertStates = ['new', 'inProgress', 'closedTruePositive', 'closedFalsePositive'] as const;

/** The alerts that a period brought. */
export function alertsIn(world: World, query: PeriodQuery): readonly Alert[] {
  return alerts(world).filter(({ created }) => inPeriod(world, created, query));
}

/** How many alerts the period of the same length before brought; null where that reaches before the month, of which nothing is known. */
export function countBefore(world: World, query: PeriodQuery): number | null {
  const { from, to } = periodOf(world, query);
  const before = { from: from - (to - from), to: from - 1 };
  const isKnown = to > from && before.from >= Math.floor(world.start / 1000) - MONTH;
  return isKnown ? alertsIn(world, before).length : null;
}

/** Whether nobody works on an alert any more. */
export function isClosed({ status }: Alert): boolean {
  return status.startsWith('closed');
}

/** Half of the closed alerts took no longer than this, in seconds. */
export function medianTimeToClose(all: readonly Alert[]): number | null {
  const times = all
    .filter(isClosed)
    .map(({ created, updated }) => created - updated)
    .sort((a, b) => a - b);
  const middle = Math.floor(times.length / 2);
  const upper = times[middle];
  if (upper === undefined) return null;
  return times.length % 2 === 1 ? upper : Math.round((upper + (times[middle - 1] ?? upper)) / 2);
}
