import type { FilterValue } from '~/descriptor/screen-address';
import type { Filter } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';

/** The filters of the list around a value. */
export interface ListFilters {
  readonly filters: readonly Filter[];
  /** What the filters are set to, by their ids. */
  readonly chosen: Readonly<Record<string, Exclude<FilterValue, null>>>;
  /** The variables of their options. */
  readonly scope: Scope;
  readonly set: (filter: Filter, value: FilterValue) => void;
}
