import type { Body, WireAnswer } from '~/generated/contract/operations';
import { analystById } from '../administration/analysts';
import { hostileOr } from '../entries';
import { listPageAs, type ListRules, type QueryCall, type SortKey } from '../query/list';
import { matchesAny } from '../query/matches-any';
import { DAY, HOUR, secondsOf, type Age } from '../time/age';
import { isoOf } from '../time/buckets';
import { versionOf } from '../versions';
import { nextDue } from './due';
import { reportPageAt } from './pages';
import { dueRuns, runsOf, stateOf } from './runs';
import type { ReportWork, ReportWorld, Run, Schedule } from './types';

type List = WireAnswer<'reportScheduleList'>;
type Item = List['data']['items'][number];

/** Nobody has changed a schedule yet. */
export function createReportWork(): ReportWork {
  return { runs: [], created: 0, changes: [] };
}

function schedulesAtStart(): readonly Schedule[] {
  const soc = ['ada.lindholm', 'bruno.castell'];
  const berlin = { timeZone: 'Europe/Berlin', status: 'active', revision: 1 } as const;
  return [
    {
      ...{ id: 'report-1', title: 'Morning briefing of the SOC', page: '/dashboard', format: 'pdf', rhythm: 'daily' },
      ...{ time: '07:00', recipients: soc, owner: 'Ada Lindholm', since: 29 * DAY, ...berlin },
    },
    {
      ...{ id: 'report-2', title: 'Alerts of the week', page: '/workbench', format: 'csv', rhythm: 'monday' },
      ...{ time: '06:30', recipients: soc, owner: 'Bruno Castell', since: 30 * DAY, ...berlin },
    },
    {
      ...{ id: 'report-3', title: 'Posture for the board', page: '/securityposture', format: 'pdf' },
      ...{ rhythm: 'firstOfMonth', time: '08:00', recipients: soc.slice(0, 1), owner: 'Ada Lindholm' },
      ...{ since: 31 * DAY, ...berlin },
    },
    {
      ...{ id: 'report-4', title: 'Audit trail for compliance', page: '/admin/log', format: 'csv' },
      ...{ rhythm: 'friday', time: '18:00', recipients: soc, owner: 'Greta Saito' },
      ...{ since: 30 * DAY, ...berlin, timeZone: 'Asia/Tokyo' },
    },
    {
      ...{ id: 'report-5', title: hostileOr('=HYPERLINK("//x")<img src=x>\u202eslrae', 'Quarantined messages') },
      ...{ page: '/app/email-collaboration/quarantine', format: 'csv', rhythm: 'daily', time: '05:45' },
      ...{ recipients: soc.slice(1), owner: 'Bruno Castell', since: 13 * DAY, ...berlin },
    },
    {
      ...{ id: 'report-6', title: 'Endpoints for the asset database', page: '/app/endpoint-inventory', format: 'csv' },
      ...{ rhythm: 'sunday', time: '23:00', recipients: soc.slice(0, 1), owner: 'Greta Saito' },
      ...{ since: 26 * DAY, ...berlin, timeZone: 'UTC' },
    },
    {
      ...{ id: 'report-7', title: 'Network overview, weekly', page: '/app/network-security/network-overview' },
      ...{ format: 'pdf', rhythm: 'wednesday', time: '12:00', recipients: soc, owner: 'Ada Lindholm' },
      ...{ since: 3 * HOUR, ...berlin, status: 'paused' },
    },
  ];
}

/** The schedules as they are now. */
export function schedulesNow({ state }: Pick<ReportWorld, 'state'>): readonly Schedule[] {
  return state.reports.schedules ?? schedulesAtStart();
}

/** The schedule with an id. */
export function scheduleById(world: ReportWorld, id: string): Schedule | undefined {
  return schedulesNow(world).find((schedule) => schedule.id === id);
}

/** Creates a schedule, or changes one. What it has made before stays as it was. */
export function saveSchedule(
  world: ReportWorld,
  { id: _id, ...content }: Body<'saveReportSchedule'>,
  before: Schedule | undefined,
  author: string,
): Schedule {
  if (before) return replace(world, before, { ...before, ...content });
  const { reports } = world.state;
  reports.created += 1;
  const created: Schedule = {
    ...{ ...content, id: `report-new-${reports.created}`, owner: author, status: 'active', revision: 1 },
    since: ageNow(world),
  };
  reports.schedules = [...schedulesNow(world), created];
  return created;
}

/** Pauses or resumes a schedule. */
export function setStatus(world: ReportWorld, schedule: Schedule, status: Schedule['status']): void {
  replace(world, schedule, { ...schedule, status });
}

/** Deletes a schedule; its reports stay. */
export function removeSchedule(world: ReportWorld, schedule: Schedule): void {
  writeDown(world, schedule);
  world.state.reports.schedules = schedulesNow(world).filter((one) => one.id !== schedule.id);
}

/** Makes a report now. */
export function startRun(world: ReportWorld, { id, title, page, format, rhythm }: Schedule, author: string): void {
  const { reports } = world.state;
  const at = Math.floor(world.now() / 1000);
  const run: Run = {
    ...{ id: `${id}-by-hand-${reports.runs.length}`, schedule: id, title, page, format, rhythm, at },
    ...{ startedBy: author, hasFailed: false },
  };
  reports.runs = [run, ...reports.runs];
}

function replace(world: ReportWorld, before: Schedule, after: Schedule): Schedule {
  writeDown(world, before);
  const changed = { ...after, since: ageNow(world), revision: before.revision + 1 };
  world.state.reports.schedules = schedulesNow(world).map((one) => (one.id === before.id ? changed : one));
  return changed;
}

/** Writes down the runs that a schedule has made, before it changes. */
function writeDown(world: ReportWorld, schedule: Schedule): void {
  const { reports } = world.state;
  reports.runs = [...dueRuns(world, schedule), ...reports.runs];
}

/** The age of this moment, which is after the start. */
export function ageNow(world: ReportWorld): Age {
  return secondsOf(world, 0) - Math.floor(world.now() / 1000);
}

function lastRunOf(world: ReportWorld, schedule: Schedule): Run | undefined {
  const runs = runsOf(world, [schedule]).filter((run) => run.schedule === schedule.id);
  return runs.toSorted((one, other) => other.at - one.at)[0];
}

function nextRunOf(world: ReportWorld, schedule: Schedule): number | null {
  return schedule.status === 'paused' ? null : nextDue(schedule, Math.floor(world.now() / 1000));
}

/** A schedule as it goes over the wire. */
export function scheduleItem(world: ReportWorld, schedule: Schedule): Item {
  const { since: _since, revision: _revision, recipients, ...facts } = schedule;
  const last = lastRunOf(world, schedule);
  const next = nextRunOf(world, schedule);
  return {
    ...facts,
    pageTitle: reportPageAt(schedule.page)?.title ?? schedule.page,
    recipients: recipients.map((id) => ({ id, name: analystById(id)?.name ?? id })),
    lastRun: last ? isoOf(last.at) : null,
    lastState: last ? stateOf(world, last) : null,
    nextRun: next === null ? null : isoOf(next),
    version: versionOf(schedule),
  };
}

const rules: ListRules<Item, SortKey<'reportScheduleList'>> = {
  text: ({ title, pageTitle, owner, recipients }) => [title, pageTitle, owner, ...recipients.map(({ name }) => name)],
  sort: {
    title: ({ title }) => title,
    owner: ({ owner }) => owner,
    lastRun: ({ lastRun }) => lastRun,
    nextRun: ({ nextRun }) => nextRun,
  },
  usual: 'title',
};

/** Answers with a page of the schedules. */
export function reportScheduleList(call: QueryCall<'reportScheduleList'> & { readonly world: ReportWorld }): List {
  const { query, world } = call;
  const where = (each: Item) => matchesAny(query.format, each.format) && matchesAny(query.status, each.status);
  const items = schedulesNow(world).map((schedule) => scheduleItem(world, schedule));
  return listPageAs(call, items, { ...rules, where }, (each) => each);
}
