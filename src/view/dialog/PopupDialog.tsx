import { createPortal } from 'react-dom';
import type { PopupField } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { DialogFrame } from '~/ui/DialogFrame';
import { ActionHostContext } from '../action/action-host';
import { useServices } from '../context/services';
import { StandalonePanel } from '../panel/SharedPanel';

/** A shared panel in a dialog over the drawer. */
export function PopupDialog(props: {
  readonly field: PopupField;
  readonly title: string;
  /** The scope of the field, from which the inputs of the panel are read. */
  readonly scope: Scope;
  readonly onClose: () => void;
}) {
  const { field, scope, onClose } = props;
  const { layers } = useServices().settings;
  // In the body: inside the drawer it would be in the layer of the drawer.
  return createPortal(
    <ActionHostContext value={{ close: onClose, refresh: () => undefined }}>
      <DialogFrame
        id="popup"
        title={props.title}
        box={{ width: field.width, layer: layers.dialog }}
        details={{ popup: field.id }}
        onClose={onClose}
      >
        <StandalonePanel part={field} scope={scope} />
      </DialogFrame>
    </ActionHostContext>,
    document.body,
  );
}
