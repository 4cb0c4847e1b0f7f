import { isShown } from '~/descriptor/is-shown';
import type { Button, TableScreen } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { Menu } from '~/ui/menu/Menu';
import { MenuItem } from '~/ui/menu/MenuItem';
import { useEnabled } from '~/view/action/use-enabled';

/** True for a list whose rows have a menu. */
export function hasRowMenu({ rowActions, target }: TableScreen): boolean {
  return rowActions !== undefined || target !== undefined;
}

/** An action of a row that was chosen, with the scope of the row. */
export interface ChosenAction {
  readonly button: Button;
  readonly scope: Scope;
}

/** The menu with the actions of one row, or of the selected ones. The box of the table would clip it. */
export function RowMenu(props: {
  /** Its accessible name. */
  readonly label: string;
  readonly buttons: readonly Button[];
  readonly scope: Scope;
  /** The button that opened it. That of a row leaves the document when its row is removed. */
  readonly target: () => Element | null | undefined;
  /** Opens the menu of the responses for the object of the row, in a list that has some. */
  readonly onRespond?: () => void;
  readonly onChoose: (chosen: ChosenAction) => void;
  readonly onClose: () => void;
}) {
  const { label, buttons, scope, target, onRespond, onChoose, onClose } = props;
  const t = useTranslate();
  const visible = buttons.filter((button) => isShown(button, scope));
  return (
    <Menu label={label} target={target} onClose={(end) => end !== 'chosen' && onClose()}>
      {onRespond && <MenuItem icon="shield" text={t('UI.RESPOND')} action="respond" opensMenu onChoose={onRespond} />}
      {visible.map((button) => (
        <RowMenuItem key={button.id} button={button} scope={scope} onChoose={() => onChoose({ button, scope })} />
      ))}
    </Menu>
  );
}

function RowMenuItem(props: { readonly button: Button; readonly scope: Scope; readonly onChoose: () => void }) {
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
