import { createTimer, type Clock } from '~/platform/clock';
import type { Page } from '~/platform/browser';

/** Milliseconds without a key or a press, after which what the analyst looks at may change. */
const restAfterInput = 5000;

/** Milliseconds until a refresh that is due, but not possible yet, is tried again. */
const retryDelay = 1000;

/** The share of an interval that it is longer at random, so that many browsers do not refresh at the same moment. */
const jitter = 0.1;

/** The options of repeated refreshes. */
export interface AutoRefreshOptions {
  readonly clock: Clock;
  readonly page: Pick<Page, 'isVisible' | 'isOnline' | 'listen'>;
  /** Returns a number from 0 to 1. */
  readonly random: () => number;
  /** Milliseconds between two refreshes. */
  readonly interval: number;
  /** True while an answer is pending. */
  readonly isFetching: () => boolean;
  /** True while the analyst does something that other data would disturb. */
  readonly isInUse: () => boolean;
  readonly refresh: () => void;
  /** Called with true when a refresh is due and has to wait, and with false when it has taken place. */
  readonly onPause: (isPaused: boolean) => void;
}

/** Refreshes that are repeated. */
export interface AutoRefresh {
  /** Counts the interval from now on, because newer data has arrived. */
  restart(): void;
  stop(): void;
}

/**
 * Repeats a refresh. One that is due waits while the page is hidden or offline, the analyst is busy, or a key or a
 * pointer was pressed a moment ago. It is no activity of the user: the session timers count keys and pointer alone.
 */
export function startAutoRefresh(options: AutoRefreshOptions): AutoRefresh {
  const { clock, page, interval, onPause } = options;
  const timer = createTimer(clock);
  let isDue = false;
  let lastInput = -Infinity;
  const restart = (): void => {
    if (isDue) onPause(false);
    isDue = false;
    timer.start(attempt, interval * (1 + jitter * options.random()));
  };
  function attempt(): void {
    const canSend = page.isVisible() && page.isOnline();
    const isResting = clock.now() - lastInput >= restAfterInput;
    const isPossible = canSend && isResting && !options.isInUse();
    if (isPossible && !options.isFetching()) {
      restart();
      options.refresh();
      return;
    }
    if (!isDue && !isPossible) onPause(true);
    isDue ||= !isPossible;
    // A hidden or disconnected page is woken by an event.
    if (canSend) timer.start(attempt, retryDelay);
  }
  const wake = (): void => {
    if (isDue) attempt();
  };
  const noteInput = (): void => void (lastInput = clock.now());
  const stops = [
    ...['visibilitychange', 'online'].map((name) => page.listen(name, wake)),
    ...['keydown', 'pointerdown'].map((name) => page.listen(name, noteInput)),
  ];
  restart();
  return {
    restart,
    stop() {
      timer.stop();
      stops.forEach((stop) => stop());
    },
  };
}
