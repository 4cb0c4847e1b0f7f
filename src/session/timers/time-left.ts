import { isNumber, isRecord } from '~/lib/json';
import { getOwn } from '~/lib/get-own';
import type { Deadlines } from './deadlines';

/** What the server says is left, in milliseconds; a member is absent where that time is not watched. */
export interface TimeLeft {
  readonly idle: number | undefined;
  readonly session: number | undefined;
}

/**
 * Reads the answer of `getSession`; `undefined` when it is none. Idle time is watched for foundation accounts alone.
 * A duration that is no number starts no timer, a negative one has expired, and an absurdly long one is shortened.
 */
export function readTimeLeft(answer: unknown, deadlines: Pick<Deadlines, 'longest'>): TimeLeft | undefined {
  if (!isRecord(answer)) return undefined;
  const left = getOwn(answer, 'timeoutLeft');
  const time = (value: unknown): number | undefined =>
    isNumber(value) ? Math.min(Math.max(0, value), deadlines.longest) : undefined;
  return {
    idle: getOwn(answer, 'isFoundation') === true ? time(getOwn(left, 'idleTimeoutLeft')) : undefined,
    session: time(getOwn(left, 'sessionTimeoutLeft')),
  };
}
