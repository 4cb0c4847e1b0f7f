import type { ReactNode } from 'react';
import { isShown } from '~/descriptor/is-shown';
import type { Button } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { Menu } from '~/ui/menu/Menu';
import { MenuItem } from '~/ui/menu/MenuItem';
import { useEnabled } from './use-enabled';

/** An action that was chosen from a menu, with its scope. */
export interface ChosenAction {
  readonly button: Button;
  readonly scope: Scope;
}

/** A menu of the buttons of a descriptor. */
export function ActionMenu(props: {
  /** Its accessible name. */
  readonly label: string;
  readonly buttons: readonly Button[];
  readonly scope: Scope;
  /** The button that opened it, while that is in the document. */
  readonly target: () => Element | null | undefined;
  readonly onChoose: (chosen: ChosenAction) => void;
  readonly onClose: () => void;
  /** Items before the buttons. */
  readonly children?: ReactNode;
}) {
  const { label, buttons, scope, target, onChoose, onClose, children } = props;
  const visible = buttons.filter((button) => isShown(button, scope));
  return (
    <Menu label={label} target={target} onClose={(end) => end !== 'chosen' && onClose()}>
      {children}
      {visible.map((button) => (
        <ActionMenuItem key={button.id} button={button} scope={scope} onChoose={() => onChoose({ button, scope })} />
      ))}
    </Menu>
  );
}

function ActionMenuItem(props: { readonly button: Button; readonly scope: Scope; readonly onChoose: () => void }) {
  const { button, scope, onChoose } = props;
  const t = useTranslate();
  const state = useEnabled()(button, scope);
  return (
    <MenuItem
      icon={button.icon}
      text={t(button.label, scope)}
      hint={state.reason && t(state.reason)}
      action={button.as ?? button.id}
      intent={button.intent}
      onChoose={state.enabled ? onChoose : undefined}
    />
  );
}
