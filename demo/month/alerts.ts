import { seeded } from '../data/seeded';
import { HOUR, MINUTE, timeOf, type Age } from './age';
import type { Alert, AlertEvent, AlertNote } from './alert';
import type { Sources, Step } from './alert-case';
import { alertCases } from './alert-cases';
import { perCalendar, type Started } from './calendar';
import { oneOf, weighted, whole, type Draw } from './draw';
import { modelFor, type Provider } from './models';
import type { ObjectRef } from './object-refs';
import { once } from './once';
import { badMails, badProcesses } from './bad-ones';
import { storyAlert } from './story-alert';

/** How many alerts a month has. */
const COUNT = 300;
/** The start from which the days in the ids are counted, so that an alert keeps its id whenever the demo starts. */
const REFERENCE: Started = { start: Date.UTC(2026, 10, 21, 8) };
const analysts = ['Ada Lindholm', 'Bruno Castell', 'Carla Nilsen'] as const;
const scores = { critical: [85, 97], high: [65, 84], medium: [35, 64], low: [8, 34] } as const;

/** The alerts of the month: the story's, then the newest first. */
export const alerts: (started: Started) => readonly Alert[] = perCalendar((_, started) => {
  const drafts = draftsOf(started);
  return [storyAlert(), ...drafts.map((each, index) => ({ ...each, id: ids()[index] ?? '' }))];
});

const ids: () => readonly string[] = once(() => {
  const used = new Map<string, number>();
  const days = draftsOf(REFERENCE).map(({ created }) => timeOf(REFERENCE, created).slice(0, 10).replaceAll('-', ''));
  const story = storyAlert().id;
  // The first of a day is the oldest.
  return days
    .toReversed()
    .map((day) => {
      const take = (): string => {
        const number = (used.get(day) ?? 0) + 1;
        used.set(day, number);
        const id = `WB-20931-${day}-${String(number).padStart(5, '0')}`;
        return id === story ? take() : id;
      };
      return take();
    })
    .toReversed();
});

type Draft = Omit<Alert, 'id'>;

const draftsOf: (started: Started) => readonly Draft[] = perCalendar((calendar, started) => {
  const next = seeded('alerts of the month');
  // The story's are told by hand; what was held back reached nobody.
  const sources: Sources = {
    mails: badMails(started).filter(({ action }) => !/quarantined|blocked/.test(action)),
    processes: badProcesses(started),
  };
  return Array.from({ length: COUNT - 1 }, (_, index) => {
    const place = (index + next()) / COUNT;
    return draft(next, index, place, calendar.age(place), sources);
  });
});

function draft(next: Draw, index: number, place: number, age: Age, sources: Sources): Draft {
  const provider = weighted<Provider>(next, 'endpoint', [
    ['email', 28],
    ['network', 13],
    ['identity', 11],
    ['cloud', 7],
    ['mobile', 4],
    ['container', 5],
  ]);
  const { began = age, steps } = alertCases[provider](next, place, sources);
  const model = modelFor(next, provider, steps[0]?.technique);
  const created = Math.max(0, began - whole(next, 1, 20) * MINUTE);
  const status = statusOf(next, place);
  const updated = status === 'new' ? created : Math.max(0, created - whole(next, 1, 40) * HOUR);
  const owner =
    status === 'new' ? weighted<string | null>(next, null, [[oneOf(next, analysts), 15]]) : oneOf(next, analysts);
  const [low, high] = scores[model.severity];
  return {
    name: model.name,
    severity: model.severity,
    status,
    score: whole(next, low, high),
    provider,
    owner,
    created,
    updated,
    techniques: [...new Set([...steps.flatMap(({ technique }) => technique ?? []), ...model.techniques])],
    description: model.description,
    objects: objectsOf(steps).slice(0, 8),
    events: eventsOf(steps, began, created),
    notes: notesOf(next, status, owner, updated),
    ...odd[index],
  };
}

function statusOf(next: Draw, place: number): Alert['status'] {
  if (place < 0.06) return weighted<Alert['status']>(next, 'new', [['inProgress', 30]]);
  if (place < 0.2)
    return weighted<Alert['status']>(next, 'inProgress', [
      ['new', 20],
      ['closedFalsePositive', 30],
    ]);
  return weighted<Alert['status']>(next, 'closedFalsePositive', [
    ['closedTruePositive', 38],
    ['inProgress', 8],
  ]);
}

function objectsOf(steps: readonly Step[]): readonly ObjectRef[] {
  const all = steps.flatMap(({ objects }) => objects);
  return [...new Map(all.map((each) => [`${each.searchType} ${each.id}`, each])).values()];
}

/** Steps spread evenly from the beginning to the moment at which the model fired. */
function eventsOf(steps: readonly Step[], began: Age, created: Age): readonly AlertEvent[] {
  return steps.map(({ title, detail, technique, objects }, index) => ({
    age: Math.round(began - ((began - created) * index) / steps.length),
    title,
    description: detail ?? null,
    technique: technique ?? null,
    objects,
  }));
}

const remarks: Readonly<Record<Alert['status'], readonly [string, ...string[]]>> = {
  new: ['Not looked at yet.'],
  inProgress: ['Asked the owner what happened.', 'Comparing with the alerts of last week.', 'Waiting for the sandbox.'],
  closedTruePositive: ['Host cleaned, password changed.', 'Sender blocked, mails removed.', 'Reported to the owner.'],
  closedFalsePositive: [
    'Maintenance that was announced.',
    'A test of the laboratory.',
    'Known tool of this department.',
  ],
};

function notesOf(next: Draw, status: Alert['status'], owner: string | null, updated: Age): readonly AlertNote[] {
  if (status === 'new' || owner === null) return [];
  const first = { age: updated + whole(next, 5, 50) * MINUTE, author: owner, text: 'Took it over.' };
  return [{ age: updated, author: owner, text: oneOf(next, remarks[status]) }, first];
}

/** Alerts as they must never be trusted, by their place. */
const odd: Readonly<Record<number, Partial<Draft>>> = {
  9: { name: 'Web shell <script>alert("workbench")</script> & "friends"', description: null },
  31: { severity: 'catastrophic' },
  58: { name: `Repeated ${'and repeated '.repeat(30)}sign-ins`, owner: 'Ada \u202Emlohdnil' },
  90: {
    techniques: [],
    notes: [{ age: 9 * HOUR, author: 'Bruno Castell', text: '<a href="javascript:alert(1)">see here</a>' }],
  },
  120: { objects: [], events: [], description: null },
};
