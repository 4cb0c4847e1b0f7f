import { useEffect, useEffectEvent, useRef } from 'react';
import { replaceSequence, drawerInputOf, type ObjectReference } from '~/actions/open-drawer-at';
import type { TableScreen } from '~/generated/contract/descriptor-types';
import { fitSequence, objectKey, withoutDuplicates, type DrawerSequence } from '~/state/drawer/sequence';
import { useServices } from '~/view/context/services';
import { useDrawerSequence } from '~/view/data/use-drawer-sequence';
import type { ListModel } from './list-model';
import type { RatedInput } from '~/state/drawer/input';

/** The sequence contains this many objects before and after the one in the drawer. */
const objectsAround = 100;

/** The sequence is extended when the object in the drawer is this close to one of its ends. */
const extendWithin = 10;

type SequenceItems = DrawerSequence['items'];

/** The list to which a drawer sequence belongs. */
interface SequencedList {
  readonly screen: TableScreen;
  readonly list: ListModel;
  /** The name of the list in the drawer. */
  readonly title: string;
  /** The sequence of a list with another identity is not extended. */
  readonly identity: string;
  /** Called with the position of the object to which the drawer has moved. */
  readonly onFollow: (index: number) => void;
}

/**
 * Gives the drawer sequence of a row, and extends it while the analyst walks through it. The sequence of the row at
 * `index` has what the rows open, or the objects of a column, such as the owners.
 */
export function useListSequence(
  options: SequencedList,
): (index: number, columnId?: string) => DrawerSequence | undefined {
  const { screen, list } = options;
  const services = useServices();
  const sequence = useDrawerSequence();
  const name = nameOf(options);
  /** The current sequence, if it belongs to this list. */
  const readCurrent = (): DrawerSequence | undefined => {
    const current = sequence.get();
    return current?.list?.name === name ? current : undefined;
  };
  const { isWaiting, begin, follow } = useFollow(options, readCurrent);
  const extend = (): void => {
    const current = readCurrent();
    const row = current && rowOf(current, screen, list);
    if (!current || row === undefined || list.isPlaceholder) return;
    if (!canExtend({ ...current, offset: row - current.index }, list)) return;
    const extended = sequenceAt(options, row, current.list?.column);
    if (extended && !hasSameRange(extended, current)) replaceSequence(extended, services);
  };
  const onRender = useEffectEvent((): void => {
    if (isWaiting.current) follow();
    extend();
  });
  const onMove = useEffectEvent((): void => {
    follow();
    extend();
  });
  useEffect(() => void onRender());
  useEffect(() => {
    // After a reload the drawer is open already.
    onMove();
    const stop = sequence.subscribe(() => onMove());
    return stop;
  }, [sequence]);
  return (index, columnId) => {
    const created = sequenceAt(options, index, columnId);
    begin(created);
    return created;
  };
}

/** Lets the list follow the drawer to other objects of its sequence. */
function useFollow({ screen, list, onFollow }: SequencedList, readCurrent: () => DrawerSequence | undefined) {
  /** The key of the object in the drawer to which the list has moved. */
  const followed = useRef<string>(undefined);
  /** True while the row of the object in the drawer is loading. */
  const isWaiting = useRef(false);
  return {
    isWaiting,
    /** Begins a sequence at a row that was clicked, and so is visible already. */
    begin(sequence: DrawerSequence | undefined): void {
      followed.current = sequence && keyOfItem(sequence);
    },
    follow(): void {
      isWaiting.current = false;
      const current = readCurrent();
      const key = current && keyOfItem(current);
      if (!current || followed.current === undefined) followed.current = key;
      if (!current || followed.current === key) return;
      const row = rowOf(current, screen, list);
      const position = row ?? positionOf(current);
      list.setVisibleRange(Math.max(0, position - extendWithin), position + extendWithin);
      // A refresh may have dropped the page: the list follows when it is loaded.
      isWaiting.current = row === undefined && list.missingReason(position) === 'loading';
      if (isWaiting.current) return;
      followed.current = key;
      if (row !== undefined) onFollow(row);
    },
  };
}

/** Names a list in the sequences that it gives. */
function nameOf({ screen, identity }: SequencedList): string {
  return `${screen.id} ${identity}`;
}

/** The sequence of the object at a row. */
function sequenceAt(options: SequencedList, index: number, columnId: string | undefined): DrawerSequence | undefined {
  const { screen, list, title } = options;
  const object = referenceOf(screen, columnId);
  if (!object) return undefined;
  const { items, offset } = itemsAround(list, index, object);
  const from = { name: nameOf(options), ...(columnId !== undefined && { column: columnId }) };
  return fitSequence({ title, items, index: index - offset, offset, total: list.knownTotal, list: from });
}

/** The position of the current item when the sequence was read from the list, from 0. */
function positionOf({ index, offset = 0 }: DrawerSequence): number {
  return offset + index;
}

function keyOfItem({ items, index }: DrawerSequence): string | undefined {
  const item = items[index];
  return item && objectKey(item);
}

/** The row of the current item of a sequence, which refreshes may have moved; `undefined` if it is not near. */
function rowOf(sequence: DrawerSequence, screen: TableScreen, list: ListModel): number | undefined {
  const position = positionOf(sequence);
  const object = referenceOf(screen, sequence.list?.column);
  const key = keyOfItem(sequence);
  if (!object || key === undefined) return undefined;
  const isRow = (row: number): boolean => {
    const entry = list.entryAt(row);
    const input = entry && drawerInputOf(object, entry.scope);
    return input !== undefined && objectKey(input) === key;
  };
  for (let distance = 0; distance <= objectsAround; distance += 1) {
    const row = [position - distance, position + distance].find(isRow);
    if (row !== undefined) return row;
  }
  return undefined;
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
