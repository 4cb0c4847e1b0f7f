import type { Mail } from '../mail/types';
import { indicatorRef, insightRef, type ObjectRef } from '../object-refs';
import type { Process } from '../processes/types';
import type { Random } from '../random';
import type { Indicator } from '../threats/indicators/types';
import type { Age } from '../time/age';

/** An event of an alert, without its time. */
export interface Step {
  readonly title: string;
  readonly detail?: string;
  readonly technique?: string;
  readonly objects: readonly ObjectRef[];
}

/** The events that an alert is made of. */
export interface AlertCase {
  /** Age of the first event; without it, the position of the alert in the month decides. */
  readonly began?: Age;
  readonly steps: readonly Step[];
}

/** The objects that alerts are made from, the newest first. */
export interface CaseSources {
  readonly mails: readonly Mail[];
  readonly processes: readonly Process[];
}

/** Makes the case of an alert at a position in the month from 0 (now) to 1. */
export type MakeCase = (next: Random, index: number, sources: CaseSources) => AlertCase;

/** The item at a relative position of a list, from 0 (its beginning) to 1. */
export function itemAt<T>(all: readonly T[], index: number): T {
  const found = all[Math.floor(index * all.length)];
  if (found === undefined) throw new Error(`nothing happened at ${index} of the month`);
  return found;
}

/** The step that links an indicator to the reports about it; none without an insight. */
export function reportStep(indicator: Indicator | undefined): readonly Step[] {
  const insight = indicator?.insight;
  if (insight === undefined) return [];
  return [
    {
      title: `Reports of ${insight.id} tell the same`,
      detail: insight.description,
      objects: [insightRef(insight, 'match')],
    },
  ];
}

/** The indicators of one kind, as objects of an alert. */
export function refsOfKind(
  seen: readonly Indicator[],
  kind: Indicator['kind'],
  extra?: ObjectRef['extra'],
): readonly ObjectRef[] {
  return seen.filter((each) => each.kind === kind).map((each) => indicatorRef(each, 'destination', extra));
}
