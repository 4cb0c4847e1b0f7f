import { Button as BlueprintButton } from '@blueprintjs/core';
import { lazy, Suspense, use, useState } from 'react';
import { enabled } from '../descriptor/enabled';
import { isShown } from '../descriptor/is-shown';
import type { Button } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { Icon } from '../ui/Icon';
import { Tooltip } from '../ui/Tooltip';
import { useRun } from './place';
import { useServices } from './services';
import { TranslateContext, useText } from './use-text';

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog')).ConfirmDialog }));

/**
 * A button of a descriptor. Hidden while it is not to be seen; while it cannot be used it stays reachable and tells the
 * reason. A second click before the action is done does nothing.
 */
export function ActionButton(props: {
  readonly button: Button;
  readonly scope: Scope;
  /** What it works with is not there yet: it cannot be used. */
  readonly waiting?: boolean;
  /** Among values it is a link like those beside it, not a button. */
  readonly asLink?: boolean;
}) {
  const { button, scope, waiting = false } = props;
  const asLink = props.asLink === true || button.asLink === true;
  const services = useServices();
  const run = useRun();
  const text = useText();
  const translate = use(TranslateContext);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  if (!isShown(button, scope)) return null;

  const state = enabled(button, scope);
  const isOff = !state.enabled || busy || waiting;
  const label = text(button.label, scope);
  const act = (): void => {
    setAsking(false);
    setBusy(true);
    void run([button.action], scope).finally(() => setBusy(false));
  };
  const onClick = (): void => {
    if (isOff) return;
    if (button.confirm) setAsking(true);
    else act();
  };
  return (
    <>
      <Tooltip text={state.reason && translate(state.reason)} width={services.settings.widths.tooltip}>
        {(target) => {
          const access = {
            'aria-disabled': isOff || undefined,
            'aria-haspopup': button.action.type === 'openDialog' ? ('dialog' as const) : undefined,
            'data-action': button.as ?? button.id,
            onClick,
            ...target,
          };
          const icon = button.icon && <Icon name={button.icon} size={asLink ? 14 : 16} />;
          return asLink ? (
            <button type="button" className="descry-link descry-link-button" {...access}>
              {icon}
              {label}
            </button>
          ) : (
            <BlueprintButton intent={button.intent ?? 'none'} icon={icon} {...access}>
              {label}
            </BlueprintButton>
          );
        }}
      </Tooltip>
      {asking && button.confirm && (
        <Suspense>
          <ConfirmDialog
            title={label}
            question={text(button.confirm, scope)}
            onConfirm={act}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
