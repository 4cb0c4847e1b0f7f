import type { ChoiceFilter, ChoicesFilter, Column, Filter, Screen } from '~/generated/contract/descriptor-types';
import { isList } from '~/lib/json';
import { truncate } from '~/lib/truncate';
import { dayOf } from './day';
import { rowValues } from './filter-options';
import { rangeText, readRange, type NumberRange } from './number-range';

/** The order of a list: the sort key of a column, and the direction. */
export interface SortOrder {
  readonly key: string;
  readonly descending: boolean;
}

/** The value of a filter. `true` is on, and `null` is no value where the filter has an initial one. */
export type FilterValue = string | readonly string[] | true | NumberRange | null;

type OptionsFilter = ChoiceFilter | ChoicesFilter;

/** The state of a screen in its address. Members that the address omits, or that are invalid, are absent. */
export interface ScreenAddress {
  /** Position of the tab, from 1. */
  readonly tab: number | undefined;
  /** Page of the list at the top of the view, from 1. */
  readonly page: number | undefined;
  readonly sort: SortOrder | undefined;
  /** Ids of the columns shown, in their order. */
  readonly columns: readonly string[] | undefined;
  /** Id of the saved view that was opened. */
  readonly view: string | undefined;
  readonly filters: Readonly<Record<string, FilterValue>>;
  /** Further names that the screen declares. */
  readonly names: Readonly<Record<string, string>>;
  /** The invalid members of the address. */
  readonly refused: readonly RefusedMember[];
}

/** An invalid member of an address, with at most as much of its text as a filter may have. */
export interface RefusedMember {
  readonly name: string;
  readonly text: string;
}

/** A change of an address: `undefined` removes a member, absent members stay. */
export type AddressChange = Partial<Pick<ScreenAddress, 'tab' | 'page' | 'sort' | 'columns' | 'view'>> & {
  readonly filters?: Readonly<Record<string, FilterValue | undefined>>;
  /** The members that contain the period. */
  readonly period?: Readonly<Record<string, string | undefined>>;
};

/** Maximum length of a filter's value, in characters, and number of values of one filter. */
export const filterLimits = { text: 200, values: 100 } as const;

/** Maximum length of a name that a screen declares, in characters. */
const maxName = 2000;

/**
 * Reads the part of a query that belongs to a screen. The query is not trusted: unknown values are refused, not
 * guessed.
 */
export function readScreenAddress(screen: Screen, search: string): ScreenAddress {
  const query = createQueryReader(search);
  const { filters, names } = readFilters(screen, query);
  for (const name of 'address' in screen ? (screen.address ?? []) : []) {
    const text = query.readOne(name, nameValue);
    if (text !== undefined) names[name] = text;
  }
  const isTable = screen.kind === 'table';
  const columns = isTable ? screen.columns : [];
  return {
    tab: query.readOne('tab', toPosition),
    page: isTable ? query.readOne('page', toPosition) : undefined,
    sort: isTable ? query.readOne('sort', (text) => sortOrder(text, columns)) : undefined,
    columns: isTable ? query.readOne('columns', (text) => columnIds(text, columns)) : undefined,
    view: query.readOne('view', nameValue),
    ...{ filters, names, refused: query.refused },
  };
}

/** Reads members of a query, and records the invalid ones. */
interface QueryReader {
  readonly refused: readonly RefusedMember[];
  has(name: string): boolean;
  /** True if the member is absent or empty. */
  isEmpty(name: string): boolean;
  /** The value of a member that may occur several times; `undefined` if it is absent or invalid. */
  read<T>(name: string, parse: (texts: readonly string[]) => T | undefined): T | undefined;
  /** The value of a member; `undefined` if it is absent, invalid or occurs several times. */
  readOne<T>(name: string, parse: (text: string) => T | undefined): T | undefined;
  refuse(name: string, text: string): void;
}

function createQueryReader(search: string): QueryReader {
  const query = new URLSearchParams(search);
  const refused: RefusedMember[] = [];
  const refuse = (name: string, text: string): void =>
    void refused.push({ name, text: truncate(text, filterLimits.text) });
  const read: QueryReader['read'] = (name, parse) => {
    const texts = query.getAll(name);
    if (texts.length === 0) return undefined;
    const value = parse(texts);
    if (value === undefined) refuse(name, texts.join());
    return value;
  };
  return {
    refused,
    has: (name) => query.has(name),
    isEmpty: (name) => query.getAll(name).join('') === '',
    read,
    readOne: (name, parse) => read(name, single(parse)),
    refuse,
  };
}

/** Reads the filters of a screen, and the names that come with a link. */
function readFilters(screen: Screen, query: QueryReader) {
  const filters: Record<string, FilterValue> = {};
  const names: Record<string, string> = {};
  for (const filter of filtersOf(screen)) {
    if (query.isEmpty(filter.id) && initialOf(filter) === undefined) continue;
    const value = query.read(filter.id, (texts) => filterValue(filter, texts));
    if (value !== undefined) filters[filter.id] = value;
    const companions = filter.type === 'link' ? Object.entries(filter.with ?? {}) : [];
    for (const [name, allowed] of companions) {
      const text = query.readOne(name, (found) =>
        allowed === 'any' || allowed.includes(found) ? nameValue(found) : undefined,
      );
      if (text !== undefined) names[name] = text;
      else if (query.has(name)) delete filters[filter.id];
    }
    // An invalid companion changes the meaning of the link, so the link is refused too.
    if (typeof value === 'string' && !Object.hasOwn(filters, filter.id)) query.refuse(filter.id, value);
  }
  return { filters, names };
}

/** The values that expressions read as `filter`: those of the address, else the initial ones. */
export function chosenFilters(
  screen: Screen,
  { filters }: Pick<ScreenAddress, 'filters'>,
): Readonly<Record<string, Exclude<FilterValue, null>>> {
  const chosen: Record<string, Exclude<FilterValue, null>> = {};
  for (const filter of filtersOf(screen)) {
    const value = Object.hasOwn(filters, filter.id) ? filters[filter.id] : initialOf(filter);
    if (value != null) chosen[filter.id] = value;
  }
  return chosen;
}

/** The change that clears all filters, initial values included; `undefined` if no filter is set. */
export function withoutFilters(screen: Screen, address: Pick<ScreenAddress, 'filters'>): AddressChange['filters'] {
  const chosen = chosenFilters(screen, address);
  const set = filtersOf(screen).filter(({ id }) => Object.hasOwn(chosen, id));
  if (set.length === 0) return undefined;
  return Object.fromEntries(set.flatMap((filter) => Object.entries(withFilter(filter, cleared(filter)))));
}

/** The change that sets a filter. The names that came with a link are removed. */
export function withFilter(
  filter: Filter,
  value: FilterValue | undefined,
): Readonly<Record<string, FilterValue | undefined>> {
  const companions = filter.type === 'link' ? Object.keys(filter.with ?? {}) : [];
  return { ...Object.fromEntries(companions.map((name) => [name, undefined])), [filter.id]: value };
}

/** The value that clears a filter. A filter with an initial value is cleared explicitly, by `null`. */
export function cleared(filter: Filter): null | undefined {
  return initialOf(filter) === undefined ? undefined : null;
}

/** The query with a change. Members that belong to others stay as they are. */
export function withAddress(search: string, change: AddressChange): string {
  const query = new URLSearchParams(search);
  const set = (name: string, ...texts: readonly (string | undefined)[]): void => {
    query.delete(name);
    for (const text of texts) if (text !== undefined) query.append(name, text);
  };
  if ('tab' in change) set('tab', change.tab?.toString());
  if ('page' in change) set('page', change.page === 1 ? undefined : change.page?.toString());
  if ('sort' in change) set('sort', change.sort && signed(change.sort));
  if ('columns' in change) set('columns', change.columns?.join(','));
  if ('view' in change) set('view', change.view);
  for (const [id, value] of Object.entries(change.filters ?? {})) set(id, ...asTexts(value));
  for (const [name, text] of Object.entries(change.period ?? {})) set(name, text);
  return query.size > 0 ? `?${query}` : '';
}

/** The text of an order in a descriptor or an address: `key`, or `-key` if the largest come first. */
export function signed({ key, descending }: SortOrder): string {
  return descending ? `-${key}` : key;
}

/** Parses the text of an order. */
export function toSortOrder(text: string): SortOrder {
  const descending = text.startsWith('-');
  return { key: descending ? text.slice(1) : text, descending };
}

function sortOrder(text: string, columns: readonly Column[]): SortOrder | undefined {
  const order = toSortOrder(text);
  return columns.some((column) => 'sort' in column && column.sort === order.key) ? order : undefined;
}

/** The ids of columns; `undefined` if one of them is unknown. */
function columnIds(text: string, columns: readonly Column[]): readonly string[] | undefined {
  const ids = [...new Set(text.split(','))];
  return ids.every((id) => columns.some((column) => column.id === id)) ? ids : undefined;
}

function toPosition(text: string): number | undefined {
  return /^[1-9]\d{0,7}$/.test(text) ? Number(text) : undefined;
}

/** True if an address with this value of a filter is read as that value. */
export function isFilterValue(filter: Filter, value: Exclude<FilterValue, null>): boolean {
  return filterValue(filter, asTexts(value)) !== undefined;
}

function filterValue(filter: Filter, texts: readonly string[]): FilterValue | undefined {
  switch (filter.type) {
    case 'text':
      return single(textValue)(texts);
    case 'link':
      return single(linkValue)(texts);
    case 'date':
      return single(dayOf)(texts);
    case 'switch':
      return single((text) => (text === '1' ? true : undefined))(texts);
    case 'range':
      return single((text) => readRange(filter, text))(texts);
    case 'choice':
      return single((text) => (text === '' ? null : optionValue(filter, text)))(texts);
    case 'choices': {
      const values = [...new Set(texts)];
      return values.length <= filterLimits.values && values.every((text) => optionValue(filter, text))
        ? values
        : undefined;
    }
  }
}

function textValue(text: string): string | undefined {
  return isValue(text.trim()) ? text.trim() : undefined;
}

/** The value of a link is an identifier, so it is not trimmed. */
function linkValue(text: string): string | undefined {
  return hasControlCharacters(text) ? undefined : nameValue(text);
}

function isValue(text: string): boolean {
  return text !== '' && text.length <= filterLimits.text && !hasControlCharacters(text);
}

/** Nobody types control characters, and a server may fail on them. */
function hasControlCharacters(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

function nameValue(text: string): string | undefined {
  return text.length > maxName ? undefined : text;
}

/**
 * A value among the options of the descriptor. The options of an answer are not known yet, so any value is accepted.
 */
function optionValue({ options }: OptionsFilter, text: string): string | undefined {
  if ('rows' in options) return isValue(text) ? text : undefined;
  const known = 'scale' in options ? options.scale.rows.flatMap(rowValues) : options.map(({ value }) => value);
  return known.includes(text) ? text : undefined;
}

/** Parses a member that must occur once. If it occurs twice, neither value is used. */
function single<T>(parse: (text: string) => T | undefined): (texts: readonly string[]) => T | undefined {
  return ([text, ...more]) => (text === undefined || more.length > 0 ? undefined : parse(text));
}

/** The filters of a screen. */
export function filtersOf(screen: Screen): readonly Filter[] {
  return 'filters' in screen ? (screen.filters ?? []) : [];
}

function initialOf(filter: Filter): string | undefined {
  return filter.type === 'choice' ? filter.initial : undefined;
}

/** True for the value of a range filter. */
export function isRange(value: FilterValue | undefined): value is NumberRange {
  return typeof value === 'object' && value !== null && !isList(value);
}

/** One text for each member of the query, so that a value may contain any character. */
function asTexts(value: FilterValue | undefined): readonly string[] {
  if (value === undefined) return [];
  if (value === null) return [''];
  if (value === true) return ['1'];
  return isRange(value) ? [rangeText(value)] : [value].flat();
}
