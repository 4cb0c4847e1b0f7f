import { useRef, type ReactNode } from 'react';
import { cleared, filterLimits } from '~/descriptor/screen-address';
import type { ChoiceFilter, ChoicesFilter } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import { valuesOf, type FilterProps } from './filter-props';
import { FilterButton } from './FilterButton';
import { OptionLabel, OptionList, useOptions } from './OptionList';

/** A filter with one of several options. Selecting an option closes the list. */
export function ChoiceFilterView(props: FilterProps<ChoiceFilter>) {
  const { filter, set, scope } = props;
  const t = useTranslate();
  const label = t(filter.label, scope);
  const { options, selected } = useOptions(props);
  return (
    <FilterButton id={filter.id} label={label} selected={selected} onClear={() => set(cleared(filter))}>
      {(close) => {
        const entry = (value: string, content: ReactNode, isSelected: boolean) => (
          <button
            key={value}
            type="button"
            role="option"
            aria-selected={isSelected}
            tabIndex={isSelected ? 0 : -1}
            className="descry-option"
            data-value={value}
            data-active={isSelected || undefined}
            onClick={() => {
              close();
              if (!isSelected) set(value === '' ? cleared(filter) : value);
            }}
          >
            {content}
            {isSelected && <Icon name="tick" />}
          </button>
        );
        return (
          <OptionList
            label={label}
            options={options}
            sources={props.sources}
            multiple={false}
            all={entry('', t('UI.FILTER_ALL'), selected.length === 0)}
            draw={(option) =>
              entry(
                option.value,
                <OptionLabel option={option} />,
                selected.some(({ value }) => value === option.value),
              )
            }
          />
        );
      }}
    </FilterButton>
  );
}

/** A filter with any number of options. Each click applies at once. */
export function ChoicesFilterView(props: FilterProps<ChoicesFilter>) {
  const { filter, value, set, scope } = props;
  const t = useTranslate();
  const label = t(filter.label, scope);
  const { options, selected } = useOptions(props);
  return (
    <FilterButton id={filter.id} label={label} selected={selected} onClear={() => set(undefined)}>
      {() => <Checkboxes label={label} options={options} sources={props.sources} values={valuesOf(value)} set={set} />}
    </FilterButton>
  );
}

/** The options as checkboxes. All changes made while the list is open are one entry of the browser history. */
function Checkboxes(
  props: Pick<FilterProps, 'sources' | 'set'> & {
    readonly label: string;
    readonly options: ReturnType<typeof useOptions>['options'];
    readonly values: readonly string[];
  },
) {
  const { values, set } = props;
  const hasChanged = useRef(false);
  const canToggle = (value: string): boolean => values.length < filterLimits.values || values.includes(value);
  const toggle = (value: string): void => {
    const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
    set(next.length > 0 ? next : undefined, { replace: hasChanged.current });
    hasChanged.current = true;
  };
  return (
    <OptionList
      label={props.label}
      options={props.options}
      sources={props.sources}
      multiple
      draw={(option) => (
        <label key={option.value} className="descry-option">
          <input
            type="checkbox"
            data-value={option.value}
            checked={values.includes(option.value)}
            aria-disabled={!canToggle(option.value) || undefined}
            onChange={() => canToggle(option.value) && toggle(option.value)}
          />
          <OptionLabel option={option} />
        </label>
      )}
    />
  );
}
