import { useState } from 'react';
import { useTranslate } from '~/i18n/translate';
import { LazyRespondMenu } from '~/view/response/LazyRespondMenu';
import { readObject } from '~/view/response/response-object';
import { RowMenu, type ChosenAction } from './RowMenu';
import { useChosenAction } from './use-chosen-action';
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
    <RowMenu
      label={t('UI.TABLE_ACTIONS')}
      buttons={screen.rowActions ?? []}
      scope={menu.entry.scope}
      target={target}
      onChoose={props.onChoose}
      onClose={onClose}
      {...(described && { onRespond: () => setResponding(menu) })}
    />
  );
}
