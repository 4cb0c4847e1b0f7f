import filterIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/filter';
import { evaluate } from '~/descriptor/evaluate';
import { filterOptions, optionOf } from '~/descriptor/filter-options';
import { isShown } from '~/descriptor/is-shown';
import { rangeLabel, readNumber } from '~/descriptor/number-range';
import { isFilterValue, isRange, type FilterValue } from '~/descriptor/screen-address';
import type { ChoiceFilter, ChoicesFilter, Filter, RangeFilter } from '~/generated/contract/descriptor-types';
import type { Translate } from '~/i18n/translate';
import { formatText } from '~/lib/format/text';
import { isNumber, isString } from '~/lib/json';
import type { CellEntry } from './cell-entry';
import type { CellPart } from './cell-part';
import type { ListFilters } from './list-filters';

/** The entries that narrow the list to a value, or leave it out. */
export function filterEntries({ part, scope, filters }: CellPart, t: Translate): readonly CellEntry[] {
  const spec = 'filter' in part ? part.filter : undefined;
  const filter = filters?.filters.find(({ id }) => id === spec?.by);
  if (!spec || !filters || !filter || !isShown(filter, filters.scope) || !('value' in part)) return [];
  const value = evaluate(spec.value ?? part.value, scope);
  switch (filter.type) {
    case 'text':
    case 'date': {
      const text = formatText(value)?.copy.trim();
      if (text === undefined || !isFilterValue(filter, text)) return [];
      return filters.chosen[filter.id] === text ? [] : [only(text, text, filter, filters, t)];
    }
    case 'switch':
      if (value !== true || filters.chosen[filter.id] === true) return [];
      return [only(t(filter.label, filters.scope), true, filter, filters, t)];
    case 'range':
      return isNumber(value) ? rangeEntries(value, filter, filters, t) : [];
    case 'choice':
    case 'choices':
      return choiceEntries(formatText(value)?.copy, filter, filters, t);
    case 'link':
      return [];
  }
}

/** The entries for a number: it alone, where the filter has both ends, else from it or up to it. */
function rangeEntries(value: number, filter: RangeFilter, filters: ListFilters, t: Translate): readonly CellEntry[] {
  const { ends } = filter;
  const number = readNumber(filter, String(value));
  if (number === undefined) return [];
  const range = { ...(ends !== 'to' && { from: number }), ...(ends !== 'from' && { to: number }) };
  const chosen = filters.chosen[filter.id];
  const isChosen = isRange(chosen) && chosen.from === range.from && chosen.to === range.to;
  const name = ends === undefined ? String(number) : rangeLabel(range);
  return isChosen ? [] : [only(name, range, filter, filters, t)];
}

function choiceEntries(
  value: string | undefined,
  filter: ChoiceFilter | ChoicesFilter,
  filters: ListFilters,
  t: Translate,
): readonly CellEntry[] {
  const option = value === undefined ? undefined : optionOf(filter.options, filters.scope, value);
  if (!option || !isFilterValue(filter, option.value)) return [];
  const name = option.text ? t(option.text, filters.scope) : (option.name ?? option.value);
  const chosen = [filters.chosen[filter.id] ?? []].flat().filter(isString);
  const isOnly = chosen.length === 1 && chosen[0] === option.value;
  const narrowed = filter.type === 'choice' ? option.value : [option.value];
  return [
    ...(isOnly ? [] : [only(name, narrowed, filter, filters, t)]),
    ...(filter.type === 'choices' ? without(name, option.value, chosen, filter, filters, t) : []),
  ];
}

/**
 * The entry that chooses all other options; none if the list is without the value already, has no other option, or more
 * than the address can have.
 */
function without(
  name: string,
  value: string,
  chosen: readonly string[],
  filter: ChoicesFilter,
  filters: ListFilters,
  t: Translate,
): readonly CellEntry[] {
  const all = (filterOptions(filter.options, filters.scope) ?? []).map((option) => option.value);
  const now = chosen.length > 0 ? chosen : all;
  const others = now.filter((each) => each !== value);
  if (others.length === 0 || others.length === now.length || !isFilterValue(filter, others)) return [];
  const run = (): void => filters.set(filter, others);
  return [{ id: 'filter-out', label: t('UI.CELL.FILTER_OUT', { name }), icon: 'cross', run }];
}

function only(name: string, value: FilterValue, filter: Filter, filters: ListFilters, t: Translate): CellEntry {
  const run = (): void => filters.set(filter, value);
  return { id: 'filter-for', label: t('UI.CELL.FILTER_FOR', { name }), icon: filterIcon, run };
}
