import type { ReactNode } from 'react';
import { cleared } from '../../../descriptor/screen-address';
import type { ChoiceFilter } from '../../../generated/descriptor-types';
import { Icon } from '../../../ui/Icon';
import { useUiText } from '../../../ui/ui-text';
import { useText } from '../../use-text';
import type { FilterProps } from './filter-tools';
import { FilterButton } from './FilterButton';
import { OptionList } from './OptionList';
import { OptionWords } from './OptionWords';
import { useOptions } from './use-options';

/** One of several; choosing it is all there is to do. */
export function ChoiceFilterView(props: FilterProps<ChoiceFilter>) {
  const { filter, set, scope } = props;
  const text = useText();
  const say = useUiText();
  const label = text(filter.label, scope);
  const { options, chosen } = useOptions(props);
  const clear = (): void => set(cleared(filter));
  return (
    <FilterButton id={filter.id} label={label} chosen={chosen} onClear={clear}>
      {(close) => {
        const entry = (value: string, words: ReactNode, isChosen: boolean) => (
          <button
            key={value}
            type="button"
            role="option"
            aria-selected={isChosen}
            tabIndex={isChosen ? 0 : -1}
            className="descry-option"
            data-value={value}
            data-active={isChosen || undefined}
            onClick={() => {
              close();
              if (!isChosen) set(value === '' ? cleared(filter) : value);
            }}
          >
            {words}
            {isChosen && <Icon name="tick" />}
          </button>
        );
        return (
          <OptionList
            label={label}
            options={options}
            sources={props.sources}
            several={false}
            all={entry('', say('UI.FILTER_ALL'), chosen.length === 0)}
            draw={(option) =>
              entry(
                option.value,
                <OptionWords option={option} />,
                chosen.some(({ value }) => value === option.value),
              )
            }
          />
        );
      }}
    </FilterButton>
  );
}
