import type { ConsoleSettings } from '../../generated/descriptor-types';
import type { Period, Span } from '../../session/period';
import { toMoment, toWall } from '../../session/wall-time';

/** A custom period while it is being written: what stands in the four inputs. */
export interface Draft {
  readonly fromDate: string;
  readonly fromTime: string;
  readonly toDate: string;
  readonly toTime: string;
}

/** Times of day that stand in the inputs until others are written. */
export type DayTimes = Pick<ConsoleSettings['period'], 'startTime' | 'endTime'>;

/** What is wrong with an input; the name of its message. */
export type DraftProblem = 'NO_DATE' | 'NO_TIME' | 'FUTURE' | 'ORDER';

/** What a draft comes to: the span once it is complete and right, and what is wrong until then. */
export interface Judgement {
  readonly span: Span | undefined;
  readonly problems: Readonly<Partial<Record<keyof Draft, DraftProblem>>>;
}

/** What the inputs show first: the custom period that is chosen, else no days. */
export function draftOf(chosen: Period, zone: string, period: DayTimes): Draft {
  if (!chosen.custom) return { fromDate: '', fromTime: period.startTime, toDate: '', toTime: period.endTime };
  const from = toWall(chosen.from, zone);
  const to = toWall(chosen.to, zone);
  return { fromDate: from.date, fromTime: from.time, toDate: to.date, toTime: to.time };
}

/** The draft with another value; a first day that moves behind the last one takes that away. */
export function withValue(draft: Draft, name: keyof Draft, value: string, period: DayTimes): Draft {
  const next = { ...draft, [name]: value };
  const isPast = name === 'fromDate' && isDay(value) && isDay(next.toDate) && value > next.toDate;
  return isPast ? { ...next, toDate: '', toTime: period.endTime } : next;
}

/** Judges a draft in a zone where it is the day `today`. Inputs that are still empty are no mistake. */
export function judge(draft: Draft, zone: string, today: string): Judgement {
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

/** Whether a text is a day of the calendar, as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return toMoment({ date: text, time: '00:00:00' }, 'UTC', 'earlier') !== undefined;
}

function problemOf(name: keyof Draft, problem: DraftProblem | undefined): Judgement['problems'] {
  return problem ? { [name]: problem } : {};
}

function dayProblem(text: string, today: string): DraftProblem | undefined {
  if (text === '') return undefined;
  if (!isDay(text)) return 'NO_DATE';
  return text > today ? 'FUTURE' : undefined;
}

function timeProblem(text: string): DraftProblem | undefined {
  const isTime = toMoment({ date: '2000-01-01', time: toSecond(text) }, 'UTC', 'earlier') !== undefined;
  return text === '' || isTime ? undefined : 'NO_TIME';
}

/** A time without seconds is that of the full minute. */
function toSecond(time: string): string {
  return /^\d{2}:\d{2}$/.test(time) ? `${time}:00` : time;
}
