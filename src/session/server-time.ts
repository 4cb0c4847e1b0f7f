import type { Clock } from '../lib/clock';
import { createStore, type ReadableStore } from '../lib/store';

/** The time of the server, as far as its answers tell. */
export interface ServerTime {
  /** Milliseconds since 1970; the workstation's until an answer has told the server's. */
  now(): number;
  /** Milliseconds by which the server's clock is ahead of the workstation's; `undefined` while no answer has told. */
  readonly ahead: ReadableStore<number | undefined>;
  /** Takes the `Date` header of an answer that arrives now. What is no such header is passed over. */
  hear(date: string | null): void;
}

/** The one form in which servers send dates, e.g. `Sun, 06 Nov 1994 08:49:37 GMT`. */
const httpDate = /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Server time by the latest answer, ticking with the workstation's clock in between. */
export function createServerTime(clock: Clock): ServerTime {
  const ahead = createStore<number | undefined>(undefined);
  return {
    now: () => clock.now() + (ahead.get() ?? 0),
    ahead,
    hear(date) {
      const told = date !== null && httpDate.test(date) ? Date.parse(date) : Number.NaN;
      if (!Number.isNaN(told)) ahead.set(told - clock.now());
    },
  };
}
