import type { Services } from './services';

/** Puts text on the clipboard; whether it worked. That the browser refuses is told by a note. */
export async function copyText(text: string, { page, toasts }: Pick<Services, 'page' | 'toasts'>): Promise<boolean> {
  try {
    await page.copy(text);
    return true;
  } catch {
    toasts.show({
      intent: 'warning',
      text: { key: 'UI.COPY_REFUSED', fallback: 'The browser does not allow copying here.' },
    });
    return false;
  }
}
