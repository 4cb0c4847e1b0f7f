import { UNSAFE_createHashHistory, type Location, type NavigationType, type Navigator } from 'react-router-dom';
import { createStore } from '~/lib/store';

/** A location of the console, and how the browser got there. */
export interface RouterState {
  readonly location: Location;
  readonly action: NavigationType;
}

/** The address of the console, which is behind the `#`: reads it, changes it and reports its changes. */
export interface ConsoleRouter {
  readonly state: RouterState;
  /** Calls the listener after every change of the address; the result stops it. */
  subscribe(listener: () => void): () => void;
  /** Changes the address at once. A path without a leading slash, e.g. `?tab=1`, keeps the rest of the address. */
  navigate(to: string, options?: { readonly replace?: boolean; readonly state?: unknown }): void;
  /** What the components of the library navigate with. */
  readonly navigator: Navigator;
  /** Stops listening to the browser. */
  dispose(): void;
}

/**
 * Creates the router for the address of the window.
 *
 * The library exports the history of its own hash router under a name that says it may change with a version; versions
 * are pinned. Its public hash router has no way to navigate from outside of React, and its data router is 17 kB larger.
 */
export function createConsoleRouter(): ConsoleRouter {
  const history = UNSAFE_createHashHistory({ v5Compat: true });
  const current = createStore<RouterState>({ location: history.location, action: history.action });
  const dispose = history.listen(({ location, action }) => current.set({ location, action }));
  return {
    get state() {
      return current.get();
    },
    subscribe: current.subscribe,
    navigate: (to, { replace = false, state } = {}) => (replace ? history.replace(to, state) : history.push(to, state)),
    navigator: history,
    dispose,
  };
}
