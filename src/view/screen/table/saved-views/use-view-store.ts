import { useMemo } from 'react';
import { savedViewsPort } from '~/generated/console/engine-saved-views';
import { useAccountId, useServices } from '~/view/context/services';
import { createBrowserViews } from './browser-views';
import { createServerViews } from './server-views';
import type { ViewStore } from './view-store';

/** What stores the saved views of the account: the server, or without its port the browser. */
export function useViewStore(): { readonly store: ViewStore; readonly account: string } {
  const { client, scope, storage, settings, newTraceId } = useServices();
  const account = useAccountId();
  const store = useMemo(
    () =>
      savedViewsPort
        ? createServerViews(savedViewsPort, client, scope)
        : createBrowserViews({
            storage,
            prefix: `${settings.storage.prefix}savedViews:`,
            account,
            newId: newTraceId,
          }),
    [client, scope, storage, settings, account, newTraceId],
  );
  return { store, account };
}
