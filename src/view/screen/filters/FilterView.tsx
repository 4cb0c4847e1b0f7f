import { evaluate } from '~/descriptor/evaluate';
import type { LinkFilter, SwitchFilter } from '~/generated/contract/descriptor-types';
import { formatText } from '~/lib/format/text';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import { visibleText } from '~/lib/visible-text';
import { ChoiceFilterView, ChoicesFilterView } from './choice-filters';
import { DateFilterView } from './DateFilterView';
import type { FilterProps } from './filter-props';
import { ClearFilterButton } from './FilterButton';
import { RangeFilterView } from './RangeFilterView';
import { TextFilterView } from './TextFilterView';

/** The control of a filter. Each type has a case of its own, so that TypeScript matches the view with the filter. */
export function FilterView({ filter, ...rest }: FilterProps) {
  switch (filter.type) {
    case 'text':
      return <TextFilterView filter={filter} {...rest} />;
    case 'date':
      return <DateFilterView filter={filter} {...rest} />;
    case 'choice':
      return <ChoiceFilterView filter={filter} {...rest} />;
    case 'range':
      return <RangeFilterView filter={filter} {...rest} />;
    case 'choices':
      return <ChoicesFilterView filter={filter} {...rest} />;
    case 'switch':
      return <SwitchFilterView filter={filter} {...rest} />;
    case 'link':
      return <LinkFilterView filter={filter} {...rest} />;
  }
}

/** A filter that is on or off. */
function SwitchFilterView({ filter, value, set, scope }: FilterProps<SwitchFilter>) {
  const t = useTranslate();
  const isOn = value === true;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className="descry-filter descry-filter-switch"
      data-filter={filter.id}
      data-set={isOn || undefined}
      onClick={() => set(isOn ? undefined : true)}
    >
      <span className="descry-filter-track" aria-hidden="true" />
      {t(filter.label, scope)}
    </button>
  );
}

/** A filter that only a link can set. Its control shows the value and clears it. */
function LinkFilterView({ filter, value, set, scope }: FilterProps<LinkFilter>) {
  const t = useTranslate();
  const label = t(filter.label, scope);
  const raw = typeof value === 'string' ? value : '';
  const text = (filter.shown && formatText(evaluate(filter.shown, scope))?.text) ?? raw;
  return (
    <span
      role="group"
      aria-label={t('UI.FILTER_VALUE', { filter: label, value: text })}
      className="descry-filter descry-filter-link"
      data-filter={filter.id}
      data-value={raw}
      data-set
    >
      <Icon name="link" size={14} />
      <span className="descry-filter-label">{label}</span>
      <bdi title={raw && visibleText(raw)}>{visibleText(text)}</bdi>
      <ClearFilterButton label={label} onClear={() => set(undefined)} />
    </span>
  );
}
