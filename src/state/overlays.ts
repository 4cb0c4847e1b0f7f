import type { DialogId } from '~/generated/console/ids';
import { createStore, type ReadableStore, type Store } from '~/lib/store';
import type { UndoRequest } from './undo-request';

/** An open dialog as data; the overlay host renders it. */
export interface Overlay {
  /** Identifies this opening of the dialog. */
  readonly key: number;
  readonly id: DialogId;
  readonly params: Readonly<Record<string, unknown>>;
  /** True if a button of the page opened it. It closes when the page is left. */
  readonly page?: boolean | undefined;
}

/** The open dialogs, the newest in front. */
export interface Overlays {
  /** In the order of opening. */
  readonly open: ReadableStore<readonly Overlay[]>;
  /** Opens a dialog in front of the others and returns its key. */
  show(id: DialogId, params?: Readonly<Record<string, unknown>>, page?: boolean): number;
  /** Replaces the inputs of an open dialog. */
  update(key: number, params: Readonly<Record<string, unknown>>): void;
  close(key: number): void;
  /** The response to undo, whose dialog is open beside the others. */
  readonly undo: Store<UndoRequest | undefined>;
}

/** Creates an empty list of dialogs. */
export function createOverlays(): Overlays {
  const open = createStore<readonly Overlay[]>([]);
  let last = 0;
  return {
    open,
    show(id, params = {}, page) {
      open.update((overlays) => [...overlays, { key: ++last, id, params, page }]);
      return last;
    },
    update: (key, params) =>
      open.update((overlays) => overlays.map((overlay) => (overlay.key === key ? { ...overlay, params } : overlay))),
    undo: createStore<UndoRequest | undefined>(undefined),
    close: (key) => open.update((overlays) => overlays.filter((overlay) => overlay.key !== key)),
  };
}
