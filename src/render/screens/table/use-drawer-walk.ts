import { useEffect, useEffectEvent, useRef } from 'react';
import { drawerInputOf, type ObjectReference } from '../../../actions/drawer-input-of';
import type { Action } from '../../../generated/descriptor-types';
import type { DrawerInput } from '../../../generated/types';
import { useServices } from '../../services';
import type { ShownList } from './shown-list';

/** Objects that the drawer knows before and after the one it shows. */
const around = 100;

/** So near to the end of what the drawer knows, it is told more. */
const near = 10;

type Items = readonly (DrawerInput | undefined)[];

/**
 * Hands the list over to the drawer that `open` opens, so that it leads on to the entries before and after, and keeps the part
 * that it knows around the object that it shows. `onFollow` is told where the drawer has gone. Another object of an entry, e.g.
 * its owner, leads on to those of the other entries.
 */
export function useDrawerWalk(options: {
  readonly open: Action | undefined;
  readonly list: ShownList;
  /** Words for the list. */
  readonly title: string;
  /** Another place is another list: the drawer keeps what it knows of the one before. */
  readonly place: string;
  readonly onFollow: (index: number) => void;
}): (index: number, object?: ObjectReference) => void {
  const { open, list, title, place, onFollow } = options;
  const handed = useServices().drawer.list;
  const own = useRef<{
    readonly items: Items;
    readonly place: string;
    readonly at: number;
    readonly object: ObjectReference;
  }>(undefined);
  const opened = open?.type === 'openDrawer' ? open : undefined;

  const hand = (index: number, object: ObjectReference | undefined = opened): void => {
    if (!object) return;
    let from = index;
    while (from > 0 && from > index - around && list.entryAt(from - 1)) from -= 1;
    const items: (DrawerInput | undefined)[] = [];
    for (let at = from; at < list.total && at <= index + around; at += 1) {
      const entry = list.entryAt(at);
      if (!entry) break;
      items.push(drawerInputOf(object, entry.scope));
    }
    own.current = { items: eachOnce(items, index - from), place, at: index, object };
    handed.set({ title, items: own.current.items, index: index - from, offset: from, total: list.total });
  };

  /** Tells the drawer more when it comes near the end of what it knows; what is not there yet is asked for. */
  const extend = useEffectEvent((): void => {
    const now = handed.get();
    const mine = own.current;
    if (!now || !mine || now.items !== mine.items || mine.place !== place || list.isOld) return;
    const { offset = 0, index, items } = now;
    const isNear = (edge: number, isEnd: boolean): boolean => !isEnd && Math.abs(offset + index - edge) <= near;
    const before = isNear(offset, offset === 0) && list.entryAt(offset - 1) !== undefined;
    const end = offset + items.length;
    const after = isNear(end, end >= list.total) && list.entryAt(end) !== undefined;
    if (before || after) hand(offset + index, mine.object);
  });
  useEffect(() => extend());

  const follow = useEffectEvent((): void => {
    const now = handed.get();
    const mine = own.current;
    if (!now || !mine || now.items !== mine.items || mine.place !== place) return;
    const at = (now.offset ?? 0) + now.index;
    if (at === mine.at) return;
    own.current = { ...mine, at };
    onFollow(at);
    list.see(Math.max(0, at - near), at + near);
    extend();
  });
  useEffect(() => handed.subscribe(() => follow()), [handed]);
  return hand;
}

/** Entries may share an object; it stands there once, where it was opened or else first. The others leave holes. */
function eachOnce(items: Items, index: number): Items {
  const keyOf = (item: DrawerInput | undefined): string | undefined => item && `${item.search_type} ${item.id}`;
  const seen = new Set([keyOf(items[index])]);
  return items.map((item, at) => {
    const key = keyOf(item);
    if (at === index || !seen.has(key)) {
      seen.add(key);
      return item;
    }
    return undefined;
  });
}
