import type { Overlays } from '../../actions/overlays';
import { requestAddress } from '../../api/request-address';
import { holds } from '../../descriptor/is-shown';
import type { SearchBar as SearchDescriptor } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { createStore, type ReadableStore } from '../../lib/store';
import type { SearchHistory } from '../../session/search-history';

/** The search bar of the header, as far as it is no picture. */
export interface SearchBar {
  /** Whether the bar is being used. */
  readonly expanded: ReadableStore<boolean>;
  /** Whether the search may not be used before the user has opted in. */
  mustOptIn(): boolean;
  /** Hears that the focus came into the bar: expands it, or asks to opt in. */
  focused(): void;
  /** Hears a click or a key in the bar while it has the focus. */
  used(): void;
  /** Hears that the focus left the bar; from a dialog that lies in front it will come back. */
  left(): void;
  collapse(): void;
  /** Goes to the results in the chosen period; blank text is ignored. */
  submit(text: string): void;
}

/** What the search bar works with. */
export interface SearchBarOptions {
  readonly descriptor: SearchDescriptor;
  /** What conditions read, as it is now. */
  readonly scope: () => Scope;
  readonly overlays: Overlays;
  readonly navigate: (to: string) => void;
  readonly history: SearchHistory;
  /** The period that is looked at, as query parameters. */
  readonly period: () => Readonly<Record<string, string>>;
}

/** A search bar that nobody uses. */
export function createSearchBar({ descriptor, overlays, ...options }: SearchBarOptions): SearchBar {
  const { optIn, to } = descriptor;
  const expanded = createStore(false);
  /** The dialog that asks; known until the focus leaves the bar for good, because what closes in front brings it back. */
  let asked: number | undefined;
  const isAsking = (): boolean => overlays.open.get().some(({ key }) => key === asked);
  const mustOptIn = (): boolean => optIn !== undefined && holds(optIn.when, options.scope());
  const ask = (): void => {
    if (optIn && !isAsking()) asked = overlays.show(optIn.dialog);
  };
  return {
    expanded,
    mustOptIn,
    focused() {
      if (!mustOptIn()) expanded.set(true);
      else if (asked === undefined) ask();
    },
    used() {
      if (mustOptIn()) ask();
      else expanded.set(true);
    },
    left() {
      expanded.set(false);
      if (!isAsking()) asked = undefined;
    },
    collapse: () => expanded.set(false),
    submit(text) {
      const keyword = text.trim();
      if (keyword === '') return;
      if (mustOptIn()) return ask();
      options.history.add(keyword);
      expanded.set(false);
      options.navigate(requestAddress(to, {}, { keyword, ...options.period() }) ?? to);
    },
  };
}
