import type { Services } from './services';

/** Puts text on the clipboard and says whether it worked. */
export async function copyText(text: string, { page, toasts }: Pick<Services, 'page' | 'toasts'>): Promise<void> {
  try {
    await page.copy(text);
    toasts.show({ intent: 'success', text: { key: 'UI.COPIED', fallback: 'Copied' } });
  } catch {
    toasts.show({
      intent: 'warning',
      text: { key: 'UI.COPY_REFUSED', fallback: 'The browser does not allow copying here.' },
    });
  }
}
