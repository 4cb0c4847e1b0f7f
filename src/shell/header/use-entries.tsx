import { lazy, Suspense, useState, type ReactNode } from 'react';
import { enabled } from '../../descriptor/enabled';
import { isShown } from '../../descriptor/is-shown';
import type { Button } from '../../generated/descriptor-types';
import { useRun } from '../../render/place';
import { useServices } from '../../render/services';
import { useText } from '../../render/use-text';

const ConfirmDialog = lazy(async () => ({ default: (await import('../../render/ConfirmDialog')).ConfirmDialog }));

/** Entries of a part of the header, and what choosing one does. */
export interface Entries {
  /** The entries that are there for the signed-in user. */
  readonly shown: readonly Button[];
  /** Whether the action of one is under way; until it has ended, choosing does nothing. */
  readonly running: boolean;
  readonly choose: (entry: Button) => void;
  /** Asks before the action of an entry that wants it. */
  readonly question: ReactNode;
}

/** The entries of a part of the header for the signed-in user. */
export function useEntries(entries: readonly Button[]): Entries {
  const { scope } = useServices();
  const run = useRun();
  const text = useText();
  const [running, setRunning] = useState(false);
  const [asked, setAsked] = useState<Button>();

  const act = (entry: Button): void => {
    setAsked(undefined);
    setRunning(true);
    void run([entry.action], scope).finally(() => setRunning(false));
  };
  return {
    shown: entries.filter((entry) => isShown(entry, scope)),
    running,
    choose(entry) {
      if (running || !enabled(entry, scope).enabled) return;
      if (entry.confirm) setAsked(entry);
      else act(entry);
    },
    question: asked?.confirm && (
      <Suspense>
        <ConfirmDialog
          title={text(asked.label, scope)}
          question={text(asked.confirm, scope)}
          onConfirm={() => act(asked)}
          onCancel={() => setAsked(undefined)}
        />
      </Suspense>
    ),
  };
}
