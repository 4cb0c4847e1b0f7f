import type { Middleware } from 'openapi-fetch';
import { ApiError } from '~/api/api-error';
import type { SessionPolicy } from '~/generated/contract/descriptor-types';
import { untilAborted } from '~/lib/until-aborted';
import type { Page } from '~/platform/browser';
import { wait, type Clock } from '~/platform/clock';
import { deniedPath } from './check-navigation';
import type { SignIn } from './sign-in';
import type { TabAccessStore } from './tab-access';

/** The message of an error that ends the session: the key of a shared message. */
export interface SessionMessage {
  readonly message: string;
  readonly intent: 'warning' | 'danger';
}

/** The options of the reactions. */
export interface ErrorReactionOptions {
  readonly page: Page;
  readonly clock: Clock;
  /** In a tab that is about to end nothing else leads away from the page. */
  readonly access: Pick<TabAccessStore, 'isEnding'>;
  readonly signIn: Pick<SignIn, 'redirect'>;
  readonly signOut: () => Promise<void>;
  /** Goes to a path of the route table. */
  readonly navigate: (to: string) => void;
  /** Stores what somebody has typed: the page leaves, and the person comes back to it. */
  readonly saveDrafts: () => void;
  readonly showMessage: (message: SessionMessage) => void;
  /** In milliseconds. `signInSettle` is the time that the browser has to leave for the sign-in. */
  readonly timers: { readonly signInMessage: number; readonly signInSettle: number };
}

/** How the session reacts to failed calls. */
export interface ErrorReactions {
  readonly react: (error: ApiError) => void;
  /**
   * Middleware of the client: reacts to each failed call, and lets it stay pending while its error makes the page
   * leave. An error that is visible for a moment would only alarm.
   */
  readonly middleware: Middleware;
}

/** The reactions of the session. While one leads away from the page, further errors change nothing. */
export function createErrorReactions(options: ErrorReactionOptions): ErrorReactions {
  const { page, clock, signIn, timers } = options;
  let leaving: Promise<void> | undefined;

  const leave = async (
    { signal, message, intent = 'danger' }: SessionPolicy,
    isOutdated: () => boolean,
  ): Promise<void> => {
    if (message !== undefined) {
      options.showMessage({ message, intent });
      await wait(clock, timers.signInMessage);
    }
    // Meanwhile the person may have signed out, or signed in again in another tab.
    if (options.access.isEnding() || isOutdated()) {
      leaving = undefined;
      return;
    }
    if (signal === 'sign-out') return options.signOut();
    signIn.redirect();
    // If the page is still here after that time, the next refusal counts as the first.
    clock.setTimeout(() => (leaving = undefined), timers.signInSettle);
  };

  // Who is already there needs no further entry of the history for each call.
  const openDenied = (): void => {
    const path = deniedPath({ msg: 'api' });
    if (page.hashPath() !== path) options.navigate(path);
  };

  const react = ({ policy, status, traceId, isOutdated }: ApiError): void => {
    if (leaving || options.access.isEnding() || isOutdated()) return;
    if (policy.kind === 'session') leaving = leave(policy, isOutdated);
    else if (policy.kind === 'page' && policy.page === 'forbidden') openDenied();
    else if (policy.kind === 'page') {
      options.saveDrafts();
      page.assign(outageAddress(status, traceId));
    }
  };
  const untilLeft = async ({ policy, isOutdated }: ApiError, caller: AbortSignal): Promise<void> => {
    if (policy.kind !== 'session') return;
    if (leaving) await untilAborted(leaving, caller);
    if (isOutdated()) return;
    if (policy.signal === 'sign-in') await wait(clock, timers.signInSettle, caller);
  };

  return {
    react,
    middleware: {
      async onError({ error, request }) {
        if (!(error instanceof ApiError)) return;
        react(error);
        await untilLeft(error, request.signal);
      },
    },
  };
}

/** Address of the page that describes an outage. */
function outageAddress(status: number, traceId: string): string {
  return `./info.html#/?error_code=${status}&trace=${encodeURIComponent(traceId)}`;
}
