import { useRef } from 'react';
import type { ChoicesFilter } from '../../../generated/descriptor-types';
import { useText } from '../../use-text';
import { valuesOf, type FilterProps } from './filter-tools';
import { FilterButton } from './FilterButton';
import { OptionList } from './OptionList';
import { OptionWords } from './OptionWords';
import { useOptions } from './use-options';

/** Any of several. Each tick counts at once; those of one opening are one step on the way back. */
export function ChoicesFilterView(props: FilterProps<ChoicesFilter>) {
  const { filter, value, set, scope } = props;
  const text = useText();
  const label = text(filter.label, scope);
  const { options, chosen } = useOptions(props);
  const clear = (): void => set(undefined);
  return (
    <FilterButton id={filter.id} label={label} chosen={chosen} onClear={clear}>
      {() => <Ticks label={label} options={options} sources={props.sources} values={valuesOf(value)} set={set} />}
    </FilterButton>
  );
}

function Ticks(
  props: Pick<FilterProps, 'sources' | 'set'> & {
    readonly label: string;
    readonly options: ReturnType<typeof useOptions>['options'];
    readonly values: readonly string[];
  },
) {
  const { values, set } = props;
  const isTold = useRef(false);
  const toggle = (value: string): void => {
    const next = values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
    set(next.length > 0 ? next : undefined, { replace: isTold.current });
    isTold.current = true;
  };
  return (
    <OptionList
      label={props.label}
      options={props.options}
      sources={props.sources}
      several
      draw={(option) => (
        <label key={option.value} className="descry-option">
          <input
            type="checkbox"
            data-value={option.value}
            checked={values.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
          <OptionWords option={option} />
        </label>
      )}
    />
  );
}
