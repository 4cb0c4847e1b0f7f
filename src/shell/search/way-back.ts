import type { Toasts } from '../../actions/toasts';
import type { Clock, TimerId } from '../../lib/clock';
import type { SafeStorage } from '../../lib/safe-storage';
import { sessionKeys } from '../../session/storage-keys';

/** The way from the results of a search back to where it began. */
export interface WayBack {
  /** Hears every place the user arrives at: path and query. */
  arrived(place: string): void;
  /** Goes to the last place of this tab that shows no results; without one home, after a warning. */
  back(): void;
  /** Removes what is kept of the person. */
  forget(): void;
}

/** What the way back works with. */
export interface WayBackOptions {
  /** Storage that lasts as long as the tab. */
  readonly tab: SafeStorage;
  readonly clock: Clock;
  readonly toasts: Pick<Toasts, 'show'>;
  readonly navigate: (to: string) => void;
  /** Path of the results. */
  readonly results: string;
  /** Time from the warning to home, in milliseconds. */
  readonly homeAfter: number;
}

const home = '/';

/** Whether a place is the results page, with or without a tail. */
export function isResultsPage(place: string, results: string): boolean {
  return pathOf(place) === results || pathOf(place).startsWith(`${results}/`);
}

/** Nothing visited yet, unless the tab was loaded anew. */
export function createWayBack({ tab, clock, toasts, navigate, results, homeAfter }: WayBackOptions): WayBack {
  let here = '';
  let before = tab.read(sessionKeys.beforeSearch);
  let goingHome: TimerId | undefined;
  return {
    arrived(place) {
      // Somewhere else the user is not to be taken away any more.
      if (goingHome !== undefined && pathOf(place) !== pathOf(here)) {
        clock.clearTimeout(goingHome);
        goingHome = undefined;
      }
      here = place;
      if (isResultsPage(place, results)) return;
      before = place;
      tab.write(sessionKeys.beforeSearch, place);
    },
    back() {
      if (before?.startsWith('/')) return navigate(before);
      toasts.show({ intent: 'warning', text: { key: 'UI.SEARCH.NO_PREVIOUS' } });
      goingHome ??= clock.setTimeout(() => {
        goingHome = undefined;
        navigate(home);
      }, homeAfter);
    },
    forget() {
      before = undefined;
      tab.remove(sessionKeys.beforeSearch);
    },
  };
}

function pathOf(place: string): string {
  return place.replace(/\?.*$/s, '');
}
