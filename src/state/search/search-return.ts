import type { Toasts } from '../toasts';
import { createTimer, type Clock } from '~/platform/clock';
import type { SafeStorage } from '~/platform/safe-storage';
import { sessionKeys } from '~/platform/storage-keys';

/** The way from the results of a search back to the page before them. */
export interface SearchReturn {
  /** Takes every address the user arrives at: path and query. */
  arrived(address: string): void;
  /** Goes to the last address of this tab that shows no results; without one home, after a warning. */
  back(): void;
  /** Removes what is stored about the person. */
  forget(): void;
}

/** The options of the return from a search. */
export interface SearchReturnOptions {
  /** Storage that lasts as long as the tab. */
  readonly tab: SafeStorage;
  /** Id of the account, which an address in the storage belongs to; empty until it is known. */
  readonly account: () => string;
  readonly clock: Clock;
  readonly toasts: Pick<Toasts, 'show'>;
  readonly navigate: (to: string) => void;
  /** Path of the results, in a console with a search. */
  readonly results: string | undefined;
  /** Time from the warning to home, in milliseconds. */
  readonly homeAfter: number;
}

const home = '/';

/** True if an address is that of the results page, with or without a tail. A console without a search has none. */
export function isResultsPage(address: string, results: string | undefined): boolean {
  return results !== undefined && (pathOf(address) === results || pathOf(address).startsWith(`${results}/`));
}

/** Creates the return from a search. After a reload of the tab it continues with what the tab stored. */
export function createSearchReturn({
  tab,
  account,
  clock,
  toasts,
  navigate,
  results,
  homeAfter,
}: SearchReturnOptions): SearchReturn {
  let here = '';
  let before: string | undefined;
  const key = (): string => sessionKeys.beforeSearch + account();
  const goingHome = createTimer(clock);
  return {
    arrived(address) {
      // Somewhere else the user is not to be taken away any more.
      if (pathOf(address) !== pathOf(here)) goingHome.stop();
      here = address;
      if (isResultsPage(address, results)) return;
      before = address;
      tab.write(key(), address);
    },
    back() {
      const address = before ?? tab.read(key());
      if (address?.startsWith('/')) return navigate(address);
      toasts.show({ intent: 'warning', text: { key: 'UI.SEARCH.NO_PREVIOUS' } });
      if (!goingHome.isRunning()) goingHome.start(() => navigate(home), homeAfter);
    },
    forget() {
      before = undefined;
      tab.remove(key());
    },
  };
}

function pathOf(address: string): string {
  return address.replace(/\?.*$/s, '');
}
