import type { WireAnswer } from '~/generated/contract/operations';
import { HOUR, secondsOf } from '../time/age';
import { dueBetween } from './due';
import type { ReportWorld, Run, Schedule } from './types';

type Item = WireAnswer<'finishedReportList'>['data']['items'][number];

/** Seconds that a report takes. */
const DURATION = 5;
/** Of the reports of a schedule, one of so many fails, the fourth first. */
const FAILING = 11;

/** The reports that schedules have made, and those that are written down. */
export function runsOf(world: ReportWorld, schedules: readonly Schedule[]): readonly Run[] {
  return [
    ...world.state.reports.runs,
    boardMeeting(world),
    ...schedules.flatMap((schedule) => dueRuns(world, schedule)),
  ];
}

/** What somebody started by hand, before a meeting of the board. */
function boardMeeting(world: ReportWorld): Run {
  const about = { schedule: 'report-3', title: 'Posture for the board', page: '/securityposture' } as const;
  return {
    ...{ ...about, id: 'report-3-by-hand', format: 'pdf', rhythm: 'firstOfMonth', at: secondsOf(world, 27 * HOUR) },
    ...{ startedBy: 'Ada Lindholm', hasFailed: false },
  };
}

/** The reports that a schedule has made since its last change. */
export function dueRuns(world: ReportWorld, schedule: Schedule): readonly Run[] {
  const { id, title, page, format, rhythm, since, status } = schedule;
  if (status === 'paused') return [];
  const moments = dueBetween(schedule, secondsOf(world, since), Math.floor(world.now() / 1000));
  return moments.map((at, index) => ({
    ...{ id: `${id}-${at}`, schedule: id, title, page, format, rhythm, at, startedBy: null },
    hasFailed: format === 'csv' && index % FAILING === 3,
  }));
}

/** How far a report is. */
export function stateOf(world: Pick<ReportWorld, 'now'>, { at, hasFailed }: Run): Item['state'] {
  if (world.now() / 1000 < at + DURATION) return 'running';
  return hasFailed ? 'failed' : 'succeeded';
}
