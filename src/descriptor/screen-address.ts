import type { Column, Filter, Screen } from '../generated/descriptor-types';

/** The order of a list: a key of its columns, and whether the largest come first. */
export interface SortOrder {
  readonly key: string;
  readonly descending: boolean;
}

/** What a filter is set to: a text, any of several values, or on. */
export type FilterValue = string | readonly string[] | true;

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

const longestText = 200;

/** Reads the part of a query that belongs to a screen. Nothing in it is trusted: what is unknown is refused, not guessed. */
export function readScreenAddress(screen: Screen, search: string): ScreenAddress {
  const query = new URLSearchParams(search);
  const refused: string[] = [];
  const read = <T>(name: string, parse: (text: string) => T | undefined): T | undefined => {
    const text = query.get(name);
    if (text === null) return undefined;
    const value = parse(text);
    if (value === undefined) refused.push(`${name}=${text.slice(0, longestText)}`);
    return value;
  };
  const filters: Record<string, FilterValue> = {};
  const names: Record<string, string> = {};
  if (screen.kind !== 'tabs' && screen.kind !== 'placeholder') {
    for (const filter of screen.filters ?? []) {
      const value = read(filter.id, (text) => filterValue(filter, text));
      if (value !== undefined) filters[filter.id] = value;
    }
    for (const name of screen.address ?? []) {
      const text = query.get(name);
      if (text !== null) names[name] = text;
    }
  }
  const columns = screen.kind === 'table' ? screen.columns : [];
  const isTable = screen.kind === 'table';
  return {
    tab: read('tab', toPosition),
    page: isTable ? read('page', toPosition) : undefined,
    sort: isTable ? read('sort', (text) => sortOrder(text, columns)) : undefined,
    columns: isTable ? read('columns', (text) => columnIds(text, columns)) : undefined,
    filters,
    names,
    refused,
  };
}

/** The query with a change in it; members that belong to others stay as they are. */
export function withAddress(search: string, change: AddressChange): string {
  const query = new URLSearchParams(search);
  const set = (name: string, text: string | undefined): void => {
    if (text === undefined) query.delete(name);
    else query.set(name, text);
  };
  if ('tab' in change) set('tab', change.tab?.toString());
  if ('page' in change) set('page', change.page === 1 ? undefined : change.page?.toString());
  if ('sort' in change) set('sort', change.sort && signed(change.sort));
  if ('columns' in change) set('columns', change.columns?.join(','));
  for (const [id, value] of Object.entries(change.filters ?? {}))
    set(id, value === undefined ? undefined : asText(value));
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

function filterValue(filter: Filter, text: string): FilterValue | undefined {
  if (filter.type === 'text') return text.trim() === '' || text.length > longestText ? undefined : text;
  if (filter.type === 'switch') return text === '1' ? true : undefined;
  const known = writtenValues(filter);
  const values = filter.type === 'choice' ? [text] : [...new Set(text.split(','))];
  const isKnown = values.every((value) => value !== '' && (known === undefined || known.includes(value)));
  if (!isKnown) return undefined;
  return filter.type === 'choice' ? text : values;
}

/** The values of a filter as far as the descriptor knows them; those of an answer are not known yet. */
function writtenValues({ options }: Extract<Filter, { readonly options: unknown }>): readonly string[] | undefined {
  if ('rows' in options) return undefined;
  if (!('scale' in options)) return options.map(({ value }) => value);
  return options.scale.rows.flatMap(({ equals }) => (equals === undefined ? [] : [equals].flat().map(String)));
}

function asText(value: FilterValue): string | undefined {
  if (value === true) return '1';
  return typeof value === 'string' ? value : value.join(',') || undefined;
}
