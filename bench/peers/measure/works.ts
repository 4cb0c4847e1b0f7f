import { measureDrawer, measureHeap, measureList, measureLong } from './drawer';
import { measureForm } from './form';
import { measureLoad } from './load';
import type { PeerName } from '../peers';
import type { Measured } from './rows';
import type { Site } from './visit';

/** The names of the works, in the order of the table. */
export const workNames = ['load', 'drawer', 'long', 'list', 'forms', 'heap'] as const;

/** The name of a work. */
export type WorkName = (typeof workNames)[number];

/** The works of the comparison; each gives the numbers of one run. */
export const works = {
  load: measureLoad,
  drawer: measureDrawer,
  long: measureLong,
  list: measureList,
  forms: measureForm,
  heap: measureHeap,
} as const satisfies Readonly<Record<WorkName, (site: Site, peer: PeerName) => Promise<Measured>>>;
