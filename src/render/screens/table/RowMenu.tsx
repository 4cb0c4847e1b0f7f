import { lazy, Suspense, use, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { enabled } from '../../../descriptor/enabled';
import { isShown } from '../../../descriptor/is-shown';
import type { Button } from '../../../generated/descriptor-types';
import type { Scope } from '../../../generated/types';
import '../../../ui/drop-menu.css';
import { Icon } from '../../../ui/Icon';
import { useLayer } from '../../../ui/layers';
import { useUiText } from '../../../ui/ui-text';
import { walkTo } from '../../../ui/walk';
import { useRun } from '../../place';
import { TranslateContext, useText } from '../../use-text';
import type { MenuPlace } from './menu-place';

const ConfirmDialog = lazy(async () => ({ default: (await import('../../ConfirmDialog')).ConfirmDialog }));

/** What can be done with one row. It is drawn beside the table, whose box would cut it off. */
export function RowMenu(props: {
  readonly buttons: readonly Button[];
  readonly scope: Scope;
  readonly place: MenuPlace;
  readonly onClose: () => void;
}) {
  const { buttons, scope, place, onClose } = props;
  const text = useText();
  const say = useUiText();
  const run = useRun();
  const menu = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState<Button>();
  const shown = buttons.filter((button) => isShown(button, scope));
  useLayer(asking === undefined, onClose);
  useLayoutEffect(
    () => menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true }),
    [],
  );
  const act = (button: Button): void => {
    onClose();
    void run([button.action], scope);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') onClose();
    const next = walkTo([...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])], event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  if (asking?.confirm)
    return (
      <Suspense>
        <ConfirmDialog
          title={text(asking.label, scope)}
          question={text(asking.confirm, scope)}
          onConfirm={() => act(asking)}
          onCancel={onClose}
        />
      </Suspense>
    );
  return (
    <>
      <div className="descry-drop-beside" aria-hidden="true" onPointerDown={onClose} />
      <div
        ref={menu}
        role="menu"
        tabIndex={-1}
        aria-label={say('UI.TABLE_ACTIONS')}
        className="descry-drop-menu descry-list-menu"
        style={{
          insetInlineEnd: place.inlineEnd,
          insetBlockStart: place.down ?? 'auto',
          insetBlockEnd: place.up ?? 'auto',
        }}
        onKeyDown={onKeyDown}
      >
        {shown.map((button) => (
          <RowMenuEntry
            key={button.id}
            button={button}
            scope={scope}
            onChoose={() => (button.confirm ? setAsking(button) : act(button))}
          />
        ))}
      </div>
    </>
  );
}

function RowMenuEntry(props: { readonly button: Button; readonly scope: Scope; readonly onChoose: () => void }) {
  const { button, scope, onChoose } = props;
  const text = useText();
  const translate = use(TranslateContext);
  const state = enabled(button, scope);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className="descry-drop-entry descry-list-entry"
      data-action={button.as ?? button.id}
      data-intent={button.intent}
      aria-disabled={!state.enabled || undefined}
      onClick={state.enabled ? onChoose : undefined}
    >
      {button.icon && <Icon name={button.icon} />}
      <span>
        {text(button.label, scope)}
        {state.reason && <small className="descry-muted">{translate(state.reason)}</small>}
      </span>
    </button>
  );
}
