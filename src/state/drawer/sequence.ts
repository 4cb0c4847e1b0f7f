import type { DrawerInput } from '~/generated/contract/types';
import { createStore, type Store } from '~/lib/store';

/** The list that a drawer was opened from: its drawers lead on to the objects before and after. */
export interface DrawerList {
  /** Words of the reader's language. */
  readonly title: string;
  /** The objects, as far as they are known here; what has no drawer leaves a hole. */
  readonly items: readonly (DrawerInput | undefined)[];
  /** The item opened last. */
  readonly index: number;
  /** Where the items begin in the whole list, from 0. */
  readonly offset?: number;
  /** Number of objects in the whole list; without it, the items are the whole list. */
  readonly total?: number;
}

/** A drawer's place in the list that is handed over. */
export interface SequencePosition {
  readonly title: string;
  /** In the whole list, from 1. */
  readonly position: number;
  readonly count: number;
  readonly previous: DrawerInput | undefined;
  readonly next: DrawerInput | undefined;
}

/** Where an item is among those that a list knows, which `index` of the list counts. */
export function indexIn(list: DrawerList, item: DrawerInput | undefined): number {
  return item ? list.items.indexOf(item) : -1;
}

/** No list is handed over. A list sets itself when one of its entries opens a drawer. */
export function createDrawerList(): Store<DrawerList | undefined> {
  return createStore<DrawerList | undefined>(undefined);
}

/** Where an object is in a list; nothing if it is no part of it. Of several places the nearest to the last one. */
export function positionInSequence(list: DrawerList | undefined, input: DrawerInput): SequencePosition | undefined {
  if (!list) return undefined;
  const { items, title, offset = 0, total = items.length } = list;
  const isIt = (item: DrawerInput | undefined): boolean =>
    item?.search_type === input.search_type && item.id === input.id;
  const near = [list.index, list.index + 1, list.index - 1].find((index) => isIt(items[index]));
  const index = near ?? items.findIndex(isIt);
  if (index < 0) return undefined;
  return {
    title,
    position: offset + index + 1,
    count: total,
    previous: items.slice(0, index).findLast(Boolean),
    next: items.slice(index + 1).find(Boolean),
  };
}
