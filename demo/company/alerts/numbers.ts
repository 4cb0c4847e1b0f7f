import { inPeriod, type PeriodQuery } from '../time/age';
import type { Alert } from './types';
import { alertsNow, type AlertWorld } from './work';
import { MONTH, periodOf } from '../time/buckets';

/** Severities and states in the order of the summary. */
export const severities = ['critical', 'high', 'medium', 'low'] as const;
export const alertStates = ['new', 'inProgress', 'closedTruePositive', 'closedBenign', 'closedFalsePositive'] as const;

/** The alerts created in a period. */
export function alertsIn(world: AlertWorld, query: PeriodQuery): readonly Alert[] {
  return alertsNow(world).filter(({ created }) => inPeriod(world, created, query));
}

/** The number of alerts in the preceding period of the same length; null when that begins before the month. */
export function countBefore(world: AlertWorld, query: PeriodQuery): number | null {
  const { from, to } = periodOf(world, query);
  const before = { from: from - (to - from), to: from - 1 };
  const isKnown = to > from && before.from >= Math.floor(world.start / 1000) - MONTH;
  return isKnown ? alertsIn(world, before).length : null;
}

/** True for a closed alert. */
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
