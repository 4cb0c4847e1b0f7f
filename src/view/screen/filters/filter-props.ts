import { isRange, type FilterValue } from '~/descriptor/screen-address';
import type { Filter } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import type { SourceResults } from '~/view/data/use-sources';

/**
 * Sets a filter; `undefined` clears it. With `replace` the change replaces the current entry of the browser history.
 */
export type SetFilter = (value: FilterValue | undefined, options?: { readonly replace?: boolean }) => void;

/** The properties of the control of one filter. */
export interface FilterProps<F extends Filter = Filter> {
  readonly filter: F;
  /** The value in the address, else the default. */
  readonly value: Exclude<FilterValue, null> | undefined;
  readonly set: SetFilter;
  readonly scope: Scope;
  /** The state of the calls from which options are read. */
  readonly sources: Pick<SourceResults, 'failure' | 'retry'> | undefined;
}

/** The values of a filter as a list. */
export function valuesOf(value: FilterProps['value']): readonly string[] {
  return value === undefined || value === true || isRange(value) ? [] : [value].flat();
}
