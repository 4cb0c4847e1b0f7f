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
  /** Sends what waits with a request that outlives the page: of a long batch only its beginning. */
  flush(): void;
}

/** How long a record waits for others, in milliseconds. */
const batchDelay = 5_000;

/** Browsers refuse longer requests that are to outlive their page; in characters, with room for what UTF-8 adds. */
const lastBatchMax = 30_000;

/**
 * Creates a sender. A batch that cannot be sent is lost: nobody waits for it, and a repetition would burden a server
 * that already has a problem.
 */
export function createSender({ clock, fetch, address, version }: SenderOptions): Sender {
  const timer = createTimer(clock);
  let waiting: TimedRecord[] = [];

  const post = (records: readonly TimedRecord[], isLast: boolean): void => {
    if (records.length === 0) return;
    const body = JSON.stringify(otlpLogs(records, version));
    if (isLast && body.length > lastBatchMax) return post(records.slice(0, Math.floor(records.length / 2)), isLast);
    const headers = { 'Content-Type': 'application/json' };
    fetch(address, { method: 'POST', headers, body, keepalive: isLast, credentials: 'omit' }).catch(() => undefined);
  };
  const send = (isLast: boolean): void => {
    timer.stop();
    const records = waiting;
    waiting = [];
    post(records, isLast);
  };

  return {
    add(record) {
      waiting.push(record);
      if (!timer.isRunning()) timer.start(() => send(false), batchDelay);
    },
    flush: () => send(true),
  };
}
