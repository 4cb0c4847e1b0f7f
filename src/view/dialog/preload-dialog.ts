import { dialogs } from '~/generated/console/catalogue';
import type { DialogId } from '~/generated/console/ids';

/** Loads the view of dialogs and the descriptor of one. */
export async function loadDialog(id: DialogId) {
  const [view, { default: dialog }] = await Promise.all([import('./DialogView'), dialogs[id].load()]);
  return { view, dialog };
}

/** Loads a dialog early, so that it can open without network. A failure shows when the dialog opens. */
export async function preloadDialog(id: DialogId): Promise<void> {
  await Promise.allSettled([loadDialog(id)]);
}

/** Loads every dialog that must be answered, so that they can open without network. */
export async function preloadMustAnswer(): Promise<void> {
  const needed = Object.values(dialogs).filter(({ mustAnswer }) => mustAnswer);
  await Promise.allSettled([import('./DialogView'), ...needed.map(({ load }) => load())]);
}
