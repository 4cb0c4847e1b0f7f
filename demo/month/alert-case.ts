import type { Age } from './age';
import type { Draw } from './draw';
import type { Indicator } from './indicator';
import type { Mail } from './mails';
import { indicatorRef, insightRef, type ObjectRef } from './object-refs';
import type { Process } from './processes';

/** Something that happened, before its time is known. */
export interface Step {
  readonly title: string;
  readonly detail?: string;
  readonly technique?: string;
  readonly objects: readonly ObjectRef[];
}

/** What an alert is about. */
export interface AlertCase {
  /** When it began; where nothing else of the month tells, the alert's own place does. */
  readonly began?: Age;
  readonly steps: readonly Step[];
}

/** What alerts are made from: the newest first. */
export interface Sources {
  readonly mails: readonly Mail[];
  readonly processes: readonly Process[];
}

/** Makes what an alert is about, at a place in the month from 0 (now) to 1. */
export type MakeCase = (next: Draw, place: number, sources: Sources) => AlertCase;

/** What stands at a place of a list, from 0 (its beginning) to 1. */
export function at<T>(all: readonly T[], place: number): T {
  const found = all[Math.floor(place * all.length)];
  if (found === undefined) throw new Error(`nothing happened at ${place} of the month`);
  return found;
}

/** The step in which something is found in reports too. */
export function report(indicator: Indicator | undefined): readonly Step[] {
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
export function ofKind(
  seen: readonly Indicator[],
  kind: Indicator['kind'],
  extra?: ObjectRef['extra'],
): readonly ObjectRef[] {
  return seen.filter((each) => each.kind === kind).map((each) => indicatorRef(each, 'destination', extra));
}
