import type { DialogId } from '~/generated/console/ids';
import { createStore, type ReadableStore } from '~/lib/store';

/** A dialog that is open. Data only: what it looks like, the overlay host knows. */
export interface Overlay {
  /** Tells openings of the same dialog apart. */
  readonly key: number;
  readonly id: DialogId;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The open dialogs, the newest in front. */
export interface Overlays {
  /** In the order of opening. */
  readonly open: ReadableStore<readonly Overlay[]>;
  /** Opens a dialog in front; gives its key. */
  show(id: DialogId, params?: Readonly<Record<string, unknown>>): number;
  /** Hands an open dialog other inputs. */
  update(key: number, params: Readonly<Record<string, unknown>>): void;
  close(key: number): void;
}

/** No dialog open. */
export function createOverlays(): Overlays {
  const open = createStore<readonly Overlay[]>([]);
  let last = 0;
  return {
    open,
    show(id, params = {}) {
      last += 1;
      open.set([...open.get(), { key: last, id, params }]);
      return last;
    },
    update: (key, params) =>
      open.update((overlays) => overlays.map((overlay) => (overlay.key === key ? { ...overlay, params } : overlay))),
    close: (key) => open.update((overlays) => overlays.filter((overlay) => overlay.key !== key)),
  };
}
