import type { ApiError } from '~/api/api-error';
import { presentError } from '~/state/present-error';
import type { ActionServices } from './services';

/** Shows an error of a call over the page, as a toast or a dialog, where its policy wants one. */
export function showApiError(
  error: ApiError,
  where: 'action' | 'dialog',
  { toasts, overlays }: Pick<ActionServices, 'toasts' | 'overlays'>,
): void {
  const announcement = presentError(error, where);
  switch (announcement?.kind) {
    case 'toast':
      return toasts.show(announcement.message);
    case 'dialog':
      return void overlays.show(announcement.dialog, announcement.params);
    case undefined:
  }
}
