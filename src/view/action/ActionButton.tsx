import { Button as BlueprintButton } from '@blueprintjs/core';
import { useState, type ComponentProps } from 'react';
import { isShown } from '~/descriptor/is-shown';
import type { Button } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import { Tooltip } from '~/ui/Tooltip';
import { DialogSlot } from './DialogSlot';
import { useRun } from './action-host';
import { useServices } from '../context/services';
import { useEnabled } from './use-enabled';

/**
 * A button of a descriptor. A button that cannot be used remains focusable and shows the reason. A second click before
 * the action ends does nothing.
 */
export function ActionButton(props: {
  readonly button: Button;
  readonly scope: Scope;
  /** True while an answer that the button reads is missing: it cannot be used. */
  readonly waiting?: boolean;
  /** True to render a link instead of a button, as among values. */
  readonly asLink?: boolean;
  /** True for the height of a bar. */
  readonly isSmall?: boolean;
}) {
  const { button, scope, waiting = false, isSmall = false } = props;
  const { settings } = useServices();
  const run = useRun();
  const enabled = useEnabled();
  const t = useTranslate();
  const [busy, setBusy] = useState(false);
  const [confirming, setConfirming] = useState(false);
  if (!isShown(button, scope)) return null;

  const state = enabled(button, scope);
  const isDisabled = !state.enabled || busy || waiting;
  // What can no longer be done is not confirmed either.
  if (confirming && isDisabled) setConfirming(false);
  const act = (): void => {
    setConfirming(false);
    setBusy(true);
    void run([button.action], scope).finally(() => setBusy(false));
  };
  const onClick = (): void => {
    if (isDisabled) return;
    if (button.confirm) setConfirming(true);
    else act();
  };
  return (
    <>
      <Tooltip text={state.reason && t(state.reason)} width={settings.widths.tooltip}>
        {(target) => (
          <ButtonElement
            {...{ button, isSmall, asLink: props.asLink === true || button.asLink === true }}
            label={t(button.label, scope)}
            access={{ 'aria-disabled': isDisabled || undefined, onClick, ...target }}
          />
        )}
      </Tooltip>
      {button.confirm && (
        <ConfirmSlot
          action={t(button.label, scope)}
          text={t(button.confirm, scope)}
          {...{ intent: button.intent, isOpen: confirming, onConfirm: act }}
          onCancel={() => setConfirming(false)}
        />
      )}
    </>
  );
}

/** The confirmation of an action; its code is loaded on first use. */
function ConfirmSlot(props: {
  readonly action: string;
  readonly intent: Button['intent'];
  readonly text: string;
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}) {
  const { isOpen, onCancel, ...dialog } = props;
  return (
    <DialogSlot id="confirm" isOpen={isOpen} load={() => import('./ConfirmDialog')} onClose={onCancel}>
      {({ ConfirmDialog }) => <ConfirmDialog {...dialog} onCancel={onCancel} />}
    </DialogSlot>
  );
}

/** The element of a button: a link-like button or a button of Blueprint. */
function ButtonElement(props: {
  readonly button: Button;
  readonly label: string;
  readonly asLink: boolean;
  readonly isSmall: boolean;
  /** State, handlers and description of the element. */
  readonly access: Pick<ComponentProps<'button'>, 'aria-disabled' | 'aria-describedby'> & {
    readonly onClick: () => void;
  };
}) {
  const { button, label, asLink, isSmall } = props;
  const attributes = {
    'aria-haspopup': button.action.type === 'openDialog' ? ('dialog' as const) : undefined,
    'data-action': button.as ?? button.id,
    ...props.access,
  };
  const icon = button.icon && <Icon name={button.icon} size={asLink || isSmall ? 14 : 16} />;
  return asLink ? (
    <button type="button" className="descry-link descry-link-button" {...attributes}>
      {icon}
      {label}
    </button>
  ) : (
    <BlueprintButton intent={button.intent ?? 'none'} icon={icon} size={isSmall ? 'small' : 'medium'} {...attributes}>
      {label}
    </BlueprintButton>
  );
}
