import { useId, useState, type SubmitEvent } from 'react';
import { checkedRange, rangeLabel, rangeText, readNumber, type NumberRange } from '~/descriptor/number-range';
import { isRange } from '~/descriptor/screen-address';
import type { RangeFilter } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import type { FilterProps } from './filter-props';
import { FilterButton } from './FilterButton';
import { numberMessage, orderMessage } from './number-message';

/** A filter by numbers from one to another. */
export function RangeFilterView({ filter, value, set, scope }: FilterProps<RangeFilter>) {
  const t = useTranslate();
  const label = t(filter.label, scope);
  const range = isRange(value) ? value : undefined;
  const selected = range ? [{ value: rangeText(range), label: rangeLabel(range) }] : [];
  return (
    <FilterButton id={filter.id} label={label} selected={selected} onClear={() => set(undefined)}>
      {(close) => (
        <RangeForm
          filter={filter}
          label={label}
          range={range}
          onApply={(next) => {
            close();
            set(next);
          }}
        />
      )}
    </FilterButton>
  );
}

/** The ends as fields. An empty field leaves its end open. */
function RangeForm(props: {
  readonly filter: RangeFilter;
  readonly label: string;
  readonly range: NumberRange | undefined;
  readonly onApply: (range: NumberRange | undefined) => void;
}) {
  const { filter, label, range, onApply } = props;
  const t = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState({ from: `${range?.from ?? ''}`, to: `${range?.to ?? ''}` });
  const [message, setMessage] = useState('');
  const ends = (['from', 'to'] as const).filter((end) => filter.ends === undefined || filter.ends === end);
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const texts = ends.map((end) => typed[end].trim()).filter((text) => text !== '');
    const wrong = texts.flatMap((text) => numberMessage(filter, label, text) ?? [])[0];
    const next = { from: readNumber(filter, typed.from.trim()), to: readNumber(filter, typed.to.trim()) };
    const checked = checkedRange(filter, next);
    if (wrong) setMessage(t(wrong));
    else if (texts.length > 0 && !checked) setMessage(t(orderMessage(label)));
    else onApply(checked);
  };
  return (
    <form className="descry-range" onSubmit={onSubmit}>
      {ends.map((end) => (
        <label key={end}>
          {t(end === 'from' ? 'UI.FILTER_FROM' : 'UI.FILTER_TO')}
          <input
            inputMode={filter.decimals === undefined ? 'numeric' : 'decimal'}
            autoComplete="off"
            className="bp6-input"
            name={end}
            aria-describedby={id}
            value={typed[end]}
            onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
          />
        </label>
      ))}
      <button type="submit" className="bp6-button" data-action="apply">
        {t('UI.FILTER_APPLY')}
      </button>
      <p id={id} role="status">
        {message}
      </p>
    </form>
  );
}
