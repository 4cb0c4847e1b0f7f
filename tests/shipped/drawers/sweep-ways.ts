import { type Opener, type Swept } from '../../support/every-drawer';
import { cleanup } from '@testing-library/react';
import type { OperationId } from '../../../src/generated/operations';
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

/** The first way to each call of a drawer, found by showing every tab in every opening and pressing what is there. */
export async function findWays({ type, drawer, controls }: Swept): Promise<ReadonlyMap<OperationId, Way>> {
  const { open, asked } = await openSwept(type);
  const ways = new Map<OperationId, Way>();
  const pressed = new Set<string>();
  const note = (way: Omit<Way, 'operation'>): void => {
    for (const operation of asked) if (!ways.has(operation)) ways.set(operation, { ...way, operation });
  };
  for (const opener of names) {
    await open(opener, 1);
    await rest();
    for (const tab of tabPositions(drawer)) {
      await open(opener, tab);
      await rest();
      note({ opener, tab, control: undefined });
      for (const control of controls.filter((each) => drawerNow().querySelector(each) && !pressed.has(each))) {
        pressed.add(control);
        await open(opener, tab);
        await rest();
        await press(control);
        if (panelNow()) await rest();
        note({ opener, tab, control });
      }
    }
  }
  cleanup();
  return ways;
}
