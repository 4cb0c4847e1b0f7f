import { createTimer, type Clock } from '~/platform/clock';
import { otlpLogs, type TimedRecord } from './otlp';

/** The options of a sender. */
export interface SenderOptions {
  readonly clock: Clock;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Where records are sent to. */
  readonly address: string;
  /** Version of the build. */
  readonly version: string | undefined;
}

/** Sends records in batches. */
export interface Sender {
  add(record: TimedRecord): void;
  /** Sends what waits, such as when the page is about to be closed. */
  flush(): void;
}

/** How long a record waits for others, in milliseconds. */
const batchDelay = 5_000;

/** The records of one batch; what a failing page reports beyond them says nothing new. */
const batchMax = 50;

/**
 * Creates a sender. A batch that cannot be sent is lost: nobody waits for it, and a repetition would burden a server
 * that already has a problem.
 */
export function createSender({ clock, fetch, address, version }: SenderOptions): Sender {
  const timer = createTimer(clock);
  let waiting: TimedRecord[] = [];

  const flush = (): void => {
    timer.stop();
    const records = waiting;
    waiting = [];
    if (records.length === 0) return;
    const body = JSON.stringify(otlpLogs(records, version));
    const headers = { 'Content-Type': 'application/json' };
    // `keepalive` lets the request outlive the page.
    fetch(address, { method: 'POST', headers, body, keepalive: true, credentials: 'omit' }).catch(() => undefined);
  };

  return {
    add(record) {
      if (waiting.length >= batchMax) return;
      waiting.push(record);
      if (!timer.isRunning()) timer.start(flush, batchDelay);
    },
    flush,
  };
}
