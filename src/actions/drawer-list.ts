import type { DrawerInput } from '../generated/types';
import { createStore, type Store } from '../lib/store';

/** The list that a drawer was opened from: its drawers lead on to the objects before and after. */
export interface DrawerList {
  /** Words of the reader's language. */
  readonly title: string;
  readonly items: readonly DrawerInput[];
  /** The item opened last. */
  readonly index: number;
}

/** A drawer's place in the list that is handed over. */
export interface DrawerPlace {
  readonly title: string;
  /** From 1. */
  readonly position: number;
  readonly count: number;
  readonly previous: DrawerInput | undefined;
  readonly next: DrawerInput | undefined;
}

/** No list is handed over. A list sets itself when one of its entries opens a drawer. */
export function createDrawerList(): Store<DrawerList | undefined> {
  return createStore<DrawerList | undefined>(undefined);
}

/** Where an object stands in a list; nothing if it is no part of it. Of several places the nearest to the last one. */
export function placeIn(list: DrawerList | undefined, input: DrawerInput): DrawerPlace | undefined {
  if (!list) return undefined;
  const { items, title } = list;
  const isIt = (item: DrawerInput | undefined): boolean =>
    item?.search_type === input.search_type && item.id === input.id;
  const near = [list.index, list.index + 1, list.index - 1].find((index) => isIt(items[index]));
  const index = near ?? items.findIndex(isIt);
  if (index < 0) return undefined;
  return { title, position: index + 1, count: items.length, previous: items[index - 1], next: items[index + 1] };
}
