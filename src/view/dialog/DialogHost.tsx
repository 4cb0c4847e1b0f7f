import type { Overlay } from '~/state/overlays';
import { dialogs } from '~/generated/console/catalogue';
import type { DialogId } from '~/generated/console/ids';
import { FailedDialog } from '../action/DialogSlot';
import { Loaded } from '../data/Loaded';
import { ActionHostContext } from '../action/action-host';
import { loadDialog } from './preload-dialog';

/** One open dialog. Its view and its descriptor are loaded on first use. */
export function DialogHost({ overlay, onClose }: { readonly overlay: Overlay; readonly onClose: () => void }) {
  const { id } = overlay;
  return (
    <div className="descry-overlay">
      <ActionHostContext value={{ close: onClose, refresh: () => undefined }}>
        <Loaded
          name={`dialog ${id}`}
          load={() => loadDialog(id)}
          failed={(failure) => (
            <FailedDialog id={id} mustAnswer={mustAnswer(id)} onClose={onClose}>
              {failure}
            </FailedDialog>
          )}
        >
          {({ view: { DialogView }, dialog }) => <DialogView dialog={dialog} overlay={overlay} onClose={onClose} />}
        </Loaded>
      </ActionHostContext>
    </div>
  );
}

/** True if a dialog can only be closed by answering it. */
export function mustAnswer(id: DialogId): boolean {
  return dialogs[id].mustAnswer === true;
}
