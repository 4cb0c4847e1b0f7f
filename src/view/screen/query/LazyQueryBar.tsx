import type { FilterValue } from '~/descriptor/screen-address';
import type { TableScreen } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { Loaded } from '~/view/data/Loaded';
import type { ScreenProps } from '../screen-props';

/** What the query of a list reads and changes. */
export interface ScreenQueryProps {
  readonly screen: TableScreen;
  /** What the filters are set to. */
  readonly values: Readonly<Record<string, Exclude<FilterValue, null>>>;
  readonly scope: Scope;
  readonly change: ScreenProps['change'];
}

/** The query of a list. Its code is loaded with the first list that has one. */
export function LazyQueryBar(props: ScreenQueryProps) {
  return (
    <Loaded
      name="query-bar"
      load={() => import('./ScreenQuery')}
      waiting={
        <div className="descry-query">
          <div className="descry-filter-text" />
        </div>
      }
      inLine
    >
      {({ ScreenQuery }) => <ScreenQuery {...props} />}
    </Loaded>
  );
}
