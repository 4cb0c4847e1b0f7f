import { useMemo } from 'react';
import { isShown } from '~/descriptor/is-shown';
import type { QueryField } from '~/descriptor/query/query-field';
import type { Filter, TableScreen } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate, type Translate } from '~/i18n/translate';
import { labelledOptions, type LabelledOption } from '../filters/OptionList';

/** A field of the query of a list, with what the reader is told about it. */
export type ShownField = QueryField & {
  readonly filter: Filter;
  /** What the field compares; `undefined` if neither the descriptor nor the contract describes it. */
  readonly description: string | undefined;
  readonly options?: readonly LabelledOption[];
};

/** The fields of the query of a list: its filters that are shown, except those that links set. */
export function useQueryFields(screen: TableScreen, scope: Scope): readonly ShownField[] {
  const t = useTranslate();
  return useMemo(
    () =>
      (screen.filters ?? [])
        .filter((filter) => isShown(filter, scope))
        .flatMap((filter) => toField(filter, scope, t, screen.described?.[filter.id]) ?? []),
    [screen, scope, t],
  );
}

function toField(filter: Filter, scope: Scope, t: Translate, described: string | undefined): ShownField | undefined {
  if (filter.type === 'link') return undefined;
  const common = {
    filter,
    id: filter.id,
    aliases: filter.aliases ?? [],
    label: t(filter.label, scope),
    description: filter.help ? t(filter.help, scope) : described,
  };
  if (filter.type === 'range') return { ...common, kind: 'range', rules: filter };
  if (filter.type === 'text' || filter.type === 'switch' || filter.type === 'date')
    return { ...common, kind: filter.type };
  const options = labelledOptions(filter.options, scope, t);
  return { ...common, kind: filter.type, values: options, ...(options && { options }) };
}
