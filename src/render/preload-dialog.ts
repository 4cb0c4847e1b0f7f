import { dialogs, type DialogId } from '../generated/catalogue';

/** Loads a dialog ahead, so that it can be shown when there is no network. A failure is told when it is opened. */
export async function preloadDialog(id: DialogId): Promise<void> {
  await Promise.allSettled([import('./DialogView'), dialogs[id].load()]);
}
