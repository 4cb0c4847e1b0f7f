import { getOwn } from '~/lib/get-own';
import { isNumber, parseJson } from '~/lib/json';
import type { Deadlines } from './deadlines';
import { readTimeLeft, type TimeLeft } from './time-left';

/** The tab message with an answer of `getSession`, which was requested at `sentAt`, in milliseconds since 1970. */
export function sharedAnswer(sentAt: number, answer: unknown): string {
  return JSON.stringify({ sentAt, answer });
}

/** Reads a tab message; `undefined` if it is another one. */
export function readSharedAnswer(
  message: string,
  deadlines: Pick<Deadlines, 'longest'>,
): { readonly sentAt: number; readonly left: TimeLeft } | undefined {
  const shared = parseJson(message);
  const sentAt = getOwn(shared, 'sentAt');
  const left = readTimeLeft(getOwn(shared, 'answer'), deadlines);
  return isNumber(sentAt) ? left && { sentAt, left } : undefined;
}

/**
 * The pause in milliseconds until a tab that got an answer from another tab requests its own: longer than a minute, so
 * that the other tab is first, and random, so that one tab and not all take over when the other one is gone.
 */
export function pauseAfterShared({ reread }: Pick<Deadlines, 'reread'>, random: () => number): number {
  return reread * (1.1 + 0.4 * random());
}
