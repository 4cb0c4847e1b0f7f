import type { Overlays } from '../overlays';
import { requestAddress } from '~/api/request-address';
import { isShown, isTrue } from '~/descriptor/is-shown';
import { header } from '~/generated/console/header';
import type { SearchBar as SearchDescriptor } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { createStore, type ReadableStore } from '~/lib/store';
import type { SearchHistory } from './search-history';

/** The state of the search bar in the header. */
export interface SearchBar {
  /** True while the bar is in use. */
  readonly expanded: ReadableStore<boolean>;
  /** True if the user must opt in before the first search. */
  mustOptIn(): boolean;
  /** The bar received the focus: expands it, or opens the dialog to opt in. */
  focused(): void;
  /** The user clicked or pressed a key in the bar while it had the focus. */
  used(): void;
  /** The bar lost the focus: collapses it. */
  left(): void;
  collapse(): void;
  /** Navigates to the results in the chosen period; a blank text is ignored. */
  submit(text: string): void;
}

/** The search of the header, if the user has it. */
export function searchFor(scope: Scope): SearchDescriptor | undefined {
  const { search } = header;
  return search && isShown(search, scope) ? search : undefined;
}

/** The options of the search bar. */
export interface SearchBarOptions {
  /** The search of the header; nothing is searched without it. */
  readonly descriptor: SearchDescriptor | undefined;
  /** The current scope of conditions. */
  readonly scope: () => Scope;
  readonly overlays: Overlays;
  readonly navigate: (to: string) => void;
  readonly history: SearchHistory;
  /** The query parameters of the chosen period. */
  readonly period: () => Readonly<Record<string, string>>;
}

/** Creates the state of an empty, closed search bar. */
export function createSearchBar({ descriptor, overlays, ...options }: SearchBarOptions): SearchBar {
  const optIn = descriptor?.optIn;
  const expanded = createStore(false);
  /**
   * The dialog to opt in; known until the focus leaves the bar for good, because what closes in front brings it back.
   */
  let dialog: number | undefined;
  const isDialogOpen = (): boolean => overlays.open.get().some(({ key }) => key === dialog);
  const mustOptIn = (): boolean => optIn !== undefined && isTrue(optIn.when, options.scope());
  const openOptIn = (): void => {
    if (optIn && !isDialogOpen()) dialog = overlays.show(optIn.dialog);
  };
  return {
    expanded,
    mustOptIn,
    focused() {
      if (!mustOptIn()) expanded.set(true);
      else if (dialog === undefined) openOptIn();
    },
    used() {
      if (mustOptIn()) openOptIn();
      else expanded.set(true);
    },
    left() {
      expanded.set(false);
      if (!isDialogOpen()) dialog = undefined;
    },
    collapse: () => expanded.set(false),
    submit(text) {
      const keyword = text.trim();
      if (keyword === '' || !descriptor) return;
      if (mustOptIn()) return openOptIn();
      options.history.add(keyword);
      expanded.set(false);
      const { to } = descriptor;
      options.navigate(requestAddress(to, {}, { keyword, ...options.period() }) ?? to);
    },
  };
}
