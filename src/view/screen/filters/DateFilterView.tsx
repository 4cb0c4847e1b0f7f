import { useRef } from 'react';
import type { DateFilter } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import type { FilterProps } from './filter-props';
import { ClearFilterButton } from './FilterButton';
import { useTypedFilter } from './use-typed-filter';

/** Nothing in a list is older. */
const firstDay = '1000-01-01';

/** A filter by a day, in the control of the browser: it is typed or chosen from the calendar. */
export function DateFilterView({ filter, value, set, scope }: FilterProps<DateFilter>) {
  const t = useTranslate();
  const label = t(filter.label, scope);
  const input = useRef<HTMLInputElement>(null);
  const day = typeof value === 'string' ? value : '';
  // While a year is typed, the control has days of the first centuries, one after the other.
  const { typed, setTyped, apply } = useTypedFilter(day, (text, options) => {
    if (text === undefined || String(text) >= firstDay) set(text, options);
  });
  return (
    <span className="descry-filter descry-filter-date" data-set={day !== '' || undefined}>
      <span className="descry-filter-label" aria-hidden="true">
        {label}
      </span>
      <input
        ref={input}
        type="date"
        data-filter={filter.id}
        aria-label={label}
        min={firstDay}
        max="9999-12-31"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => apply(typed)}
        onKeyDown={(event) => event.key === 'Enter' && apply(typed)}
      />
      {day !== '' && (
        <ClearFilterButton
          label={label}
          onClear={() => {
            setTyped('');
            set(undefined);
            input.current?.focus();
          }}
        />
      )}
    </span>
  );
}
