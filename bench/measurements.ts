import { compareDrawers, compareFirst } from './drawer/compare';
import { openLong } from './drawer/long-drawers';
import { openRepeatedly } from './drawer/openings';
import { respondToMany } from './screen/bulk';
import { openCellMenu } from './screen/cell-menu';
import { scrollList } from './screen/scroll-list';
import { paintDashboard } from './screen/dashboard';
import { openTree } from './screen/open-tree';
import { receiveMessages } from './shell/messages';
import { walkMenu } from './shell/menu';
import { startToUsable } from './shell/start';
import { writeInStudio } from './studio/write';
import type { World } from './world';

type Rows = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What is measured in a browser, by a name to choose it by; each gives rows of a table. */
export const measurements: Readonly<Record<string, (world: World) => Promise<Rows>>> = {
  start: async (world) => ({ 'start to usable, cold, 4x slower CPU': await startToUsable(world) }),
  menu: async (world) => ({
    'menu of 5,000 opened and scrolled': await walkMenu(world, 1),
    'the same, 4x slower CPU': await walkMenu(world, 4),
  }),
  messages: async (world) => ({ '1,000 live messages': await receiveMessages(world) }),
  list: async (world) => ({
    'list of 100,000 rows and 40 columns, scrolled': await scrollList(world, 1),
    'the same, 4x slower CPU': await scrollList(world, 4),
  }),
  'cell-menu': async (world) => ({
    'right click on a cell to its menu': await openCellMenu(world, 1),
    'the same, 4x slower CPU': await openCellMenu(world, 4),
  }),
  bulk: async (world) => ({ '10,000 rows selected, and a response for them': await respondToMany(world, 1) }),
  tree: async (world) => ({
    'tree of 10,000 nodes': await openTree(world, 1),
    'the same, 4x slower CPU': await openTree(world, 4),
  }),
  dashboard: async (world) => ({
    'dashboard, cold, 4x slower CPU': await paintDashboard(world, 4),
    'the same, full speed': await paintDashboard(world, 1),
  }),
  openings: async (world) => ({ '1,000 openings of drawers of all types': await openRepeatedly(world) }),
  long: openLong,
  studio: writeInStudio,
  compare: async (world) => ({
    'drawer of 20 values, click to last field painted, 4x slower CPU': await compareDrawers(world, 4),
    'the same, first of the session, code fetched too': await compareFirst(world, 4),
  }),
};
