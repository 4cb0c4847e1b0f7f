import { getOwn } from '~/lib/get-own';
import { isCount, isList, isNumber, isString } from '~/lib/json';
import type { ReadableStore } from '~/lib/store';
import { readDrawerRequest, type RatedInput } from './input';

/**
 * The objects through which the previous and next buttons of a drawer step. It is part of the state of the history
 * entry: it survives a reload, but is not in a copied address.
 */
export interface DrawerSequence {
  /** Words of the reader's language. */
  readonly title: string;
  /** The known objects, or a part of them. An object without a drawer leaves a hole. */
  readonly items: readonly (RatedInput | undefined)[];
  /** The item in the drawer. */
  readonly index: number;
  /** Position of the first item in the complete sequence, from 0. */
  readonly offset?: number;
  /** Number of objects of the complete sequence; without it, `items` is complete. */
  readonly total?: number;
  /** The list that extends the sequence. */
  readonly list?: SequenceList;
}

/** The list on the page to which a sequence belongs. */
export interface SequenceList {
  readonly name: string;
  /** The id of the column whose objects are the items; without it, they are what its rows open. */
  readonly column?: string;
}

/** The position of a drawer in its sequence. */
export interface SequencePosition {
  readonly title: string;
  /** In the complete sequence, from 1. */
  readonly position: number;
  readonly count: number;
  readonly previous: RatedInput | undefined;
  readonly next: RatedInput | undefined;
}

/** Browsers limit the state of a history entry, the smallest limit being that of Firefox with 16 MB. */
const maxItems = 1_000;
const maxCharacters = 500_000;

/**
 * The sequence of objects around `input`, without duplicates and at most as many as fit; `undefined` if it is not one
 * of them.
 */
export function createSequence(
  title: string,
  objects: readonly RatedInput[],
  input: RatedInput,
): DrawerSequence | undefined {
  const items = withoutDuplicates(objects).filter((item) => item !== undefined);
  const index = items.findIndex((item) => objectKey(item) === objectKey(input));
  return index < 0 ? undefined : fitSequence({ title, items, index });
}

/** Keeps an object that is there several times only at `index`, else at its first position; the others become holes. */
export function withoutDuplicates(items: DrawerSequence['items'], index = 0): DrawerSequence['items'] {
  const keyOf = (item: RatedInput | undefined): string | undefined => item && objectKey(item);
  const seen = new Set([keyOf(items[index])]);
  return items.map((item, position) => {
    const key = keyOf(item);
    if (position !== index && seen.has(key)) return undefined;
    seen.add(key);
    return item;
  });
}

/** The same sequence at another of its items. */
export function moveTo(sequence: DrawerSequence, item: RatedInput): DrawerSequence {
  return { ...sequence, index: sequence.items.indexOf(item) };
}

/** The part of a sequence around its current item that the state of a history entry can hold. */
export function fitSequence(sequence: DrawerSequence): DrawerSequence {
  const { items, index, offset = 0, total = items.length } = sequence;
  if (isSmall(items)) return sequence;
  for (let range = maxItems / 2; range >= 1; range = Math.floor(range / 2)) {
    const first = Math.max(0, index - range);
    const part = items.slice(first, index + range);
    if (isSmall(part)) return { ...sequence, items: part, index: index - first, offset: offset + first, total };
  }
  return { ...sequence, items: items.slice(index, index + 1), index: 0, offset: offset + index, total };
}

function isSmall(items: DrawerSequence['items']): boolean {
  return items.length <= maxItems && JSON.stringify(items).length <= maxCharacters;
}

/**
 * Position of an object in a sequence; `undefined` if it is not in it. Of several positions the one nearest to `index`.
 */
export function positionInSequence(
  sequence: DrawerSequence | undefined,
  input: RatedInput,
): SequencePosition | undefined {
  if (!sequence) return undefined;
  const { items, title, offset = 0, total = items.length } = sequence;
  const isIt = (item: RatedInput | undefined): boolean => item !== undefined && objectKey(item) === objectKey(input);
  const near = [sequence.index, sequence.index + 1, sequence.index - 1].find((index) => isIt(items[index]));
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

/** The sequence in the state of each current history entry, which is read once for each state. */
export function storedSequence(entryState: ReadableStore<unknown>): ReadableStore<DrawerSequence | undefined> {
  let known: { readonly state: unknown; readonly sequence: DrawerSequence | undefined } | undefined;
  return {
    get() {
      const state = entryState.get();
      if (known?.state !== state) known = { state, sequence: readSequence(getOwn(state, 'sequence')) };
      return known?.sequence;
    },
    subscribe: entryState.subscribe,
  };
}

/** Reads a sequence from the state of a history entry, which can hold anything; `undefined` if it is none. */
export function readSequence(value: unknown): DrawerSequence | undefined {
  const [title, items, index] = ['title', 'items', 'index'].map((name) => getOwn(value, name));
  if (!isString(title) || !isList(items) || items.length > maxItems) return undefined;
  if (!isCount(index) || index >= items.length) return undefined;
  const [offset, total] = [getOwn(value, 'offset'), getOwn(value, 'total')];
  const isPart = isCount(offset) && isCount(total) && offset + items.length <= total;
  const list = readList(getOwn(value, 'list'));
  return { title, items: items.map(readItem), index, ...(isPart && { offset, total }), ...(list && { list }) };
}

function readItem(item: unknown): RatedInput | undefined {
  const request = readDrawerRequest(item);
  return request?.kind === 'open' ? { ...request.input, ...readRating(item) } : undefined;
}

/** The rating that what opened a drawer has passed: of an item of a sequence, or in the state of a history entry. */
export function readRating(value: unknown): Pick<RatedInput, 'rating'> {
  const rating = getOwn(value, 'rating');
  return isString(rating) || isNumber(rating) ? { rating } : {};
}

function readList(value: unknown): SequenceList | undefined {
  const [name, column] = [getOwn(value, 'name'), getOwn(value, 'column')];
  return isString(name) ? { name, ...(isString(column) && { column }) } : undefined;
}

/** A key that identifies an object. */
export function objectKey({ search_type, id }: RatedInput): string {
  return `${search_type} ${id}`;
}
