import { Button as BlueprintButton } from '@blueprintjs/core';
import { createPortal } from 'react-dom';
import type { Button } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { DialogFrame } from '~/ui/DialogFrame';
import { useServices } from '../context/services';

/** The dialog that lets the user confirm an action, with a button that has the label and the colour of the action. */
export function ConfirmDialog(props: {
  /** The action in words: the title, and the label of the button that confirms. */
  readonly action: string;
  /** The colour of the action by meaning; blue unless given. */
  readonly intent?: Button['intent'];
  readonly text: string;
  /** True while what was confirmed is being sent. */
  readonly isSending?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}) {
  const { settings } = useServices();
  const t = useTranslate();
  const footer = (
    <>
      <BlueprintButton data-action="cancel" onClick={props.onCancel}>
        {t('UI.CANCEL')}
      </BlueprintButton>
      <BlueprintButton
        intent={props.intent ?? 'primary'}
        data-action="confirm"
        aria-disabled={props.isSending === true || undefined}
        onClick={props.onConfirm}
      >
        {props.action}
      </BlueprintButton>
    </>
  );
  return createPortal(
    <DialogFrame
      id="confirm"
      title={props.action}
      box={{ width: settings.widths.confirm, layer: settings.layers.dialog }}
      onClose={props.onCancel}
      footer={footer}
    >
      <p>{props.text}</p>
    </DialogFrame>,
    document.body,
  );
}
