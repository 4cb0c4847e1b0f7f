import { createPortal } from 'react-dom';
import type { PopupField } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { DialogFrame } from '../ui/DialogFrame';
import { PlaceContext } from './place';
import { useServices } from './services';
import { StandalonePanel } from './StandalonePanel';

/** A shared panel in a dialog over the drawer. */
export function PopupDialog(props: {
  readonly field: PopupField;
  readonly title: string;
  /** Of the field: the inputs are read from it. */
  readonly scope: Scope;
  readonly onClose: () => void;
}) {
  const { field, scope, onClose } = props;
  const { layers } = useServices().settings;
  // Beside the drawer in the page: inside it, it would lie in the drawer's layer.
  return createPortal(
    <PlaceContext value={{ close: onClose, refresh: () => undefined }}>
      <DialogFrame
        id="popup"
        popup={field.id}
        title={props.title}
        width={field.width}
        layer={layers.dialog}
        onClose={onClose}
      >
        <StandalonePanel part={field} scope={scope} />
      </DialogFrame>
    </PlaceContext>,
    document.body,
  );
}
