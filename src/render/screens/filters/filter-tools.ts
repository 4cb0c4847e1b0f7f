import type { FilterValue } from '../../../descriptor/screen-address';
import type { Filter } from '../../../generated/descriptor-types';
import type { Scope } from '../../../generated/types';
import type { SourceResults } from '../../use-sources';

/** Sets a filter; `undefined` for nothing. A step that the way back should not stop at replaces the one before. */
export type SetFilter = (value: FilterValue | undefined, options?: { readonly replace?: boolean }) => void;

/** What the control of one filter is given. */
export interface FilterProps<F extends Filter = Filter> {
  readonly filter: F;
  /** What it is set to now, or at first. */
  readonly value: Exclude<FilterValue, null> | undefined;
  readonly set: SetFilter;
  readonly scope: Scope;
  /** What has come of the calls that options are read from. */
  readonly sources: Pick<SourceResults, 'failure' | 'retry'> | undefined;
}

/** The values that a filter is set to, one by one. */
export function valuesOf(value: FilterProps['value']): readonly string[] {
  return value === undefined || value === true ? [] : [value].flat();
}
