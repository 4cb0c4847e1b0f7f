import type { SessionSignal } from '../api/session-signal';
import { wait, type Clock } from '../lib/clock';
import { deniedPath } from './check-navigation';
import type { Page } from './page';
import type { SignIn } from './sign-in';

/** What the reactions to a signal need. */
export interface SignalOptions {
  readonly page: Page;
  readonly clock: Clock;
  readonly signIn: SignIn;
  readonly signOut: () => Promise<void>;
  /** Goes to a path of the route table. */
  readonly navigate: (to: string) => void;
  /** Shows the message of the signal's row. */
  readonly showMessage: (signal: SessionSignal) => void;
  readonly timers: { readonly signInMessage: number; readonly signInSettle: number };
}

/** Address of the page that tells an outage. */
function outageAddress({ status, traceId }: Pick<SessionSignal, 'status' | 'traceId'>): string {
  return `./info.html#/?error_code=${status}&trace=${encodeURIComponent(traceId)}`;
}

/** Acts on signals. While one leads away from the page all further ones are part of it. */
export function createSignalHandler(options: SignalOptions): (signal: SessionSignal) => Promise<void> {
  const { page, clock, signIn, timers } = options;
  let leaving: Promise<void> | undefined;

  const leave = async (signal: SessionSignal): Promise<void> => {
    if (signal.row.message !== undefined) {
      options.showMessage(signal);
      await wait(clock, timers.signInMessage);
    }
    if (signal.kind === 'sign-out') return options.signOut();
    signIn.redirect();
    // Should the page still be here after that time, a new refusal counts anew.
    clock.setTimeout(() => (leaving = undefined), timers.signInSettle);
  };

  return async (signal) => {
    if (leaving) return leaving;
    switch (signal.kind) {
      case 'sign-in':
      case 'sign-out':
        return (leaving = leave(signal));
      case 'forbidden':
        return options.navigate(deniedPath({ msg: 'api' }));
      case 'unavailable':
        return page.assign(outageAddress(signal));
    }
  };
}
