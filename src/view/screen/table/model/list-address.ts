import { useCallback, useState } from 'react';
import { signed, type AddressChange, type ScreenAddress, type SortOrder } from '~/descriptor/screen-address';
import type { Column } from '~/generated/contract/descriptor-types';
import type { ScreenProps } from '../../screen-props';

/** A page that the address requests. Scrolling there happens once. */
export interface PageRequest {
  readonly identity: string;
  /** From 1. */
  readonly page: number;
}

/** The page at which a list begins. */
export interface InitialPage {
  readonly request: PageRequest;
  /** Marks a page as written into the address by the list itself, so that it does not count as a request. */
  readonly markWritten: (page: number | undefined) => void;
}

/** Follows the page in the address. Every page that the list itself did not write is a new request. */
export function useInitialPage(identity: string, page: number | undefined): InitialPage {
  const [seen, setSeen] = useState({ page, request: { identity, page: page ?? 1 } });
  const [written, setWritten] = useState(page);
  const isRequested = page !== seen.page && page !== written;
  const isNew = isRequested || identity !== seen.request.identity;
  const request = isNew ? { identity, page: isRequested ? (page ?? 1) : 1 } : seen.request;
  if (isNew || page !== seen.page) setSeen({ page, request });
  return { request, markWritten: setWritten };
}

const reservedNames = ['tab', 'page', 'sort', 'columns', 'view'] as const;

/** Changes the address and removes its invalid members. */
export function useCleanedChange({ address, change }: Pick<ScreenProps, 'address' | 'change'>): ScreenProps['change'] {
  const { refused } = address;
  return useCallback(
    (changes, options) => {
      const removal = removalOf(refused);
      change({ ...removal, ...changes, filters: { ...removal.filters, ...changes.filters } }, options);
    },
    [refused, change],
  );
}

/** The change that removes the invalid members of an address. */
function removalOf(refused: ScreenAddress['refused']): AddressChange {
  const names = refused.map(({ name }) => name);
  const reserved = reservedNames.filter((name) => names.includes(name));
  const filters = names.filter((name) => !reservedNames.some((each) => each === name));
  return {
    ...Object.fromEntries(reserved.map((name) => [name, undefined])),
    filters: Object.fromEntries(filters.map((name) => [name, undefined])),
  };
}

/** The order after a click on a heading: ascending, or descending if the list is already sorted ascending by it. */
export function nextSort(sort: SortOrder | undefined, key: string): SortOrder {
  return { key, descending: sort?.key === key && !sort.descending };
}

/** The order as the address contains it; undefined for the order of the descriptor. */
export function sortForAddress(order: SortOrder, initial: string | undefined): SortOrder | undefined {
  return signed(order) === initial ? undefined : order;
}

/** A column and its name in the language of the console. */
export interface NamedColumn {
  readonly column: Column;
  readonly name: string;
}

/** The displayed columns in their order: those of the address, else all that the descriptor does not hide. */
export function displayedColumns(columns: readonly Column[], ids: readonly string[] | undefined): readonly Column[] {
  if (!ids) return columns.filter(({ hidden }) => hidden !== true);
  return ids.flatMap((id) => columns.find((column) => column.id === id) ?? []);
}

/** The columns as the address contains them; undefined for those of the descriptor. */
export function columnsForAddress(columns: readonly Column[], ids: readonly string[]): readonly string[] | undefined {
  const initial = displayedColumns(columns, undefined);
  const isInitial = initial.length === ids.length && initial.every(({ id }, index) => id === ids[index]);
  return isInitial ? undefined : ids;
}
