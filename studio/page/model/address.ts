import { createStore, type ReadableStore } from '~/lib/store';

/** The state that the address of the Studio carries: the open file and the persona, by name. */
export type AddressState = Readonly<Record<string, string>>;

/** The state of the address; what is set replaces the address without an entry in the history. */
export interface AddressStore extends ReadableStore<AddressState> {
  change(values: AddressState): void;
  /** Makes a file the open one, by its name. An object is that of one drawer. */
  show(file: string): void;
}

/** What the address of a window is read from and written to. */
interface AddressedWindow {
  readonly location: Pick<Location, 'search' | 'pathname'>;
  readonly history: Pick<History, 'replaceState'>;
}

/** Reads the address of a window. An empty value is the same as none. */
export function createAddress(window: AddressedWindow): AddressStore {
  const store = createStore<AddressState>(Object.fromEntries(new URLSearchParams(window.location.search)));
  const change = (values: AddressState): void => {
    const next = Object.fromEntries(Object.entries({ ...store.get(), ...values }).filter(([, value]) => value !== ''));
    const query = new URLSearchParams(next).toString();
    window.history.replaceState(null, '', query === '' ? window.location.pathname : `?${query}`);
    store.set(next);
  };
  const show = (file: string): void => change(file === store.get()['file'] ? {} : { file, object: '' });
  return { ...store, change, show };
}
