import type { Body, WireAnswer } from '~/generated/contract/operations';
import type { Age, Clock } from '../time/age';
import type { Rhythm } from './due';

type Item = WireAnswer<'finishedReportList'>['data']['items'][number];

/** One report that was made, or is being made. */
export interface Run extends Pick<Item, 'id' | 'schedule' | 'title' | 'page' | 'format' | 'startedBy'> {
  readonly rhythm: Rhythm['rhythm'];
  /** When it was begun, in unix seconds. */
  readonly at: number;
  readonly hasFailed: boolean;
}

/** A schedule without the time of its runs. */
export interface Schedule extends Required<Body<'saveReportSchedule'>> {
  /** Name of the person who created it. */
  readonly owner: string;
  readonly status: WireAnswer<'reportScheduleList'>['data']['items'][number]['status'];
  /** Age of the moment from which on it makes reports that are not among `runs` yet. */
  readonly since: Age;
  /** How often it was saved. */
  readonly revision: number;
}

/** The schedules as they are since the first change after the start of the demo, and the runs that are written down. */
export interface ReportWork {
  schedules?: readonly Schedule[];
  /** Runs from before the last change of their schedule, and those that somebody started. */
  runs: readonly Run[];
  created: number;
  /** What accounts have done with schedules, the newest first. */
  changes: readonly ScheduleChange[];
}

/** Something that an account has done with a schedule. */
export interface ScheduleChange {
  readonly age: Age;
  readonly accountId: string;
  /** Name of the account. */
  readonly account: string;
  readonly activity: string;
  /** Title of the schedule. */
  readonly title: string;
}

/** A clock with the reports. */
export interface ReportWorld extends Clock {
  readonly state: { readonly reports: ReportWork };
}
