import { Fragment, useRef, useState } from 'react';
import { isShown } from '../../descriptor/is-shown';
import { chosenFilters, withoutFilters, type FilterValue } from '../../descriptor/screen-address';
import type { Filter } from '../../generated/descriptor-types';
import { Icon } from '../../ui/Icon';
import { useUiText } from '../../ui/ui-text';
import type { SourceResults } from '../use-sources';
import { ChoiceFilterView } from './filters/ChoiceFilterView';
import { ChoicesFilterView } from './filters/ChoicesFilterView';
import type { FilterProps } from './filters/filter-tools';
import './filters/filters.css';
import { SwitchFilterView } from './filters/SwitchFilterView';
import { TextFilterView } from './filters/TextFilterView';
import type { ScreenProps } from './screen-props';
import { usePlaceOfScreen } from './screen-place';
import type { CallingScreen } from './use-screen-sources';

/**
 * What a screen is narrowed by: its filters and its period. Each change stands in the address, and the list begins at its first
 * page again. In a narrow window all but the texts are behind a button.
 */
export function FilterBar(
  props: Pick<ScreenProps<CallingScreen>, 'screen' | 'address' | 'change' | 'scope'> & {
    /** What has come of the calls that options are read from. */
    readonly sources?: Pick<SourceResults, 'failure' | 'retry'> | undefined;
  },
) {
  const { screen, address, change, scope, sources } = props;
  const { periodPicker } = usePlaceOfScreen();
  const say = useUiText();
  const bar = useRef<HTMLDivElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const [clearings, setClearings] = useState(0);
  const filters = (screen.filters ?? []).filter((filter) => isShown(filter, scope));
  const picker = screen.period === true ? periodPicker : undefined;
  if (filters.length === 0 && picker === undefined) return null;
  const chosen = chosenFilters(screen, address);
  const set = filters.filter(({ id }) => Object.hasOwn(chosen, id));
  const folded = filters.filter(({ type }) => type !== 'text');
  const foldedSet = set.filter(({ type }) => type !== 'text').length;
  const all = withoutFilters(screen, address);
  const clearAll = (): void => {
    if (all) change({ filters: all, page: undefined });
    // What is being typed goes too.
    setClearings(clearings + 1);
    bar.current?.focus();
  };
  const fold = (
    <button
      type="button"
      className="descry-filter-button descry-filters-fold"
      aria-expanded={isUnfolded}
      data-action="filters"
      onClick={() => setUnfolded(!isUnfolded)}
    >
      {foldedSet > 0 ? say('UI.FILTERS_SET', { count: foldedSet }) : say('UI.FILTERS')}
      <Icon name="caret-down" />
    </button>
  );
  return (
    <div
      ref={bar}
      role="group"
      tabIndex={-1}
      aria-label={say('UI.FILTERS')}
      className="descry-filters"
      data-unfolded={isUnfolded}
    >
      {filters.map((filter) => (
        <Fragment key={`${filter.id} ${clearings}`}>
          {filter === folded[0] && fold}
          <FilterView
            filter={filter}
            value={valueOf(chosen, filter)}
            scope={scope}
            sources={sources}
            set={(value, options) => change({ filters: { [filter.id]: value }, page: undefined }, options)}
          />
        </Fragment>
      ))}
      {picker !== undefined && <div className="descry-filters-period">{picker}</div>}
      {all && (
        <button type="button" className="descry-filters-clear" data-action="clear-filters" onClick={clearAll}>
          {say('UI.FILTER_CLEAR_ALL')}
        </button>
      )}
    </div>
  );
}

type Chosen = ReturnType<typeof chosenFilters>;

function valueOf(chosen: Chosen, { id }: Filter): Exclude<FilterValue, null> | undefined {
  return Object.hasOwn(chosen, id) ? chosen[id] : undefined;
}

/** One case for each type, so that the view fits the filter. */
function FilterView({ filter, ...rest }: FilterProps) {
  switch (filter.type) {
    case 'text':
      return <TextFilterView filter={filter} {...rest} />;
    case 'choice':
      return <ChoiceFilterView filter={filter} {...rest} />;
    case 'choices':
      return <ChoicesFilterView filter={filter} {...rest} />;
    case 'switch':
      return <SwitchFilterView filter={filter} {...rest} />;
  }
}
