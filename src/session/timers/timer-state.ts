import type { ViewName } from './session-view';
import type { TimeLeft } from './time-left';

/**
 * Where the countdowns stand, as data. Ends are moments, milliseconds since 1970 by the clock of this machine, so that
 * sleep and slowed timers cannot stretch them.
 */
export interface TimerState {
  /** When the idle lock falls; absent while idle time is not watched. */
  readonly idleEnd: number | undefined;
  /** When the session ends; absent while that is not watched. */
  readonly sessionEnd: number | undefined;
  /** The longest idle time the server has named: what activity is taken to bring until it answers. */
  readonly idleLimit: number;
  /** There while activity that closed the warning is on its way: the end that counts should the report fail. */
  readonly idleBefore: number | undefined;
  /** Whether there was activity that has not been reported. */
  readonly active: boolean;
  /** When activity last counted. */
  readonly countedAt: number;
  /** A report that fails is the last one. */
  readonly report: 'ready' | 'sent' | 'failed';
  /** Warnings that the user has closed for good. */
  readonly closed: { readonly early: boolean; readonly last: boolean; readonly idle: boolean };
  /** How often the server has been asked. */
  readonly requestCount: number;
  readonly requestedAt: number;
  /** The newest question whose answer counts; answers of older ones come too late. */
  readonly answered: number;
  /** Time of the next request to the server. */
  readonly rereadAt: number;
  /** When the state was last looked at. */
  readonly seenAt: number;
}

/** What happened. */
export type TimerEvent =
  /** Time has passed. */
  | { readonly type: 'tick' }
  /** The page may have slept, or has come back to the front or to the network. */
  | { readonly type: 'wake' }
  | { readonly type: 'activity' }
  | { readonly type: 'asked' }
  | { readonly type: 'answered'; readonly requestId: number; readonly sentAt: number; readonly left: TimeLeft }
  | { readonly type: 'unanswered' }
  /** Another tab has an answer. This tab makes its next request after `pause` milliseconds. */
  | { readonly type: 'answer-shared'; readonly sentAt: number; readonly left: TimeLeft; readonly pause: number }
  | { readonly type: 'reported' }
  | { readonly type: 'report-failed' }
  /** The view of this name was closed by its reader. */
  | { readonly type: 'closed'; readonly view: ViewName }
  /** An event reports that the user continues the session. */
  | { readonly type: 'continued' }
  | { readonly type: 'settings-changed' }
  /** Another tab has seen activity, or its reader continues. */
  | { readonly type: 'broadcast-received'; readonly message: TimerMessage };

/** The effects of the event, in this order. */
export type Task =
  | { readonly do: 'ask'; readonly after: number }
  | { readonly do: 'report' }
  | { readonly do: 'broadcast'; readonly message: TimerMessage };

/** Message of the watch to the other tabs. */
export type TimerMessage = 'activity' | 'continue';

/** The state when the watch begins; the first question is due at once. */
export function initialTimers(now: number): TimerState {
  return {
    idleEnd: undefined,
    sessionEnd: undefined,
    idleLimit: 0,
    idleBefore: undefined,
    active: false,
    countedAt: -Infinity,
    report: 'ready',
    closed: { early: false, last: false, idle: false },
    requestCount: 0,
    requestedAt: -Infinity,
    answered: 0,
    rereadAt: now,
    seenAt: now,
  };
}
