import { useEffect } from 'react';
import { drawerKey, readDrawerAddress, withoutDrawer, withTab } from '../actions/drawer-address';
import { rangeError } from '../actions/drawer-input';
import { isRecord } from '../lib/json';
import { own } from '../lib/own';
import { DialogHost } from './DialogHost';
import { DrawerHost } from './DrawerHost';
import { useServices } from './services';
import { useStore } from './use-store';

/**
 * What lies over the screen: the drawer that the address asks for, and the stack of dialogs. `path` and `search` are the
 * current route and its query, `state` is what the history keeps beside them.
 */
export function OverlayHost(props: { readonly path: string; readonly search: string; readonly state: unknown }) {
  const { path, search, state } = props;
  const { navigate, overlays, log } = useServices();
  const dialogs = useStore(overlays.open);
  const request = readDrawerAddress(search);
  const wrong = request?.kind === 'range' ? String(request.value) : undefined;
  const close = (): void => navigate(`${path}${withoutDrawer(search)}`, { replace: true });

  useEffect(() => {
    if (wrong === undefined) return;
    log(`${rangeError}: ${wrong}`);
    navigate(`${path}${withoutDrawer(search)}`, { replace: true });
  }, [wrong, path, search, navigate, log]);

  return (
    <>
      {request?.kind === 'open' && (
        <DrawerHost
          key={openingOf(search, state)}
          input={request.input}
          onTab={(position) =>
            navigate(`${path}${withTab(search, position)}`, { replace: true, state: isRecord(state) ? state : {} })
          }
          onClose={close}
        />
      )}
      {dialogs.map((overlay) => (
        <DialogHost key={overlay.key} overlay={overlay} onClose={() => overlays.close(overlay.key)} />
      ))}
    </>
  );
}

/** The same for all tabs of one opening. Of another object, or the same one opened again, nothing is kept. */
function openingOf(search: string, state: unknown): string {
  return JSON.stringify([drawerKey(search), own(state, 'opened') ?? null]);
}
