import { useEffect, useEffectEvent, useRef } from 'react';
import { drawerInputOf, type ObjectReference } from '~/actions/drawer-input-of';
import type { Action } from '~/generated/contract/descriptor-types';
import type { DrawerInput } from '~/generated/contract/types';
import type { DrawerList } from '~/state/drawer/sequence';
import { useServices } from '~/view/context/services';
import type { ListModel } from './list-model';

/** The sequence contains this many objects before and after the one in the drawer. */
const objectsAround = 100;

/** The sequence is extended when the object in the drawer is this close to one of its ends. */
const extendWithin = 10;

type SequenceItems = DrawerList['items'];

/** The sequence that this list published last. */
interface PublishedSequence {
  readonly items: SequenceItems;
  readonly identity: string;
  /** Position of the object in the drawer, from 0, in the complete list. */
  readonly index: number;
  readonly object: ObjectReference;
}

/**
 * Publishes the entries around a row as the drawer sequence, and extends it while the analyst walks through it. The
 * returned function takes the position of the row and the object of the entry to open: the one of `open`, or another
 * one, such as its owner, and then the sequence has the owners of the other entries.
 */
export function useListSequence(options: {
  readonly open: Action | undefined;
  readonly list: ListModel;
  /** The name of the list in the drawer. */
  readonly title: string;
  /** The sequence of a list with another identity is not extended. */
  readonly identity: string;
  /** Called with the position of the object to which the drawer has moved. */
  readonly onFollow: (index: number) => void;
}): (index: number, object?: ObjectReference) => void {
  const { open, list, title, identity, onFollow } = options;
  const sequence = useServices().drawer.list;
  const published = useRef<PublishedSequence>(undefined);
  const opened = open?.type === 'openDrawer' ? open : undefined;

  const publish = (index: number, object: ObjectReference | undefined = opened): void => {
    if (!object) return;
    const { items, offset } = itemsAround(list, index, object);
    published.current = { items, identity, index, object };
    sequence.set({ title, items, index: index - offset, offset, total: list.total });
  };
  /** The current sequence, if this list published it. */
  const readPublished = () => {
    const [current, last] = [sequence.get(), published.current];
    if (!current || !last || current.items !== last.items || last.identity !== identity) return undefined;
    return { current, last, index: (current.offset ?? 0) + current.index };
  };

  const extend = useEffectEvent((): void => {
    const state = readPublished();
    if (state && !list.isPlaceholder && canExtend(state.current, list)) publish(state.index, state.last.object);
  });
  useEffect(() => void extend());

  const follow = useEffectEvent((): void => {
    const state = readPublished();
    if (!state || state.index === state.last.index) return;
    const { index, last } = state;
    published.current = { ...last, index };
    onFollow(index);
    list.setVisibleRange(Math.max(0, index - extendWithin), index + extendWithin);
    extend();
  });
  useEffect(() => {
    const stop = sequence.subscribe(() => follow());
    return stop;
  }, [sequence]);
  return publish;
}

/** The objects of the loaded entries around a position, and the position of the first of them. */
function itemsAround(
  list: ListModel,
  index: number,
  object: ObjectReference,
): { readonly items: SequenceItems; readonly offset: number } {
  let offset = index;
  while (offset > 0 && offset > index - objectsAround && list.entryAt(offset - 1)) offset -= 1;
  const items: (DrawerInput | undefined)[] = [];
  for (let position = offset; position < list.total && position <= index + objectsAround; position += 1) {
    const entry = list.entryAt(position);
    if (!entry) break;
    items.push(drawerInputOf(object, entry.scope));
  }
  return { items: withoutDuplicates(items, index - offset), offset };
}

/** True if the object in the drawer is near an end of the sequence and the list has loaded an entry beyond that end. */
function canExtend({ offset = 0, index, items }: DrawerList, list: ListModel): boolean {
  const isNear = (edge: number): boolean => Math.abs(offset + index - edge) <= extendWithin;
  const end = offset + items.length;
  const canExtendStart = offset > 0 && isNear(offset) && list.entryAt(offset - 1) !== undefined;
  const canExtendEnd = end < list.total && isNear(end) && list.entryAt(end) !== undefined;
  return canExtendStart || canExtendEnd;
}

/** Keeps an object that several entries share only at `index`, else at its first position; the others become holes. */
function withoutDuplicates(items: SequenceItems, index: number): SequenceItems {
  const keyOf = (item: DrawerInput | undefined): string | undefined => item && `${item.search_type} ${item.id}`;
  const seen = new Set([keyOf(items[index])]);
  return items.map((item, position) => {
    const key = keyOf(item);
    if (position !== index && seen.has(key)) return undefined;
    seen.add(key);
    return item;
  });
}
