import { createContext, useEffect, useEffectEvent } from 'react';
import { useServices } from '../context/services';

/**
 * Values that the parts of a dialog store by name while the dialog is open, once something is entered or chosen: those
 * of a form outlive a change of slide. `undefined` outside of dialogs.
 */
export const DraftValuesContext = createContext<Map<string, unknown> | undefined>(undefined);

/** Saves unsent input before the console reloads itself, as long as its control is on the page. */
export function useDraft(name: string, read: () => unknown): void {
  const { drafts } = useServices();
  const readNow = useEffectEvent(read);
  useEffect(() => {
    const stop = drafts.track(name, () => readNow());
    return stop;
  }, [drafts, name]);
}
