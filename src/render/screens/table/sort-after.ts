import { signed, type SortOrder } from '../../../descriptor/screen-address';

/** The order after a click on a heading: from the smallest first, and from the largest when it is sorted so already. */
export function sortAfter(now: SortOrder | undefined, key: string): SortOrder {
  return { key, descending: now?.key === key && !now.descending };
}

/** What the address says of an order; nothing for the one that counts at first. */
export function sortForAddress(order: SortOrder, first: string | undefined): SortOrder | undefined {
  return signed(order) === first ? undefined : order;
}
