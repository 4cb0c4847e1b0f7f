import type { ConsoleSettings } from '../../generated/descriptor-types';

/** How waiting times grow and shrink. */
export type DelayRule = Pick<ConsoleSettings['live'], 'firstDelay' | 'delayGrowth' | 'longestDelay' | 'delayShrink'>;

/** The delay in milliseconds that comes after `delay`: once that has been waited, or once a socket has opened. */
export function nextDelay(delay: number, after: 'wait' | 'open', live: DelayRule): number {
  return after === 'wait'
    ? Math.min(delay * live.delayGrowth, live.longestDelay)
    : Math.max(delay / live.delayShrink, live.firstDelay);
}

/** A delay less a random share of it, at most the part `jitter`, so that a fleet does not come back all at once. */
export function jittered(delay: number, jitter: number, random: () => number): number {
  return delay * (1 - jitter * random());
}
