import { type Opener, type Swept } from '../../every-drawer';
import { cleanup } from '@testing-library/react';
import type { OperationId } from '~/generated/contract/operations';
import { rest } from './shown';
import { drawerNow, panelNow, openSwept, press, tabPositions } from './swept';

/** How an operation comes to be called: in which opening, at which tab, and by which control there. */
export interface Way {
  readonly operation: OperationId;
  readonly opener: Opener;
  readonly tab: number;
  /** Selector of the control that leads to the call; none for a call that the tab sends by itself. */
  readonly control: string | undefined;
}

const names: readonly Opener[] = ['from a workbench', 'from a list', 'as a computer'];

/**
 * The first way to each call of a drawer, found by showing every tab in every opening and pressing what is there, until
 * every call is found.
 */
export async function findWays({ type, drawer, calls, controls }: Swept): Promise<ReadonlyMap<OperationId, Way>> {
  const { open, requested } = await openSwept(type);
  const ways = new Map<OperationId, Way>();
  const pressed = new Set<string>();
  const isComplete = (): boolean => calls.every((operation) => ways.has(operation));
  const note = (way: Omit<Way, 'operation'>): void => {
    for (const operation of requested) if (!ways.has(operation)) ways.set(operation, { ...way, operation });
  };
  const show = async (opener: Opener, tab: number): Promise<void> => {
    await open(opener, tab);
    await rest();
  };
  for (const opener of names) {
    if (isComplete()) break;
    await show(opener, 1);
    for (const [index, tab] of tabPositions(drawer).entries()) {
      if (isComplete()) break;
      if (index > 0 || tab !== 1) await show(opener, tab);
      note({ opener, tab, control: undefined });
      for (const control of controls.filter((each) => drawerNow().querySelector(each) && !pressed.has(each))) {
        pressed.add(control);
        await show(opener, tab);
        await press(control);
        if (panelNow()) await rest();
        note({ opener, tab, control });
      }
    }
  }
  cleanup();
  return ways;
}
