import { Button } from '@blueprintjs/core';
import { createPortal } from 'react-dom';
import { DialogFrame } from '../ui/DialogFrame';
import { useUiText } from '../ui/ui-text';
import { useServices } from './services';

/** Asks before an action runs. */
export function ConfirmDialog(props: {
  readonly title: string;
  readonly question: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}) {
  const { settings } = useServices();
  const say = useUiText();
  const footer = (
    <>
      <Button data-action="cancel" onClick={props.onCancel}>
        {say('UI.CANCEL')}
      </Button>
      <Button intent="primary" data-action="confirm" onClick={props.onConfirm}>
        {say('UI.CONFIRM')}
      </Button>
    </>
  );
  return createPortal(
    <DialogFrame
      id="confirm"
      title={props.title}
      width={settings.widths.confirm}
      layer={settings.layers.dialog}
      onClose={props.onCancel}
      footer={footer}
    >
      <p>{props.question}</p>
    </DialogFrame>,
    document.body,
  );
}
