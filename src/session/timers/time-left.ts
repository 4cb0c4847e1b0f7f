import { isNumber, isRecord } from '../../lib/json';
import { own } from '../../lib/own';
import type { Deadlines } from './deadlines';

/** What the server says is left, in milliseconds; a member is absent where that time is not watched. */
export interface TimeLeft {
  readonly idle: number | undefined;
  readonly session: number | undefined;
}

/**
 * Reads the answer of `getSession`; `undefined` when it is none. Idle time is watched for foundation accounts alone.
 * What is no number is not watched, what is below zero is over, what is absurdly long is cut.
 */
export function readTimeLeft(answer: unknown, deadlines: Pick<Deadlines, 'longest'>): TimeLeft | undefined {
  if (!isRecord(answer)) return undefined;
  const left = own(answer, 'timeoutLeft');
  const time = (value: unknown): number | undefined =>
    isNumber(value) ? Math.min(Math.max(0, value), deadlines.longest) : undefined;
  return {
    idle: own(answer, 'isFoundation') === true ? time(own(left, 'idleTimeoutLeft')) : undefined,
    session: time(own(left, 'sessionTimeoutLeft')),
  };
}
