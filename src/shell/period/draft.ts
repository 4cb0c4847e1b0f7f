import type { ConsoleSettings } from '~/generated/contract/descriptor-types';
import type { Period, Span } from '~/state/period/period';
import { isDay, isTimeOfDay, toMoment, toWall } from '~/lib/time/wall-time';

/** A custom period while it is edited: the texts of the four inputs. */
export interface Draft {
  readonly fromDate: string;
  readonly fromTime: string;
  readonly toDate: string;
  readonly toTime: string;
}

/** The times of day that the inputs contain at first. */
export type DayTimes = Pick<ConsoleSettings['period'], 'startTime' | 'endTime'>;

/** A problem of an input. */
export type DraftProblem = 'NO_DATE' | 'NO_TIME' | 'FUTURE' | 'ORDER';

/** The validation of a draft: its span, if the draft is complete and valid, and the problems of its inputs. */
export interface DraftValidation {
  readonly span: Span | undefined;
  readonly problems: Readonly<Partial<Record<keyof Draft, DraftProblem>>>;
}

/** The draft at first: the custom period that is chosen, else one without days. */
export function draftOf(chosen: Period, zone: string, period: DayTimes): Draft {
  if (!chosen.custom) return { fromDate: '', fromTime: period.startTime, toDate: '', toTime: period.endTime };
  const from = toWall(chosen.from, zone);
  const to = toWall(chosen.to, zone);
  return { fromDate: from.date, fromTime: from.time, toDate: to.date, toTime: to.time };
}

/** The draft with another value. A first day after the last day clears the last day. */
export function withValue(draft: Draft, name: keyof Draft, value: string, period: DayTimes): Draft {
  const next = { ...draft, [name]: value };
  const isAfterLast = name === 'fromDate' && isDay(value) && isDay(next.toDate) && value > next.toDate;
  return isAfterLast ? { ...next, toDate: '', toTime: period.endTime } : next;
}

/** Validates a draft in a zone in which it is the day `today`. An empty input is no problem. */
export function validateDraft(draft: Draft, zone: string, today: string): DraftValidation {
  const problems = {
    ...problemOf('fromDate', dayProblem(draft.fromDate, today)),
    ...problemOf('fromTime', timeProblem(draft.fromTime)),
    ...problemOf('toDate', dayProblem(draft.toDate, today)),
    ...problemOf('toTime', timeProblem(draft.toTime)),
  };
  if (Object.keys(problems).length > 0) return { span: undefined, problems };
  const from = toMoment({ date: draft.fromDate, time: toSecond(draft.fromTime) }, zone, 'earlier');
  const to = toMoment({ date: draft.toDate, time: toSecond(draft.toTime) }, zone, 'later');
  if (from === undefined || to === undefined) return { span: undefined, problems };
  if (from < to) return { span: { from, to }, problems };
  return { span: undefined, problems: problemOf(draft.toDate < draft.fromDate ? 'toDate' : 'toTime', 'ORDER') };
}

function problemOf(name: keyof Draft, problem: DraftProblem | undefined): DraftValidation['problems'] {
  return problem ? { [name]: problem } : {};
}

function dayProblem(text: string, today: string): DraftProblem | undefined {
  if (text === '') return undefined;
  if (!isDay(text)) return 'NO_DATE';
  return text > today ? 'FUTURE' : undefined;
}

function timeProblem(text: string): DraftProblem | undefined {
  return text === '' || isTimeOfDay(toSecond(text)) ? undefined : 'NO_TIME';
}

/** The time with seconds; a time without them is the full minute. */
function toSecond(time: string): string {
  return /^\d{2}:\d{2}$/.test(time) ? `${time}:00` : time;
}
