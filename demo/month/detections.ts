import { hex, seeded } from '../data/seeded';
import type { Age } from './age';
import type { Alert } from './alert';
import type { Sources } from './alert-case';
import { alertCases } from './alert-cases';
import { alerts } from './alerts';
import { badMails, badProcesses } from './bad-ones';
import { perCalendar, type Started } from './calendar';
import { oneOf, weighted, whole, type Draw } from './draw';
import { modelFor, type Provider } from './models';
import type { ObjectRef } from './object-refs';

/** Something that a sensor saw. */
export interface Detection {
  readonly id: string;
  readonly age: Age;
  readonly kind: Provider;
  /** `critical`, `high`, `medium`, `low`, or a word that nobody knows. */
  readonly severity: string;
  /** 0 to 100. */
  readonly score: number;
  readonly rule: string;
  readonly technique: string | null;
  readonly action: string;
  /** On what it was seen. */
  readonly asset: ObjectRef;
  /** What was seen. */
  readonly object: ObjectRef;
  readonly alertId: string | null;
  readonly description: string | null;
}

/** How many detections a month keeps. */
const COUNT = 3000;
/** Drawers of hosts, phones, containers, cloud assets and people. */
const ASSETS: ReadonlySet<number> = new Set([2, 7, 8, 9, 10, 11]);
const floors = [
  ['critical', 85],
  ['high', 65],
  ['medium', 35],
] as const;

/** The detections of the month: those that became alerts, then the others from the newest on. */
export const detections: (started: Started) => readonly Detection[] = perCalendar((calendar, started) => {
  const ofAlerts = alerts(started).flatMap(detectionsOf);
  const next = seeded('detections of the month');
  const sources = { mails: badMails(started), processes: badProcesses(started) };
  const count = COUNT - ofAlerts.length;
  const others = Array.from({ length: count }, (_, index) => {
    const place = (index + next()) / count;
    return detection(next, index, place, calendar.age(place), sources);
  });
  return [...ofAlerts, ...others];
});

/** What the sensors saw of an alert. */
function detectionsOf({ id, events, objects, provider, severity, score, name }: Alert): readonly Detection[] {
  const asset = objects.find(({ searchType }) => ASSETS.has(searchType));
  if (asset === undefined) return [];
  return events.map(({ age, title, technique, objects: own }, index) => ({
    ...{ id: `det-${id}-${index + 1}`, age, kind: provider, severity, score, rule: name, technique, asset },
    action: 'logged',
    object: own.find(({ searchType }) => !ASSETS.has(searchType)) ?? own[0] ?? asset,
    alertId: id,
    description: title,
  }));
}

function detection(next: Draw, index: number, place: number, age: Age, sources: Sources): Detection {
  const kind = weighted<Provider>(next, 'endpoint', [
    ['email', 30],
    ['network', 16],
    ['identity', 10],
    ['cloud', 6],
    ['mobile', 3],
    ['container', 4],
  ]);
  const { began = age, steps } = alertCases[kind](next, place, sources);
  const objects = steps.flatMap((step) => step.objects);
  const [first] = objects;
  if (first === undefined) throw new Error(`nothing was seen by ${kind}`);
  const asset = objects.find(({ searchType }) => ASSETS.has(searchType)) ?? first;
  const technique = steps[0]?.technique ?? null;
  const score = weighted(next, whole(next, 5, 60), [[whole(next, 61, 84), 12]]);
  return {
    ...{ id: `det-${hex(`detection ${index}`, 6)}-${index}`, age: began, kind, score, technique, asset },
    severity: floors.find(([, floor]) => score >= floor)?.[0] ?? 'low',
    rule: modelFor(next, kind, technique ?? undefined).name,
    action: oneOf(next, ['logged', 'logged', 'blocked', 'quarantined']),
    object: objects.find(({ searchType }) => !ASSETS.has(searchType)) ?? asset,
    alertId: null,
    description: steps[0]?.title ?? null,
  };
}
