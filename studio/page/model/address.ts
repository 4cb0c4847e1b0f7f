import { createStore, type ReadableStore } from '~/lib/store';

/** The state that the address of the Studio carries: the open file and the persona, by name. */
export type AddressState = Readonly<Record<string, string>>;

/** The state of the address; what is set replaces the address without an entry in the history. */
export interface AddressStore extends ReadableStore<AddressState> {
  change(values: AddressState): void;
}

/** Reads the address of a window. An empty value is the same as none. */
export function createAddress(window: Window): AddressStore {
  const store = createStore<AddressState>(Object.fromEntries(new URLSearchParams(window.location.search)));
  return {
    ...store,
    change(values) {
      const next = Object.fromEntries(
        Object.entries({ ...store.get(), ...values }).filter(([, value]) => value !== ''),
      );
      const query = new URLSearchParams(next).toString();
      window.history.replaceState(null, '', query === '' ? window.location.pathname : `?${query}`);
      store.set(next);
    },
  };
}
