import { useState } from 'react';
import { useTranslate } from '~/i18n/translate';
import { useRun } from '~/view/action/action-host';
import { DialogSlot } from '~/view/action/DialogSlot';
import { LazyRespondMenu } from '~/view/response/LazyRespondMenu';
import { readObject } from '~/view/response/response-object';
import { RowMenu, type ChosenAction } from './RowMenu';
import type { Grid } from './use-grid';
import type { Table } from './use-table';

/** The menu of the row whose button was clicked last, until it is closed, and the confirmation of an action of it. */
export function RowActions({ table }: { readonly table: Table }) {
  const { closeMenu, focus } = table.grid;
  const run = useRun();
  const [confirming, setConfirming] = useState<ChosenAction>();
  const act = ({ button, scope }: ChosenAction): void => {
    setConfirming(undefined);
    void run([button.action], scope);
  };
  const choose = (chosen: ChosenAction): void => {
    closeMenu();
    focus();
    if (chosen.button.confirm) setConfirming(chosen);
    else act(chosen);
  };
  return (
    <>
      <OpenRowMenu table={table} onChoose={choose} />
      <ConfirmRowAction chosen={confirming} onConfirm={act} onCancel={() => setConfirming(undefined)} />
    </>
  );
}

function OpenRowMenu(props: { readonly table: Table; readonly onChoose: (chosen: ChosenAction) => void }) {
  const { screen, grid } = props.table;
  const { menu, closeMenu, focus } = grid;
  const [responding, setResponding] = useState<Grid['menu']>();
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
      buttons={screen.rowActions ?? []}
      scope={menu.entry.scope}
      target={target}
      onChoose={props.onChoose}
      onClose={onClose}
      {...(described && { onRespond: () => setResponding(menu) })}
    />
  );
}

/** The confirmation of an action of a row. It is beside the menu, which closes when the list scrolls. */
function ConfirmRowAction(props: {
  readonly chosen: ChosenAction | undefined;
  readonly onConfirm: (chosen: ChosenAction) => void;
  readonly onCancel: () => void;
}) {
  const { chosen, onConfirm, onCancel } = props;
  const t = useTranslate();
  return (
    <DialogSlot
      id="confirm"
      isOpen={chosen !== undefined}
      load={() => import('~/view/action/ConfirmDialog')}
      onClose={onCancel}
    >
      {({ ConfirmDialog }) =>
        chosen?.button.confirm && (
          <ConfirmDialog
            action={t(chosen.button.label, chosen.scope)}
            intent={chosen.button.intent}
            text={t(chosen.button.confirm, chosen.scope)}
            onConfirm={() => onConfirm(chosen)}
            onCancel={onCancel}
          />
        )
      }
    </DialogSlot>
  );
}
