import type { ActionServices } from './services';

/** Puts text on the clipboard; the result is true if it worked. A toast reports that the browser refused. */
export async function copyText(
  text: string,
  { page, toasts }: Pick<ActionServices, 'page' | 'toasts'>,
): Promise<boolean> {
  try {
    await page.copy(text);
    return true;
  } catch {
    toasts.show({
      intent: 'warning',
      text: { key: 'UI.COPY_REFUSED', text: 'The browser does not allow copying here.' },
    });
    return false;
  }
}
