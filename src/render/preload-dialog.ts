import { dialogs, type DialogId } from '../generated/catalogue';

/** Loads a dialog ahead, so that it can be shown when there is no network. A failure is told when it is opened. */
export async function preloadDialog(id: DialogId): Promise<void> {
  await Promise.allSettled([import('./DialogView'), dialogs[id].load()]);
}

/** Loads every dialog ahead that must be answered. */
export async function preloadMustAnswer(): Promise<void> {
  const needed = Object.values(dialogs).filter(({ mustAnswer }) => mustAnswer);
  await Promise.allSettled([import('./DialogView'), ...needed.map(({ load }) => load())]);
}
