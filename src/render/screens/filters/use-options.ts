import { useMemo } from 'react';
import { filterOptions, type FilterOption } from '../../../descriptor/filter-options';
import type { ChoiceFilter, ChoicesFilter } from '../../../generated/descriptor-types';
import { useText } from '../../use-text';
import { valuesOf, type FilterProps } from './filter-tools';

/** An option with its words, which it is searched by. */
export interface NamedOption extends FilterOption {
  readonly words: string;
  /** It is chosen, but the list does not have it any more. */
  readonly gone?: true;
}

/** What can be chosen, and what is chosen of it; `undefined` while nothing has told it. */
export function useOptions({
  filter,
  value,
  scope,
}: Pick<FilterProps<ChoiceFilter | ChoicesFilter>, 'filter' | 'value' | 'scope'>): {
  readonly options: readonly NamedOption[] | undefined;
  readonly chosen: readonly NamedOption[];
} {
  const text = useText();
  return useMemo(() => {
    const known = filterOptions(filter.options, scope)?.map((option) => ({
      ...option,
      words: option.text ? text(option.text, scope) : (option.name ?? option.value),
    }));
    const values = valuesOf(value);
    const chosen = values.map(
      (each): NamedOption =>
        known?.find((option) => option.value === each) ?? { value: each, words: each, ...(known && { gone: true }) },
    );
    // Whatever is chosen can be taken back, so it is always in the list.
    return { options: known && [...chosen.filter(({ gone }) => gone), ...known], chosen };
  }, [filter, value, scope, text]);
}

/** The options in whose words every word that is typed stands. */
export function fittingOptions(options: readonly NamedOption[], typed: string): readonly NamedOption[] {
  const parts = typed.toLowerCase().split(/\s+/);
  return options.filter(({ words }) => parts.every((part) => words.toLowerCase().includes(part)));
}
