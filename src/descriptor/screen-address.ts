import type { ChoiceFilter, ChoicesFilter, Column, Filter, Screen } from '../generated/descriptor-types';
import { head } from '../lib/head';
import { rowValues } from './filter-options';

/** The order of a list: a key of its columns, and whether the largest come first. */
export interface SortOrder {
  readonly key: string;
  readonly descending: boolean;
}

/** What a filter is set to: a text, any of several values, on, or nothing although something is chosen at first. */
export type FilterValue = string | readonly string[] | true | null;

type OptionsFilter = ChoiceFilter | ChoicesFilter;

/** What the address of a screen says. What it does not say, or says in a way that cannot be meant, is absent. */
export interface ScreenAddress {
  /** Position of the tab, from 1. */
  readonly tab: number | undefined;
  /** Page of the list at the top of the view, from 1. */
  readonly page: number | undefined;
  readonly sort: SortOrder | undefined;
  /** Ids of the columns shown, in their order. */
  readonly columns: readonly string[] | undefined;
  readonly filters: Readonly<Record<string, FilterValue>>;
  /** Further names that the screen declares. */
  readonly names: Readonly<Record<string, string>>;
  /** Members that cannot be meant, as they stand in the address. */
  readonly refused: readonly string[];
}

/** A change of an address; `undefined` takes a member away, what is not named stays. */
export type AddressChange = Partial<Pick<ScreenAddress, 'tab' | 'page' | 'sort' | 'columns'>> & {
  readonly filters?: Readonly<Record<string, FilterValue | undefined>>;
};

/** Most characters of a filter's value, most values of one filter, and most characters of a name that a screen declares. */
const most = { text: 200, values: 100, name: 2000 } as const;

/** Reads the part of a query that belongs to a screen. Nothing in it is trusted: what is unknown is refused, not guessed. */
export function readScreenAddress(screen: Screen, search: string): ScreenAddress {
  const query = new URLSearchParams(search);
  const refused: string[] = [];
  const read = <T>(name: string, parse: (texts: readonly string[]) => T | undefined): T | undefined => {
    const texts = query.getAll(name);
    if (texts.length === 0) return undefined;
    const value = parse(texts);
    if (value === undefined) refused.push(`${name}=${head(texts.join(), most.text)}`);
    return value;
  };
  const filters: Record<string, FilterValue> = {};
  const names: Record<string, string> = {};
  for (const filter of filtersOf(screen)) {
    if (query.getAll(filter.id).join('') === '' && initialOf(filter) === undefined) continue;
    const value = read(filter.id, (texts) => filterValue(filter, texts));
    if (value !== undefined) filters[filter.id] = value;
  }
  for (const name of 'address' in screen ? (screen.address ?? []) : []) {
    const text = read(name, single(nameValue));
    if (text !== undefined) names[name] = text;
  }
  const isTable = screen.kind === 'table';
  const columns = isTable ? screen.columns : [];
  return {
    tab: read('tab', single(toPosition)),
    page: isTable ? read('page', single(toPosition)) : undefined,
    sort: isTable
      ? read(
          'sort',
          single((text) => sortOrder(text, columns)),
        )
      : undefined,
    columns: isTable
      ? read(
          'columns',
          single((text) => columnIds(text, columns)),
        )
      : undefined,
    filters,
    names,
    refused,
  };
}

/** What expressions read as `filter`: what the address says, and where it says nothing what is chosen at first. */
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

/** The change after which nothing narrows the screen; `undefined` where nothing does. What is chosen at first narrows too. */
export function withoutFilters(screen: Screen, address: Pick<ScreenAddress, 'filters'>): AddressChange['filters'] {
  const chosen = chosenFilters(screen, address);
  const set = filtersOf(screen).filter(({ id }) => Object.hasOwn(chosen, id));
  return set.length === 0 ? undefined : Object.fromEntries(set.map((filter) => [filter.id, cleared(filter)]));
}

/** What a filter is set to when it shall narrow nothing: the address has to tell that where something is chosen at first. */
export function cleared(filter: Filter): null | undefined {
  return initialOf(filter) === undefined ? undefined : null;
}

/** The query with a change in it; members that belong to others stay as they are. */
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
  for (const [id, value] of Object.entries(change.filters ?? {})) set(id, ...asTexts(value));
  return query.size > 0 ? `?${query}` : '';
}

/** `-key` for an order in which the largest come first. */
export function signed({ key, descending }: SortOrder): string {
  return descending ? `-${key}` : key;
}

/** The order that a descriptor or an address writes as `key` or `-key`. */
export function toSortOrder(text: string): SortOrder {
  const descending = text.startsWith('-');
  return { key: descending ? text.slice(1) : text, descending };
}

function sortOrder(text: string, columns: readonly Column[]): SortOrder | undefined {
  const order = toSortOrder(text);
  return columns.some((column) => 'sort' in column && column.sort === order.key) ? order : undefined;
}

/** At least one known column; unknown ones among them refuse the whole list. */
function columnIds(text: string, columns: readonly Column[]): readonly string[] | undefined {
  const ids = [...new Set(text.split(','))];
  return ids.every((id) => columns.some((column) => column.id === id)) ? ids : undefined;
}

function toPosition(text: string): number | undefined {
  return /^[1-9]\d{0,7}$/.test(text) ? Number(text) : undefined;
}

function filterValue(filter: Filter, texts: readonly string[]): FilterValue | undefined {
  switch (filter.type) {
    case 'text':
      return single(textValue)(texts);
    case 'switch':
      return single((text) => (text === '1' ? true : undefined))(texts);
    case 'choice':
      return single((text) => (text === '' ? null : optionValue(filter, text)))(texts);
    case 'choices': {
      const values = [...new Set(texts)];
      return values.length <= most.values && values.every((text) => optionValue(filter, text)) ? values : undefined;
    }
  }
}

function textValue(text: string): string | undefined {
  return isValue(text.trim()) ? text.trim() : undefined;
}

/** Control characters are never typed; a server may choke on them. */
function isValue(text: string): boolean {
  return text !== '' && text.length <= most.text && !/\p{Cc}/u.test(text);
}

function nameValue(text: string): string | undefined {
  return text.length > most.name ? undefined : text;
}

/** A value that can be chosen, as far as the descriptor knows; those of an answer are not known yet. */
function optionValue({ options }: OptionsFilter, text: string): string | undefined {
  if ('rows' in options) return isValue(text) ? text : undefined;
  const known = 'scale' in options ? options.scale.rows.flatMap(rowValues) : options.map(({ value }) => value);
  return known.includes(text) ? text : undefined;
}

/** Members of which there is one: given twice, none of them can be meant. */
function single<T>(parse: (text: string) => T | undefined): (texts: readonly string[]) => T | undefined {
  return ([text, ...more]) => (text === undefined || more.length > 0 ? undefined : parse(text));
}

function filtersOf(screen: Screen): readonly Filter[] {
  return 'filters' in screen ? (screen.filters ?? []) : [];
}

function initialOf(filter: Filter): string | undefined {
  return filter.type === 'choice' ? filter.initial : undefined;
}

/** Each value is a member of its own, so that it may hold any character. */
function asTexts(value: FilterValue | undefined): readonly string[] {
  if (value === undefined) return [];
  if (value === null) return [''];
  return value === true ? ['1'] : [value].flat();
}
