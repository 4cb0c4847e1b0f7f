import { DialogSlot } from '../action/DialogSlot';
import { useServices } from '../context/services';
import { useStore } from '../context/use-store';

/** The dialog of the response that undoes another one. It is beside the page, so that what requested it can go away. */
export function UndoHost() {
  const { undo } = useServices().overlays;
  const request = useStore(undo);
  const close = (): void => undo.set(undefined);
  return (
    <DialogSlot id="undo" isOpen={request !== undefined} load={() => import('./UndoDialog')} onClose={close}>
      {({ UndoDialog }) => request && <UndoDialog request={request} onClose={close} />}
    </DialogSlot>
  );
}
