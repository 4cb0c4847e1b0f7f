import type { ActionContext } from '../../src/actions/action-context';
import { createOverlays } from '../../src/actions/overlays';
import { createToasts } from '../../src/actions/toasts';
import type { Scope } from '../../src/generated/types';
import { setUpClient } from './api-client';
import { createFakePage } from './fake-page';

/** A context whose doings are found in `page.done`, in overlays, toasts and requests. */
export function setUpAction({
  answers = [],
  scope = {},
  place = '/app/ddr?x=1',
}: { answers?: Parameters<typeof setUpClient>[0]; scope?: Scope; place?: string } = {}) {
  const page = createFakePage(place);
  const { done } = page;
  const { client, clock, requests } = setUpClient(answers);
  const overlays = createOverlays();
  const toasts = createToasts(clock, 5000);
  const context: ActionContext = {
    services: {
      client,
      clock,
      page,
      overlays,
      toasts,
      trust: { own: page.origin, allowed: ['https://files.example'] },
      navigate: (to, options) => void done.push(`${options?.replace ? 'replace' : 'navigate'} ${to}`),
      signIn: () => void done.push('signIn'),
      signOut: () => Promise.resolve(void done.push('signOut')),
    },
    scope,
    refresh: (source, query) => void done.push(`refresh ${source} ${JSON.stringify(query)}`),
    close: () => void done.push('close'),
  };
  return { context, done, page, clock, requests, overlays, toasts };
}
