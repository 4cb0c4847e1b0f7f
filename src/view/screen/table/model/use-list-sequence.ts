import { useEffect, useEffectEvent, useRef } from 'react';
import { replaceSequence, drawerInputOf, type ObjectReference } from '~/actions/open-drawer-at';
import type { TableScreen } from '~/generated/contract/descriptor-types';
import { fitSequence, type DrawerSequence } from '~/state/drawer/sequence';
import { useServices } from '~/view/context/services';
import { useDrawerSequence } from '~/view/data/use-drawer-sequence';
import type { ListModel } from './list-model';
import type { RatedInput } from '~/state/drawer/input';

/** The sequence contains this many objects before and after the one in the drawer. */
const objectsAround = 100;

/** The sequence is extended when the object in the drawer is this close to one of its ends. */
const extendWithin = 10;

type SequenceItems = DrawerSequence['items'];

/**
 * Gives the drawer sequence of a row, and extends it while the analyst walks through it. The sequence of the row at
 * `index` has what the rows open, or the objects of a column, such as the owners.
 */
export function useListSequence(options: {
  readonly screen: TableScreen;
  readonly list: ListModel;
  /** The name of the list in the drawer. */
  readonly title: string;
  /** The sequence of a list with another identity is not extended. */
  readonly identity: string;
  /** Called with the position of the object to which the drawer has moved. */
  readonly onFollow: (index: number) => void;
}): (index: number, columnId?: string) => DrawerSequence | undefined {
  const { screen, list, title, identity, onFollow } = options;
  const services = useServices();
  const sequence = useDrawerSequence();
  const name = `${screen.id} ${identity}`;
  /** Position of the object in the drawer, from 0, in the complete list. */
  const position = useRef<number>(undefined);

  const sequenceAt = (index: number, columnId?: string): DrawerSequence | undefined => {
    const object = referenceOf(screen, columnId);
    if (!object) return undefined;
    const { items, offset } = itemsAround(list, index, object);
    const from = { name, ...(columnId !== undefined && { column: columnId }) };
    return fitSequence({ title, items, index: index - offset, offset, total: list.total, list: from });
  };
  /** The current sequence with the position of its object, if it belongs to this list. */
  const readCurrent = () => {
    const current = sequence.get();
    if (current?.list?.name !== name) return undefined;
    return { sequence: current, index: (current.offset ?? 0) + current.index };
  };

  const extend = useEffectEvent((): void => {
    const now = readCurrent();
    if (!now || list.isPlaceholder || !canExtend(now.sequence, list)) return;
    const extended = sequenceAt(now.index, now.sequence.list?.column);
    if (extended && !hasSameRange(extended, now.sequence)) replaceSequence(extended, services);
  });
  useEffect(() => void extend());

  const follow = useEffectEvent((): void => {
    const index = readCurrent()?.index;
    const last = position.current;
    position.current = index;
    if (last === undefined || index === undefined || index === last) return;
    onFollow(index);
    list.setVisibleRange(Math.max(0, index - extendWithin), index + extendWithin);
    extend();
  });
  useEffect(() => {
    // After a reload the drawer is open already.
    follow();
    const stop = sequence.subscribe(() => follow());
    return stop;
  }, [sequence]);
  return (index, columnId) => {
    // A row that is clicked is visible already.
    position.current = index;
    return sequenceAt(index, columnId);
  };
}

/** What the rows open, or the objects of a column. */
function referenceOf({ open, columns }: TableScreen, columnId: string | undefined): ObjectReference | undefined {
  if (columnId === undefined) return open?.type === 'openDrawer' ? open : undefined;
  const column = columns.find(({ id }) => id === columnId);
  return column?.type === 'object' ? column : undefined;
}

/** The objects of the loaded entries around a position, and the position of the first of them. */
function itemsAround(
  list: ListModel,
  index: number,
  object: ObjectReference,
): { readonly items: SequenceItems; readonly offset: number } {
  let offset = index;
  while (offset > 0 && offset > index - objectsAround && list.entryAt(offset - 1)) offset -= 1;
  const items: (RatedInput | undefined)[] = [];
  for (let position = offset; position < list.total && position <= index + objectsAround; position += 1) {
    const entry = list.entryAt(position);
    if (!entry) break;
    items.push(drawerInputOf(object, entry.scope));
  }
  return { items: withoutDuplicates(items, index - offset), offset };
}

/** True if the object in the drawer is near an end of the sequence and the list has loaded an entry beyond that end. */
function canExtend({ offset = 0, index, items }: DrawerSequence, list: ListModel): boolean {
  const isNear = (edge: number): boolean => Math.abs(offset + index - edge) <= extendWithin;
  const end = offset + items.length;
  const canExtendStart = offset > 0 && isNear(offset) && list.entryAt(offset - 1) !== undefined;
  const canExtendEnd = end < list.total && isNear(end) && list.entryAt(end) !== undefined;
  return list.entryAt(offset + index) !== undefined && (canExtendStart || canExtendEnd);
}

function hasSameRange(one: DrawerSequence, other: DrawerSequence): boolean {
  return one.offset === other.offset && one.items.length === other.items.length;
}

/** Keeps an object that several entries share only at `index`, else at its first position; the others become holes. */
function withoutDuplicates(items: SequenceItems, index: number): SequenceItems {
  const keyOf = (item: RatedInput | undefined): string | undefined => item && `${item.search_type} ${item.id}`;
  const seen = new Set([keyOf(items[index])]);
  return items.map((item, position) => {
    const key = keyOf(item);
    if (position !== index && seen.has(key)) return undefined;
    seen.add(key);
    return item;
  });
}
