import { useState } from 'react';
import { useTranslate } from '~/i18n/translate';
import { MenuItem } from '~/ui/menu/MenuItem';
import { ActionMenu, type ChosenAction } from '~/view/action/ActionMenu';
import { useChosenAction } from '~/view/action/use-chosen-action';
import { LazyRespondMenu } from '~/view/response/LazyRespondMenu';
import { readObject } from '~/view/response/response-object';
import type { Grid } from './use-grid';
import type { Table } from './use-table';

/** The menu of the row whose button was clicked last, until it is closed, and the confirmation of an action of it. */
export function RowActions({ table }: { readonly table: Table }) {
  const { closeMenu, focus } = table.grid;
  const { choose, confirmation } = useChosenAction();
  const onChoose = (chosen: ChosenAction): void => {
    closeMenu();
    focus();
    choose(chosen);
  };
  return (
    <>
      <OpenRowMenu table={table} onChoose={onChoose} />
      {confirmation}
    </>
  );
}

function OpenRowMenu(props: { readonly table: Table; readonly onChoose: (chosen: ChosenAction) => void }) {
  const { screen, grid } = props.table;
  const { menu, closeMenu, focus } = grid;
  const [responding, setResponding] = useState<Grid['menu']>();
  const t = useTranslate();
  if (!menu) return null;
  const target = (): Element => menu.button;
  const onClose = (): void => {
    closeMenu();
    focus();
  };
  const { target: described } = screen;
  if (described && responding === menu) {
    const object = readObject(described, described.searchType, menu.entry.scope);
    return <LazyRespondMenu objects={object ? [object] : []} target={target} side="below-end" onClose={onClose} />;
  }
  return (
    <ActionMenu
      label={t('UI.TABLE_ACTIONS')}
      buttons={screen.rowActions ?? []}
      scope={menu.entry.scope}
      target={target}
      onChoose={props.onChoose}
      onClose={onClose}
    >
      {described && (
        <MenuItem
          icon="shield"
          text={t('UI.RESPOND')}
          action="respond"
          opensMenu
          onChoose={() => setResponding(menu)}
        />
      )}
    </ActionMenu>
  );
}
