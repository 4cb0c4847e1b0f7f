import { isShown } from '~/descriptor/is-shown';
import type { Button, TableScreen } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import { Menu } from '~/ui/menu/Menu';
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

/** The menu with the actions of one row. It is rendered outside the box of the table, which would clip it. */
export function RowMenu(props: {
  readonly buttons: readonly Button[];
  readonly scope: Scope;
  /** The button of the row. It leaves the document when its row is removed. */
  readonly target: () => Element | null;
  /** Opens the menu of the responses for the object of the row, in a list that has some. */
  readonly onRespond?: () => void;
  readonly onChoose: (chosen: ChosenAction) => void;
  readonly onClose: () => void;
}) {
  const { buttons, scope, target, onRespond, onChoose, onClose } = props;
  const t = useTranslate();
  const visible = buttons.filter((button) => isShown(button, scope));
  return (
    <Menu label={t('UI.TABLE_ACTIONS')} target={target} onClose={(end) => end !== 'chosen' && onClose()}>
      {onRespond && <RespondItem onChoose={onRespond} />}
      {visible.map((button) => (
        <RowMenuItem key={button.id} button={button} scope={scope} onChoose={() => onChoose({ button, scope })} />
      ))}
    </Menu>
  );
}

function RespondItem({ onChoose }: { readonly onChoose: () => void }) {
  const t = useTranslate();
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className="descry-list-entry"
      data-action="respond"
      aria-haspopup="menu"
      onClick={onChoose}
    >
      <Icon name="shield" />
      <span>{t('UI.RESPOND')}</span>
    </button>
  );
}

function RowMenuItem(props: { readonly button: Button; readonly scope: Scope; readonly onChoose: () => void }) {
  const { button, scope, onChoose } = props;
  const t = useTranslate();
  const state = useEnabled()(button, scope);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className="descry-list-entry"
      data-action={button.as ?? button.id}
      data-intent={button.intent}
      aria-disabled={!state.enabled || undefined}
      onClick={state.enabled ? onChoose : undefined}
    >
      {button.icon && <Icon name={button.icon} />}
      <span>
        {t(button.label, scope)}
        {state.reason && <small className="descry-muted">{t(state.reason)}</small>}
      </span>
    </button>
  );
}
