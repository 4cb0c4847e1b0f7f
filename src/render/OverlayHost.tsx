import { useEffect, useEffectEvent } from 'react';
import { drawerKey, readDrawerAddress, withoutDrawer, withTab } from '../actions/drawer-address';
import { rangeError } from '../actions/drawer-input';
import { isNumber, isRecord } from '../lib/json';
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
  const { navigate, overlays, log, drawer } = useServices();
  const dialogs = useStore(overlays.open);
  const request = readDrawerAddress(search);
  const opened = own(state, 'opened');
  const wrong = request?.kind === 'range' ? String(request.value) : undefined;
  const close = (): void => navigate(`${path}${withoutDrawer(search)}`, { replace: true });

  useEffect(() => {
    if (wrong === undefined) return;
    log(`${rangeError}: ${wrong}`);
    navigate(`${path}${withoutDrawer(search)}`, { replace: true });
  }, [wrong, path, search, navigate, log]);

  const arrive = useEffectEvent((): void => {
    if (!request || request.kind === 'range') return;
    drawer.trail.arrived({ request, opened: isNumber(opened) ? opened : null });
  });
  useEffect(() => arrive(), [search, opened]);

  return (
    <>
      {request && request.kind !== 'range' && (
        <DrawerHost
          opening={JSON.stringify([drawerKey(search), opened ?? null])}
          request={request}
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
