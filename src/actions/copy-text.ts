import type { ActionServices } from './services';

/**
 * Copies a text to the clipboard. Resolves to true if it was copied; if the browser refuses, a toast reports it.
 * Rejects only with the reason of a text that could not be loaded.
 */
export async function copyText(
  text: string | Promise<string>,
  { page, toasts }: Pick<ActionServices, 'page' | 'toasts'>,
): Promise<boolean> {
  try {
    await page.copy(text);
    return true;
  } catch {
    await text;
    toasts.show({ intent: 'warning', text: { key: 'UI.COPY_REFUSED' } });
    return false;
  }
}
