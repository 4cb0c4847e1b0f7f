import type { DialogId } from '~/generated/console/ids';
import { createStore, type ReadableStore } from '~/lib/store';
import type { ResponseRequest } from './response-request';

/** An open dialog as data; the overlay host renders it. */
export interface Overlay {
  /** Identifies this opening of the dialog. */
  readonly key: number;
  readonly id: DialogId;
  readonly params: Readonly<Record<string, unknown>>;
  /** True if a button of the page opened it. It closes when the page is left. */
  readonly page?: boolean | undefined;
}

/** An open dialog of a response. */
export interface ResponseOverlay {
  /** Identifies this opening of the dialog. */
  readonly key: number;
  readonly request: ResponseRequest;
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
  /** True while there is a dialog, also one of a response. */
  areOpen(): boolean;
  /** The dialogs of responses. They are beside the page, because calls are sent that nobody else waits for. */
  readonly responses: ReadableStore<readonly ResponseOverlay[]>;
  /** Opens the dialog of a response in front of the others. */
  respond(request: ResponseRequest): void;
}

/** Creates an empty list of dialogs. */
export function createOverlays(): Overlays {
  const open = createStore<readonly Overlay[]>([]);
  const responses = createStore<readonly ResponseOverlay[]>([]);
  let last = 0;
  return {
    open,
    show(id, params = {}, page) {
      open.update((overlays) => [...overlays, { key: ++last, id, params, page }]);
      return last;
    },
    update: (key, params) =>
      open.update((overlays) => overlays.map((overlay) => (overlay.key === key ? { ...overlay, params } : overlay))),
    responses,
    respond: (request) => responses.update((overlays) => [...overlays, { key: ++last, request }]),
    areOpen: () => open.get().length + responses.get().length > 0,
    close(key) {
      open.update((overlays) => overlays.filter((overlay) => overlay.key !== key));
      responses.update((overlays) => overlays.filter((overlay) => overlay.key !== key));
    },
  };
}
