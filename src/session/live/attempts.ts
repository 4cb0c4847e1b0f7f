import type { ConsoleSettings } from '~/generated/contract/descriptor-types';
import type { Page } from '~/platform/browser';
import { createTimer, type Clock } from '~/platform/clock';
import type { Config } from '../config';

/** The options of attempts. */
export interface AttemptsOptions {
  readonly clock: Clock;
  readonly page: Pick<Page, 'listen'>;
  /** A number from 0 to 1. */
  readonly random: () => number;
  readonly channel: Config['liveChannel'];
  readonly live: ConsoleSettings['live'];
}

/** Attempts at something that needs the network: each after a longer delay, and none while offline. */
export interface Attempts {
  /** Makes the first attempt, unless attempts are already being made. */
  start(): void;
  /** Called after a failed attempt: another one follows unless attempts were stopped. */
  retry(): void;
  /** Called after a successful attempt: the next delay is shorter. */
  succeed(): void;
  stop(): void;
  areOn(): boolean;
}

/**
 * Attempts that have not started. `attempt` makes one and says how it ended; `lose` is called when the network is lost.
 */
export function createAttempts(
  { clock, page, channel, live, random }: AttemptsOptions,
  { attempt, lose }: { attempt(): void; lose(): void },
): Attempts {
  const timer = createTimer(clock);
  let delay = live.firstDelay;
  let areOn = false;
  let isOffline = false;
  /** True while the next attempt is pending: after the delay, or when the network is back. */
  let isWaiting = false;
  const begin = (): void => {
    isWaiting = false;
    attempt();
  };
  const stops = [
    page.listen('offline', () => {
      isOffline = true;
      timer.stop();
      lose();
    }),
    page.listen('online', () => {
      isOffline = false;
      if (isWaiting) timer.start(begin, returnDelay(channel.jitter, random));
    }),
  ];
  return {
    start() {
      if (areOn) return;
      areOn = true;
      begin();
    },
    retry() {
      if (!areOn) return;
      isWaiting = true;
      // While offline there is no attempt; the event `online` continues.
      if (isOffline) return;
      timer.start(begin, jittered(delay, channel.jitter, random, live.longestDelay));
      delay = nextDelay(delay, 'wait', live);
    },
    succeed: () => (delay = nextDelay(delay, 'open', live)),
    areOn: () => areOn,
    stop() {
      areOn = false;
      isWaiting = false;
      timer.stop();
      stops.forEach((stop) => stop());
    },
  };
}

/** The growth and shrinking of delays. */
export type ReconnectDelays = Pick<
  ConsoleSettings['live'],
  'firstDelay' | 'delayGrowth' | 'longestDelay' | 'delayShrink'
>;

/** The delay in milliseconds after `delay`: longer after a wait, shorter after a socket has opened. */
export function nextDelay(delay: number, after: 'wait' | 'open', live: ReconnectDelays): number {
  return after === 'wait'
    ? Math.min(delay * live.delayGrowth, live.longestDelay)
    : Math.max(delay / live.delayShrink, live.firstDelay);
}

/** Maximum delay in milliseconds after the network is back. */
const maxReturnDelay = 1000;

/** The delay in milliseconds after the network is back: none without jitter, else a random time below a second. */
function returnDelay(jitter: number, random: () => number): number {
  return maxReturnDelay * jitter * random();
}

/**
 * A random delay, at most a share of `jitter` shorter or longer, and never longer than the longest one. Both ways,
 * because a share of the first delay alone is too short to spread the browsers that a restarted server has lost.
 */
export function jittered(delay: number, jitter: number, random: () => number, longest: number): number {
  const max = Math.min(delay * (1 + jitter), longest);
  return max - (max - delay * (1 - jitter)) * random();
}
