import { useState, type ReactNode } from 'react';
import { useTranslate } from '~/i18n/translate';
import type { ChosenAction } from './ActionMenu';
import { useRun } from './action-host';
import { DialogSlot } from './DialogSlot';

/**
 * Gives a function that runs an action chosen from a menu, after its confirmation if it has one, and that confirmation.
 * It belongs beside the menu, which closes at once.
 */
export function useChosenAction(): {
  readonly choose: (chosen: ChosenAction) => void;
  readonly confirmation: ReactNode;
} {
  const run = useRun();
  const t = useTranslate();
  const [chosen, setChosen] = useState<ChosenAction>();
  const act = ({ button, scope }: ChosenAction): void => {
    setChosen(undefined);
    void run([button.action], scope);
  };
  const cancel = (): void => setChosen(undefined);
  const confirmation = (
    <DialogSlot id="confirm" isOpen={chosen !== undefined} load={() => import('./ConfirmDialog')} onClose={cancel}>
      {({ ConfirmDialog }) =>
        chosen?.button.confirm && (
          <ConfirmDialog
            action={t(chosen.button.label, chosen.scope)}
            intent={chosen.button.intent}
            text={t(chosen.button.confirm, chosen.scope)}
            onConfirm={() => act(chosen)}
            onCancel={cancel}
          />
        )
      }
    </DialogSlot>
  );
  return { choose: (next) => (next.button.confirm ? setChosen(next) : act(next)), confirmation };
}
