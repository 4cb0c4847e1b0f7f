import type { Answer } from '~/generated/contract/operations';
import { inPeriod, type PeriodQuery, type Clock } from '../time/age';
import { alertsIn, severities } from '../alerts/numbers';
import type { AlertWorld } from '../alerts/work';
import { bucketsOf, isoOf, periodOf, bucketOf } from '../time/buckets';
import { companyIndex } from '../posture/risk-index';
import { mails } from '../mail/generate';

/** The answer of a trend operation without the time of the answer. */
type Trend<K extends 'alertTrend' | 'mailTrend' | 'riskTrend'> = Omit<Answer<K>, 'asOf'>;

/** Alerts of a period over time by severity. */
export function alertTrendOf(world: AlertWorld, query: PeriodQuery): Trend<'alertTrend'> {
  const buckets = bucketsOf(world, query);
  const points = buckets.starts.map((start) => {
    return { time: isoOf(start), critical: 0, high: 0, medium: 0, low: 0, other: 0 };
  });
  for (const { severity, created } of alertsIn(world, query)) {
    const point = points[bucketOf(buckets, world, created)];
    if (point !== undefined) point[severities.find((each) => each === severity) ?? 'other'] += 1;
  }
  return { points, step: buckets.step };
}

/** Mails of a period over time by what became of them. */
export function mailTrendOf(world: Clock, query: PeriodQuery): Trend<'mailTrend'> {
  const buckets = bucketsOf(world, query);
  const points = buckets.starts.map((start) => {
    return { time: isoOf(start), delivered: 0, tagged: 0, quarantined: 0, blocked: 0, removed: 0 };
  });
  let total = 0;
  for (const { action, age } of mails(world)) {
    if (!inPeriod(world, age, query)) continue;
    total += 1;
    const point = age === null ? undefined : points[bucketOf(buckets, world, age)];
    if (point !== undefined) point[action] += 1;
  }
  return { points, step: buckets.step, total };
}

/** The risk index of the company at the end of each step of a period. */
export function riskTrendOf(world: Clock, query: PeriodQuery): Trend<'riskTrend'> {
  const { starts, step } = bucketsOf(world, query);
  const { to } = periodOf(world, query);
  const start = Math.floor(world.start / 1000);
  const points = starts.map((begin) => {
    const end = Math.min(begin + step, to);
    return { time: isoOf(end), index: companyIndex(world, Math.max(0, start - end)) };
  });
  return { points, step };
}
