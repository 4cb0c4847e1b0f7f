import { routeBehindHash, safeLink } from '../api/safe-address';
import type { Services } from './services';

/** Opens an address in this or a new window. In-app addresses go through the router; unsafe ones are refused. */
export function openAddress(
  address: unknown,
  window: 'same' | 'new',
  { trust, page, navigate, toasts }: Pick<Services, 'trust' | 'page' | 'navigate' | 'toasts'>,
): void {
  const link = safeLink(address, trust);
  if (!link) {
    toasts.show({
      intent: 'warning',
      text: { key: 'UI.ADDRESS_REFUSED', fallback: 'This address is not trusted and was not opened.' },
    });
    return;
  }
  const inApp = routeBehindHash(link.href, trust.own);
  if (window === 'new') openWindow(link.href, { page, toasts });
  else if (inApp !== undefined) navigate(inApp);
  else page.assign(link.href);
}

/** Opens a window; where the browser blocks it, the user may follow the link. */
function openWindow(href: string, { page, toasts }: Pick<Services, 'page' | 'toasts'>): void {
  if (page.open(href)) return;
  toasts.show({
    intent: 'warning',
    text: { key: 'UI.WINDOW_BLOCKED' },
    link: { text: { key: 'UI.WINDOW_OPEN' }, href },
  });
}
