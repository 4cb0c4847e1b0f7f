import { Fragment, useRef, useState } from 'react';
import { isShown } from '~/descriptor/is-shown';
import { chosenFilters, withFilter, withoutFilters, type FilterValue } from '~/descriptor/screen-address';
import type { Filter, TableScreen } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import type { SourceResults } from '../data/use-sources';
import type { SetFilter } from './filters/filter-props';
import './filters/filters.css';
import { FilterView } from './filters/FilterView';
import { LazyQueryBar } from './query/LazyQueryBar';
import type { ScreenProps } from './screen-props';
import { useScreenContext } from './screen-context';
import type { CallingScreen } from './use-screen-sources';

type FilterBarProps = Pick<ScreenProps<CallingScreen>, 'screen' | 'address' | 'change' | 'scope'> & {
  /** The state of the calls from which options are read. */
  readonly sources?: Pick<SourceResults, 'failure' | 'retry'> | undefined;
};

/**
 * The filters and the period of a screen. Each change goes to the address and returns the list to its first page. In a
 * narrow window all controls except text and link filters are behind a button.
 */
export function FilterBar(props: FilterBarProps) {
  const { screen, address, scope, sources } = props;
  const { periodPicker } = useScreenContext();
  const t = useTranslate();
  const bar = useRef<HTMLDivElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const { setFilter, clearAll, clearCount } = useFilterChanges(props, () => bar.current?.focus());
  const values = chosenFilters(screen, address);
  const filters = visibleControls(props, values);
  const picker = screen.period === true ? periodPicker : undefined;
  const foldable = filters.filter(isFoldable);
  if (filters.length === 0 && picker === undefined && !isQueried(screen)) return null;
  return (
    <div
      ref={bar}
      role="group"
      tabIndex={-1}
      aria-label={t('UI.FILTERS')}
      className="descry-filters"
      data-unfolded={isUnfolded}
      data-print={isWrittenOut(values, filters) ? 'controls' : 'query'}
    >
      {isQueried(screen) && <LazyQueryBar key={clearCount} {...{ screen, values, scope }} change={props.change} />}
      {filters.map((filter) => (
        <Fragment key={`${filter.id} ${clearCount}`}>
          {filter === foldable[0] && (
            <UnfoldButton
              setCount={foldable.filter(({ id }) => Object.hasOwn(values, id)).length}
              isUnfolded={isUnfolded}
              onToggle={() => setUnfolded(!isUnfolded)}
            />
          )}
          <FilterView
            filter={filter}
            value={valueOf(values, filter)}
            scope={scope}
            sources={sources}
            set={setFilter(filter)}
          />
        </Fragment>
      ))}
      {picker !== undefined && <div className="descry-filters-period">{picker}</div>}
      <ClearAllButton onClick={clearAll} />
    </div>
  );
}

/** The functions that change one filter or clear all; `clearAll` is `undefined` if no filter is set. */
function useFilterChanges({ screen, address, change }: FilterBarProps, focusBar: () => void) {
  const [clearCount, setClearCount] = useState(0);
  const clearedFilters = withoutFilters(screen, address);
  const clearAll =
    clearedFilters &&
    (() => {
      change({ filters: clearedFilters, page: undefined });
      // A control whose key has another count remounts, which discards a text that is not applied yet.
      setClearCount(clearCount + 1);
      focusBar();
    });
  const setFilter =
    (filter: Filter): SetFilter =>
    (value, options) => {
      change({ filters: withFilter(filter, value), page: undefined }, options);
      // A cleared link filter disappears together with its button, which has the focus.
      if (filter.type === 'link') focusBar();
    };
  return { setFilter, clearAll, clearCount };
}

/** The button that clears all filters. It is hidden while none is set. */
function ClearAllButton({ onClick }: { readonly onClick: (() => void) | undefined }) {
  const t = useTranslate();
  return (
    <button
      type="button"
      className="descry-filters-clear"
      data-action="clear-filters"
      hidden={onClick === undefined}
      onClick={onClick}
    >
      {t('UI.FILTER_CLEAR_ALL')}
    </button>
  );
}

/** The button that unfolds the filters in a narrow window; it shows how many of them are set. */
function UnfoldButton(props: {
  readonly setCount: number;
  readonly isUnfolded: boolean;
  readonly onToggle: () => void;
}) {
  const { setCount, isUnfolded, onToggle } = props;
  const t = useTranslate();
  return (
    <button
      type="button"
      className="descry-filter-button descry-filters-fold"
      aria-expanded={isUnfolded}
      data-action="filters"
      onClick={onToggle}
    >
      {setCount > 0 ? t('UI.FILTERS_SET', { count: setCount }) : t('UI.FILTERS')}
      <Icon name="caret-down" />
    </button>
  );
}

type FilterValues = ReturnType<typeof chosenFilters>;

/**
 * The filters with a control. A link filter has one only while it is set. The query of a list takes the place of the
 * first text filter.
 */
function visibleControls({ screen, scope }: FilterBarProps, values: FilterValues): readonly Filter[] {
  const filters = (screen.filters ?? []).filter(
    (filter) => isShown(filter, scope) && (filter.type !== 'link' || Object.hasOwn(values, filter.id)),
  );
  const inQuery = isQueried(screen) ? filters.find(({ type }) => type === 'text') : undefined;
  return filters.filter((filter) => filter !== inQuery && (filter.type === 'link' || filter.control === undefined));
}

/** True if each set filter has a control; the text of a query would only repeat them on paper. */
function isWrittenOut(values: FilterValues, controls: readonly Filter[]): boolean {
  return Object.keys(values).every((id) => controls.some((control) => control.id === id));
}

/** True for a list whose filters can be written as a query. */
function isQueried(screen: CallingScreen): screen is TableScreen {
  return screen.kind === 'table' && screen.query === true;
}

/** True for filters that are behind the button in a narrow window. */
function isFoldable({ type }: Filter): boolean {
  return type !== 'text' && type !== 'link';
}

function valueOf(values: FilterValues, { id }: Filter): Exclude<FilterValue, null> | undefined {
  return Object.hasOwn(values, id) ? values[id] : undefined;
}
