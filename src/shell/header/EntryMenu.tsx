import type { ReactNode } from 'react';
import type { Button } from '../../generated/descriptor-types';
import { MenuButton } from './MenuButton';
import { MenuEntry } from './MenuEntry';
import { useEntries } from './use-entries';

/** A button of the header with a menu of described entries. Without an entry for the user it is not there. */
export function EntryMenu(props: {
  readonly label: string;
  /** Name of the button where it says more than that of the menu. */
  readonly buttonLabel?: string;
  readonly testId: string;
  readonly button: ReactNode;
  readonly entries: readonly Button[];
  /** Stands above the entries. */
  readonly head?: ReactNode;
  /** Stands before the last entry. */
  readonly beforeLast?: ReactNode;
}) {
  const { entries: described, head, beforeLast, ...button } = props;
  const { shown, running, choose, question } = useEntries(described);
  const draw = (entry: Button) => <MenuEntry key={entry.id} entry={entry} onChoose={() => choose(entry)} />;
  if (shown.length === 0) return null;
  return (
    <>
      <MenuButton {...button} busy={running}>
        {head}
        {shown.slice(0, -1).map(draw)}
        {beforeLast}
        {shown.slice(-1).map(draw)}
      </MenuButton>
      {question}
    </>
  );
}
