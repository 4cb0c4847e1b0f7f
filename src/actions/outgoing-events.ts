import type { Page } from '~/platform/browser';

/** Events that the console sends, with their details. */
export interface OutgoingEvents {
  'console:route': { readonly path: string; readonly key: number | undefined };
  'console:telemetry': { readonly type: string };
}

/** Dispatches a window event of the public surface. */
export function send<Name extends keyof OutgoingEvents>(
  page: Pick<Page, 'dispatch'>,
  name: Name,
  detail: OutgoingEvents[Name],
): void {
  page.dispatch(name, detail);
}
