import { useEffect, useEffectEvent } from 'react';
import { drawerKey, readDrawerAddress, withoutDrawer, withTab } from '~/state/drawer/address';
import { invalidTypeError } from '~/state/drawer/input';
import { isNumber } from '~/lib/json';
import { getOwn } from '~/lib/get-own';
import { Boundary, BoundaryList } from '~/ui/Boundary';
import { BrokenDrawer } from './drawer/BrokenDrawer';
import { DialogHost, mustAnswer } from './dialog/DialogHost';
import { BrokenDialog } from './action/DialogSlot';
import { DrawerHost } from './drawer/DrawerHost';
import { useServices } from './context/services';
import { ResponseHost } from './response/ResponseHost';
import { useStore } from './context/use-store';

interface OverlayHostProps {
  /** Path of the current address. */
  readonly path: string;
  /** Query of the current address. */
  readonly search: string;
  /** State of the current entry of the browser history. */
  readonly state: unknown;
}

/** The overlays of the screen: the drawer of the address, and the stack of dialogs. */
export function OverlayHost(props: OverlayHostProps) {
  const { overlays } = useServices();
  const dialogs = useStore(overlays.open);
  return (
    <>
      <AddressedDrawer {...props} />
      <BoundaryList
        items={dialogs}
        keyOf={({ key }) => key}
        fallback={({ key, id }, part) => (
          <BrokenDialog id={id} part={part} mustAnswer={mustAnswer(id)} onClose={() => overlays.close(key)} />
        )}
      >
        {(overlay) => <DialogHost overlay={overlay} onClose={() => overlays.close(overlay.key)} />}
      </BoundaryList>
      <BoundaryList
        items={useStore(overlays.responses)}
        keyOf={({ key }) => key}
        fallback={({ key }, part) => <BrokenDialog id="respond" part={part} onClose={() => overlays.close(key)} />}
      >
        {({ key, request }) => <ResponseHost request={request} onClose={() => overlays.close(key)} />}
      </BoundaryList>
    </>
  );
}

/** The drawer of the address, if any. An invalid search type is logged and removed from the address. */
function AddressedDrawer({ path, search, state }: OverlayHostProps) {
  const { navigate, log, drawer } = useServices();
  const address = readDrawerAddress(search);
  const request = address?.kind === 'invalid-type' ? undefined : address;
  const storedMoment = getOwn(state, 'opened');
  const opened = isNumber(storedMoment) ? storedMoment : null;
  const close = (): void => navigate(`${path}${withoutDrawer(search)}`, { replace: true });

  const arrive = useEffectEvent((): void => {
    if (request) return drawer.history.push({ request, opened, state });
    if (address?.kind !== 'invalid-type') return;
    log(`${invalidTypeError()}: ${String(address.value)}`);
    close();
  });
  useEffect(() => void arrive(), [path, search, opened, state]);

  return (
    <Boundary retryOn={search} fallback={(part) => <BrokenDrawer part={part} onClose={close} />}>
      {request && (
        <DrawerHost
          openingKey={JSON.stringify([drawerKey(search), opened])}
          request={request}
          onTab={(position) => navigate(`${path}${withTab(search, position)}`, { replace: true, preserveState: true })}
          onClose={close}
        />
      )}
    </Boundary>
  );
}
