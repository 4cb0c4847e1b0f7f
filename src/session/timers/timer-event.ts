import type { ViewName } from './session-view';
import type { TimeLeft } from './time-left';

/** What happened. */
export type TimerEvent =
  /** Time has passed. */
  | { readonly type: 'tick' }
  /** The page may have slept, or has come back to the front or to the network. */
  | { readonly type: 'wake' }
  | { readonly type: 'activity' }
  | { readonly type: 'requested' }
  | { readonly type: 'received'; readonly requestId: number; readonly sentAt: number; readonly left: TimeLeft }
  | { readonly type: 'request-failed' }
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

/** What an event makes the timers do. */
export type TimerEffect =
  | { readonly do: 'request'; readonly after: number }
  | { readonly do: 'report' }
  | { readonly do: 'broadcast'; readonly message: TimerMessage };

/** Message of the watch to the other tabs. */
export type TimerMessage = 'activity' | 'continue';
