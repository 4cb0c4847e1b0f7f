import { leadsToUnavailable, routeBehindHash, safeLink } from '~/api/safe-address';
import { commonError } from '~/state/present-error';
import { isString } from '~/lib/json';
import type { ActionServices } from './services';

type OpenServices = Pick<ActionServices, 'trust' | 'page' | 'navigate' | 'toasts'>;

/**
 * Opens an address in this or a new window. In-app addresses go through the router. An address of a foreign origin that
 * is no external link of the start-up file, or one whose window the browser blocks, is offered as a link that names its
 * host. False for one that is missing or not trusted.
 */
export function openAddress(address: unknown, window: 'same' | 'new', services: OpenServices): boolean {
  const { trust, page, navigate, toasts } = services;
  if (address === undefined || address === null || address === '') {
    toasts.show({ intent: 'danger', text: { key: commonError } });
    return false;
  }
  if (isString(address) && leadsToUnavailable(address, trust)) {
    toasts.show({ intent: 'warning', text: { key: 'UI.PLACEHOLDER.CLOSED' } });
    return false;
  }
  const link = safeLink(address, trust);
  if (!link) {
    toasts.show({ intent: 'warning', text: { key: 'UI.ADDRESS_REFUSED' } });
    return false;
  }
  const inApp = routeBehindHash(link.href, trust);
  if (!link.opens) offerLink('UI.ADDRESS_FOREIGN', link.href, toasts);
  else if (window === 'new') openWindow(link.href, { page, toasts });
  else if (inApp !== undefined) navigate(inApp);
  else page.assign(link.href);
  return true;
}

function openWindow(href: string, { page, toasts }: Pick<ActionServices, 'page' | 'toasts'>): void {
  if (!page.open(href)) offerLink('UI.WINDOW_BLOCKED', href, toasts);
}

function offerLink(
  reason: 'UI.ADDRESS_FOREIGN' | 'UI.WINDOW_BLOCKED',
  href: string,
  toasts: Pick<ActionServices['toasts'], 'show'>,
): void {
  toasts.show({ intent: 'warning', text: { key: reason }, link: { text: { key: 'UI.WINDOW_OPEN' }, href } });
}
