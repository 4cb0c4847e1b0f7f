import type { ConsoleSettings } from '~/generated/contract/descriptor-types';
import { isTrue } from '~/descriptor/is-shown';
import { engine } from '~/generated/console/engine';
import type { Scope } from '~/generated/contract/types';
import { getOwn } from '~/lib/get-own';
import { isNumber, isRecord, parseJson } from '~/lib/json';
import { read } from '../ports';

/** The times of idle lock and end of session, as `console.json` gives them, in milliseconds. */
export type Deadlines = ConsoleSettings['deadlines'];

/** What the server says is left, in milliseconds; a member is absent where that time is not watched. */
export interface TimeLeft {
  readonly idle: number | undefined;
  readonly session: number | undefined;
}

/**
 * Reads the answer of the port of the session; `undefined` when it is none. Idle time is watched where `engine.json`
 * says so. A duration that is no number starts no timer, a negative one has expired, and an absurdly long one is
 * shortened.
 */
export function readTimeLeft(
  answer: unknown,
  deadlines: Pick<Deadlines, 'longest'>,
  around: Scope = {},
): TimeLeft | undefined {
  const { reads } = engine.session?.times ?? {};
  if (!isRecord(answer) || !reads) return undefined;
  const scope = { ...around, answer };
  const time = (value: unknown): number | undefined =>
    isNumber(value) ? Math.min(Math.max(0, value), deadlines.longest) : undefined;
  return {
    idle: isTrue(reads.idleWhen, scope) ? time(read(reads.idle, scope)) : undefined,
    session: time(read(reads.session, scope)),
  };
}

/** The tab message with an answer about the session, which was requested at `sentAt`, in milliseconds since 1970. */
export function sharedAnswer(sentAt: number, answer: unknown): string {
  return JSON.stringify({ sentAt, answer });
}

/** Reads a tab message; `undefined` if it is another one. */
export function readSharedAnswer(
  message: string,
  deadlines: Pick<Deadlines, 'longest'>,
  scope?: Scope,
): { readonly sentAt: number; readonly left: TimeLeft } | undefined {
  const shared = parseJson(message);
  const sentAt = getOwn(shared, 'sentAt');
  const left = readTimeLeft(getOwn(shared, 'answer'), deadlines, scope);
  return isNumber(sentAt) ? left && { sentAt, left } : undefined;
}

/**
 * The pause in milliseconds until a tab that got an answer from another tab requests its own: longer than a minute, so
 * that the other tab is first, and random, so that one tab and not all take over when the other one is gone.
 */
export function pauseAfterShared({ reread }: Pick<Deadlines, 'reread'>, random: () => number): number {
  return reread * (1.1 + 0.4 * random());
}
