import { useRef, useState } from 'react';
import { ApiError } from '~/api/api-error';
import { showApiError } from '~/actions/show-api-error';
import { useServices } from '~/view/context/services';
import type { SavedViews } from './use-saved-views';
import { ViewConflict, type SavedView, type ViewDraft } from './view-store';

/** How a change of a view has ended. A failure has been shown. A change during another one is `ignored`. */
export type ViewOutcome = 'done' | 'conflict' | 'failed' | 'ignored';

/** Runs one change after the other; one during another is `ignored`. */
function useOneAtATime() {
  const [isSending, setSending] = useState(false);
  // State would change too late for the second of two quick clicks.
  const sending = useRef(false);
  const once = async (work: () => Promise<ViewOutcome>): Promise<ViewOutcome> => {
    if (sending.current) return 'ignored';
    sending.current = true;
    setSending(true);
    return work().finally(() => {
      sending.current = false;
      setSending(false);
    });
  };
  return { isSending, once };
}

/** What changes the stored views of a list, one change at a time. After each change the views are requested again. */
export function useViewActions({ list, store, known, refresh, current, open }: SavedViews) {
  const services = useServices();
  const { isSending, once } = useOneAtATime();
  const attempt = async (work: () => Promise<void>): Promise<ViewOutcome> => {
    try {
      await work();
      await refresh();
      return 'done';
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof ViewConflict)) throw error;
      await refresh();
      if (error instanceof ViewConflict) return 'conflict';
      showApiError(error, 'action', services);
      return 'failed';
    }
  };
  const run = (work: () => Promise<void>): Promise<ViewOutcome> => once(() => attempt(work));
  const setDefault = async (id: string, isDefault: boolean): Promise<void> => {
    if (isDefault !== (known?.defaultId === id)) await store.setDefault(list, isDefault ? id : undefined);
  };
  return {
    isSending,
    /** Changes a view; without a version whatever was saved meanwhile. */
    save: (view: Pick<SavedView, 'id' | 'version'>, draft: ViewDraft, isDefault?: boolean): Promise<ViewOutcome> =>
      run(async () => {
        await store.change(list, view, draft);
        if (isDefault !== undefined) await setDefault(view.id, isDefault);
      }),
    /** Saves new views. The id of the last one is given to `onSaved` before the views are requested again. */
    create: (
      drafts: readonly ViewDraft[],
      { isDefault = false, onSaved }: { readonly isDefault?: boolean; readonly onSaved?: (id: string) => void } = {},
    ): Promise<ViewOutcome> =>
      run(async () => {
        for (const draft of drafts) {
          const id = await store.create(list, draft);
          if (id === undefined) continue;
          if (isDefault) await setDefault(id, true);
          onSaved?.(id);
        }
      }),
    setDefault: (view: SavedView, isDefault: boolean): Promise<ViewOutcome> =>
      run(() => setDefault(view.id, isDefault)),
    remove: async (view: SavedView): Promise<ViewOutcome> => {
      const outcome = await run(() => store.remove(list, view));
      if (outcome === 'done' && current?.id === view.id) open(undefined);
      return outcome;
    },
  };
}
