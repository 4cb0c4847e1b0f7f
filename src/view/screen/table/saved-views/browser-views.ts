import { isRecord, isString } from '~/lib/json';
import { createPersistentList } from '~/platform/persistent-list';
import type { SafeStorage } from '~/platform/safe-storage';
import { readViewState, type ViewState } from './read-view-state';
import { ViewConflict, type SavedView, type ViewStore } from './view-store';

/** A view in storage. */
interface StoredView {
  readonly list: string;
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly isDefault: boolean;
  readonly state: ViewState;
}

/**
 * The views that this browser stores for an account, for a console without the port. They cannot be shared. Without
 * storage they last as long as the page.
 */
export function createBrowserViews(options: {
  /** Local storage. */
  readonly storage: SafeStorage;
  readonly prefix: string;
  readonly account: string;
  /** Gives an id that no other view has. */
  readonly newId: () => string;
}): ViewStore {
  const { newId } = options;
  const stored = createPersistentList({ ...options, account: () => options.account, read: readStored });
  /** Changes the view of a version. */
  const replace = (
    { id, version }: Pick<SavedView, 'id' | 'version'>,
    change: (view: StoredView) => readonly StoredView[],
  ): Promise<void> => {
    const views = stored.get();
    const view = views.find((one) => one.id === id);
    if (!view || (version !== undefined && view.version !== version)) return Promise.reject(new ViewConflict());
    stored.set(views.flatMap((one) => (one === view ? change(one) : [one])));
    return Promise.resolve();
  };
  return {
    canShare: false,
    read(list) {
      const views = stored.get().filter((view) => view.list === list);
      return Promise.resolve({
        views: views.map(({ id, name, version, state }) => ({
          ...{ id, name, version, state },
          ...{ isMine: true, owner: undefined, isShared: false },
        })),
        defaultId: views.find(({ isDefault }) => isDefault)?.id,
      });
    },
    create(list, { name, state }) {
      const id = newId();
      stored.set([...stored.get(), { list, id, name, state, version: '1', isDefault: false }]);
      return Promise.resolve(id);
    },
    change: (_, view, { name, state }) =>
      replace(view, (one) => [{ ...one, name, state, version: String(Number(one.version) + 1) }]),
    remove: (_, view) => replace(view, () => []),
    setDefault(list, id) {
      stored.set(stored.get().map((view) => (view.list === list ? { ...view, isDefault: view.id === id } : view)));
      return Promise.resolve();
    },
  };
}

/** Reads the stored views; what is no view is dropped. */
function readStored(value: unknown): readonly StoredView[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    if (!isRecord(one)) return [];
    const { list, id, name, version, isDefault, state } = one;
    if (!isString(list) || !isString(id) || !isString(name) || name === '' || !isString(version)) return [];
    return [{ list, id, name, version, isDefault: isDefault === true, state: readViewState(state).state }];
  });
}
