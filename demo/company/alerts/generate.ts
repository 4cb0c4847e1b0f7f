import { hostileOr, memoizeEntries } from '../entries';
import { badMails } from '../mail/generate';
import type { ObjectRef } from '../object-refs';
import { badProcesses } from '../processes/generate';
import { oneOf, seeded, weighted, integer, type Random } from '../random';
import { HOUR, MINUTE, type Age, type StartTime } from '../time/age';
import { memoizePerWeekHour } from '../time/calendar';
import { authoredAlert } from './authored';
import type { CaseSources, Step } from './case';
import { modelFor, type Provider } from './models';
import { alertCases } from './sensor-cases';
import type { Alert, AlertEvent, AlertNote } from './types';

/** Number of alerts. */
const COUNT = 300;
/** The start that the days in ids refer to, so that an id does not depend on the start of the demo. */
const REFERENCE: StartTime = { start: Date.UTC(2026, 10, 21, 8) };
const analysts = ['Ada Lindholm', 'Bruno Castell', 'Greta Saito'] as const;
const scores = { critical: [85, 97], high: [65, 84], medium: [35, 64], low: [8, 34] } as const;

/** All alerts: the story's, then the newest first. */
export const alerts: (started: StartTime) => readonly Alert[] = memoizePerWeekHour((_, started) => {
  const drafts = draftsOf(started);
  return [authoredAlert(), ...drafts.map((each, index) => ({ ...each, id: ids()[index] ?? '' }))];
});

/** The ids of the drafts, in their order. They name no day: days move with the start of the demo. */
const ids: () => readonly string[] = memoizeEntries(() => {
  const story = authoredAlert().id;
  const count = draftsOf(REFERENCE).length + 1;
  const all = Array.from({ length: count }, (_, index) => `WB-20931-${String(count - index).padStart(5, '0')}`);
  return all.filter((id) => id !== story);
});

type Draft = Omit<Alert, 'id'>;

const draftsOf: (started: StartTime) => readonly Draft[] = memoizePerWeekHour((calendar, started) => {
  const next = seeded('alerts of the month');
  // The alert of the story is authored; a mail that was blocked or quarantined raises none.
  const sources: CaseSources = {
    mails: badMails(started).filter(({ action }) => !/quarantined|blocked/.test(action)),
    processes: badProcesses(started),
  };
  return Array.from({ length: COUNT - 1 }, (_, index) => {
    const position = (index + next()) / COUNT;
    return draft(next, index, position, calendar.age(position), sources);
  });
});

function draft(next: Random, index: number, position: number, age: Age, sources: CaseSources): Draft {
  const provider = weighted<Provider>(next, 'endpoint', [
    ['email', 28],
    ['network', 13],
    ['identity', 11],
    ['cloud', 7],
    ['mobile', 4],
    ['container', 5],
  ]);
  const { began = age, steps } = alertCases[provider](next, position, sources);
  const model = modelFor(next, provider, steps[0]?.technique);
  const created = Math.max(0, began - integer(next, 1, 20) * MINUTE);
  const status = statusOf(next, position);
  const updated = status === 'new' ? created : Math.max(0, created - integer(next, 1, 40) * HOUR);
  const owner =
    status === 'new' ? weighted<string | null>(next, null, [[oneOf(next, analysts), 15]]) : oneOf(next, analysts);
  const [low, high] = scores[model.severity];
  return {
    name: model.name,
    severity: model.severity,
    status,
    score: integer(next, low, high),
    provider,
    owner,
    created,
    updated,
    techniques: [...new Set([...steps.flatMap(({ technique }) => technique ?? []), ...model.techniques])],
    description: model.description,
    objects: objectsOf(steps).slice(0, 8),
    events: eventsOf(steps, began, created),
    notes: notesOf(next, status, owner, updated),
    ...hostileOr(odd[index], undefined),
  };
}

function statusOf(next: Random, position: number): Alert['status'] {
  if (position < 0.06) return weighted<Alert['status']>(next, 'new', [['inProgress', 30]]);
  if (position < 0.2)
    return weighted<Alert['status']>(next, 'inProgress', [
      ['new', 20],
      ['closedFalsePositive', 30],
    ]);
  return weighted<Alert['status']>(next, 'closedFalsePositive', [
    ['closedTruePositive', 38],
    ['closedBenign', 9],
    ['inProgress', 8],
  ]);
}

function objectsOf(steps: readonly Step[]): readonly ObjectRef[] {
  const all = steps.flatMap(({ objects }) => objects);
  return [...new Map(all.map((each) => [`${each.searchType} ${each.id}`, each])).values()];
}

/** Events spread evenly from the beginning to the creation of the alert. */
function eventsOf(steps: readonly Step[], began: Age, created: Age): readonly AlertEvent[] {
  return steps.map(({ title, detail, technique, objects }, index) => ({
    age: Math.round(began - ((began - created) * index) / steps.length),
    title,
    description: detail ?? null,
    technique: technique ?? null,
    objects,
  }));
}

const comments: Readonly<Record<Alert['status'], readonly [string, ...string[]]>> = {
  new: ['Not looked at yet.'],
  inProgress: ['Asked the owner what happened.', 'Comparing with the alerts of last week.', 'Waiting for the sandbox.'],
  closedTruePositive: ['Host cleaned, password changed.', 'Sender blocked, mails removed.', 'Reported to the owner.'],
  closedBenign: ['Penetration test, announced by the team that ran it.'],
  closedFalsePositive: [
    'Maintenance that was announced.',
    'A test of the laboratory.',
    'Known tool of this department.',
  ],
};

function notesOf(next: Random, status: Alert['status'], owner: string | null, updated: Age): readonly AlertNote[] {
  if (status === 'new' || owner === null) return [];
  const first = { age: updated + integer(next, 5, 50) * MINUTE, author: owner, text: 'Took it over.' };
  return [{ age: updated, author: owner, text: oneOf(next, comments[status]) }, first];
}

/** Hostile and incomplete alerts, by index. */
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
