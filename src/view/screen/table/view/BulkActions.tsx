import { useMemo, useRef, useState } from 'react';
import { isShown } from '~/descriptor/is-shown';
import type { Button } from '~/generated/contract/descriptor-types';
import type { Scope, Text } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { getOwn } from '~/lib/get-own';
import { IconButton } from '~/ui/IconButton';
import { useChildrenOutside } from '~/ui/use-children-outside';
import { ActionButton } from '~/view/action/ActionButton';
import { RowMenu } from './RowMenu';
import { useChosenAction } from './use-chosen-action';
import type { Table } from './use-table';

/** The actions of a descriptor for the selected rows, in the order of the list. They read the rows as `selection`. With
 * more rows than the operations take they are disabled. */
export function BulkActions({ table: { screen, list, selection } }: { readonly table: Table }) {
  const { bulkActions = [], bulkMax = Infinity } = screen;
  const { entries } = selection;
  const items = useMemo(
    () =>
      [...entries.values()]
        .toSorted((left, right) => left.index - right.index)
        .map(({ scope }) => getOwn(scope, 'item')),
    [entries],
  );
  if (bulkActions.length === 0) return null;
  const scope = { ...list.scope, selection: items };
  const isTooMany = entries.size > bulkMax;
  const disabledReason: Text = { key: 'UI.TABLE_BULK_MAX', with: { count: () => bulkMax } };
  const buttons = bulkActions
    .filter((button) => isShown(button, scope))
    .map((button) => (isTooMany ? { ...button, enabledWhen: () => false, disabledReason } : button));
  return <ButtonLine buttons={buttons} scope={scope} />;
}

/** Buttons in one line. Those that do not fit are in a menu at its end. */
function ButtonLine({ buttons, scope }: { readonly buttons: readonly Button[]; readonly scope: Scope }) {
  const line = useRef<HTMLSpanElement>(null);
  const outside = useChildrenOutside(line, buttons.map(({ id }) => id).join());
  const inMenu = buttons.filter((_, index) => outside.includes(index));
  return (
    <>
      <span ref={line} className="descry-list-bulk" data-testid="bulk-actions">
        {buttons.map((button) => (
          <span key={button.id} data-outside={inMenu.includes(button) || undefined}>
            <ActionButton button={button} scope={scope} isSmall />
          </span>
        ))}
      </span>
      <MoreActions buttons={inMenu} scope={scope} />
    </>
  );
}

/** The button and the menu of the actions that do not fit. What it confirms stays open if they all fit again. */
function MoreActions({ buttons, scope }: { readonly buttons: readonly Button[]; readonly scope: Scope }) {
  const box = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { choose, confirmation } = useChosenAction();
  const t = useTranslate();
  const target = (): HTMLElement | null | undefined => box.current?.querySelector('button');
  const close = (): void => {
    setOpen(false);
    target()?.focus();
  };
  const label = t('UI.TABLE_MORE_ACTIONS');
  return (
    <>
      {buttons.length > 0 && (
        <span ref={box} className="descry-list-more-actions">
          <IconButton icon="more" action="more-actions" label={label} expanded={isOpen} onClick={() => setOpen(true)} />
          {isOpen && (
            <RowMenu
              label={label}
              buttons={buttons}
              scope={scope}
              target={target}
              onChoose={(chosen) => {
                close();
                choose(chosen);
              }}
              onClose={close}
            />
          )}
        </span>
      )}
      {confirmation}
    </>
  );
}
