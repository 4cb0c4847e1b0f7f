import { Button } from '@blueprintjs/core';
import { createPortal } from 'react-dom';
import { useTranslate } from '~/i18n/translate';
import { DialogFrame } from '~/ui/DialogFrame';
import { useServices } from '../context/services';

/** The dialog that lets the user confirm an action. */
export function ConfirmDialog(props: {
  readonly title: string;
  readonly text: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}) {
  const { settings } = useServices();
  const t = useTranslate();
  const footer = (
    <>
      <Button data-action="cancel" onClick={props.onCancel}>
        {t('UI.CANCEL')}
      </Button>
      <Button intent="primary" data-action="confirm" onClick={props.onConfirm}>
        {t('UI.CONFIRM')}
      </Button>
    </>
  );
  return createPortal(
    <DialogFrame
      id="confirm"
      title={props.title}
      box={{ width: settings.widths.confirm, layer: settings.layers.dialog }}
      onClose={props.onCancel}
      footer={footer}
    >
      <p>{props.text}</p>
    </DialogFrame>,
    document.body,
  );
}
