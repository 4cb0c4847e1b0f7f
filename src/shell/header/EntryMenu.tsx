import { useState, type ReactNode } from 'react';
import { isShown } from '~/descriptor/is-shown';
import { engine } from '~/generated/console/engine';
import type { Button } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { useRun } from '~/view/action/action-host';
import { DialogSlot } from '~/view/action/DialogSlot';
import { useEnabled } from '~/view/action/use-enabled';
import { useServices } from '~/view/context/services';
import { MenuButton } from './MenuButton';
import { MenuEntry } from './MenuEntry';
import type { Trigger } from './Trigger';

/** A button of the header with a menu of entries from the descriptor. It is absent if the user has no entry. */
export function EntryMenu(props: {
  readonly label: string;
  readonly trigger: Trigger;
  readonly entries: readonly Button[];
  /** Content above the entries. */
  readonly head?: ReactNode;
  /** Content before the last entry. */
  readonly beforeLast?: ReactNode;
}) {
  const { visible, running, choose, confirmation } = useEntries(props.entries);
  const renderEntry = (entry: Button) => <MenuEntry key={entry.id} entry={entry} onChoose={() => choose(entry)} />;
  if (visible.length === 0) return null;
  return (
    <>
      <MenuButton label={props.label} trigger={{ ...props.trigger, busy: running }}>
        {props.head}
        {visible.slice(0, -1).map(renderEntry)}
        {props.beforeLast}
        {visible.slice(-1).map(renderEntry)}
      </MenuButton>
      {confirmation}
    </>
  );
}

/** The entries of a menu, and the function that runs one. */
interface Entries {
  /** The entries that the user sees. */
  readonly visible: readonly Button[];
  /** True while the action of an entry is running. Until it ends, choosing does nothing. */
  readonly running: boolean;
  readonly choose: (entry: Button) => void;
  /** The dialog for an entry whose action must be confirmed. */
  readonly confirmation: ReactNode;
}

/** Whether the console has what an entry is for: without a sign-in, nobody can sign out. */
export function isUsable({ action }: Button): boolean {
  return action.type !== 'logOut' || engine.signIn !== undefined || engine.signOut !== undefined;
}

/** The entries of a menu for the signed-in user. */
export function useEntries(entries: readonly Button[]): Entries {
  const { scope } = useServices();
  const run = useRun();
  const enabled = useEnabled();
  const [running, setRunning] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState<Button>();

  const isPossible = (entry: Button): boolean => !running && isShown(entry, scope) && enabled(entry, scope).enabled;
  // What can no longer be done is not confirmed either.
  if (unconfirmed && !isPossible(unconfirmed)) setUnconfirmed(undefined);
  const act = (entry: Button): void => {
    setUnconfirmed(undefined);
    setRunning(true);
    void run([entry.action], scope).finally(() => setRunning(false));
  };
  return {
    visible: entries.filter((entry) => isUsable(entry) && isShown(entry, scope)),
    running,
    choose(entry) {
      if (!isPossible(entry)) return;
      if (entry.confirm) setUnconfirmed(entry);
      else act(entry);
    },
    confirmation: <Confirmation entry={unconfirmed} onConfirm={act} onCancel={() => setUnconfirmed(undefined)} />,
  };
}

function Confirmation(props: {
  readonly entry: Button | undefined;
  readonly onConfirm: (entry: Button) => void;
  readonly onCancel: () => void;
}) {
  const { entry, onConfirm, onCancel } = props;
  const { scope } = useServices();
  const t = useTranslate();
  return (
    <DialogSlot
      id="confirm"
      isOpen={entry?.confirm !== undefined}
      load={() => import('~/view/action/ConfirmDialog')}
      onClose={onCancel}
    >
      {({ ConfirmDialog }) =>
        entry?.confirm && (
          <ConfirmDialog
            action={t(entry.label, scope)}
            intent={entry.intent}
            text={t(entry.confirm, scope)}
            onConfirm={() => onConfirm(entry)}
            onCancel={onCancel}
          />
        )
      }
    </DialogSlot>
  );
}
