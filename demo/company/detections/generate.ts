import type { CaseSources } from '../alerts/case';
import { alerts } from '../alerts/generate';
import { modelFor, type Provider } from '../alerts/models';
import { alertCases } from '../alerts/sensor-cases';
import type { Alert } from '../alerts/types';
import { badMails } from '../mail/generate';
import type { ObjectRef } from '../object-refs';
import { badProcesses } from '../processes/generate';
import { seededHex, oneOf, seeded, weighted, integer, type Random } from '../random';
import type { Age, StartTime } from '../time/age';
import { memoizePerWeekHour } from '../time/calendar';

/** An event that a sensor detected. */
export interface Detection {
  readonly id: string;
  readonly age: Age;
  readonly kind: Provider;
  /** `critical`, `high`, `medium`, `low`, or an unknown severity. */
  readonly severity: string;
  /** 0 to 100. */
  readonly score: number;
  readonly rule: string;
  readonly technique: string | null;
  readonly action: string;
  /** The affected asset. */
  readonly asset: ObjectRef;
  /** The detected object. */
  readonly object: ObjectRef;
  readonly alertId: string | null;
  readonly description: string | null;
}

/** Number of detections. */
const COUNT = 3000;
/** Drawers of hosts, phones, containers, cloud assets and people. */
const ASSETS: ReadonlySet<number> = new Set([2, 7, 8, 9, 10, 11]);
const floors = [
  ['critical', 85],
  ['high', 65],
  ['medium', 35],
] as const;

/** All detections: those of alerts, then the others, newest first. */
export const detections: (started: StartTime) => readonly Detection[] = memoizePerWeekHour((calendar, started) => {
  const ofAlerts = alerts(started).flatMap(detectionsOf);
  const next = seeded('detections of the month');
  const sources = { mails: badMails(started), processes: badProcesses(started) };
  const count = COUNT - ofAlerts.length;
  const others = Array.from({ length: count }, (_, index) => {
    const position = (index + next()) / count;
    return detection(next, index, position, calendar.age(position), sources);
  });
  return [...ofAlerts, ...others];
});

/** The detections of the events of an alert. */
function detectionsOf({ id, events, objects, provider, severity, score, name }: Alert): readonly Detection[] {
  const asset = objects.find(({ searchType }) => ASSETS.has(searchType));
  if (asset === undefined) return [];
  return events.map(({ age, title, technique, objects: eventObjects }, index) => ({
    ...{ id: `det-${id}-${index + 1}`, age, kind: provider, severity, score, rule: name, technique, asset },
    action: 'logged',
    object: eventObjects.find(({ searchType }) => !ASSETS.has(searchType)) ?? eventObjects[0] ?? asset,
    alertId: id,
    description: title,
  }));
}

function detection(next: Random, index: number, position: number, age: Age, sources: CaseSources): Detection {
  const kind = weighted<Provider>(next, 'endpoint', [
    ['email', 30],
    ['network', 16],
    ['identity', 10],
    ['cloud', 6],
    ['mobile', 3],
    ['container', 4],
  ]);
  const { began = age, steps } = alertCases[kind](next, position, sources);
  const objects = steps.flatMap((step) => step.objects);
  const [first] = objects;
  if (first === undefined) throw new Error(`nothing was seen by ${kind}`);
  const asset = objects.find(({ searchType }) => ASSETS.has(searchType)) ?? first;
  const technique = steps[0]?.technique ?? null;
  const score = weighted(next, integer(next, 5, 60), [[integer(next, 61, 84), 12]]);
  return {
    ...{ id: `det-${seededHex(`detection ${index}`, 6)}-${index}`, age: began, kind, score, technique, asset },
    severity: floors.find(([, floor]) => score >= floor)?.[0] ?? 'low',
    rule: modelFor(next, kind, technique ?? undefined).name,
    action: oneOf(next, ['logged', 'logged', 'blocked', 'quarantined']),
    object: objects.find(({ searchType }) => !ASSETS.has(searchType)) ?? asset,
    alertId: null,
    description: steps[0]?.title ?? null,
  };
}
