import type { Clock } from './clock';
import { createStore, type ReadableStore } from '~/lib/store';

/** The time of the server, computed from its responses. */
export interface ServerTime {
  /** Milliseconds since 1970; the time of the workstation before the first response. */
  now(): number;
  /** Milliseconds by which the server's clock is ahead of the workstation's; `undefined` before the first response. */
  readonly ahead: ReadableStore<number | undefined>;
  /** Takes the `Date` header of a response that arrives now. Invalid headers are ignored. */
  sync(date: string | null): void;
}

/** The format in which servers send dates, e.g. `Sun, 06 Nov 1994 08:49:37 GMT`. */
const httpDate = /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** The server time by the latest response, continued with the workstation's clock. */
export function createServerTime(clock: Clock): ServerTime {
  const ahead = createStore<number | undefined>(undefined);
  return {
    now: () => clock.now() + (ahead.get() ?? 0),
    ahead,
    sync(date) {
      const serverTime = parseHttpDate(date);
      if (serverTime !== undefined) ahead.set(serverTime - clock.now());
    },
  };
}

/** The moment of an HTTP date in milliseconds since 1970; `undefined` for any other text. */
export function parseHttpDate(date: string | null): number | undefined {
  const time = date !== null && httpDate.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
