import type { QueryValues } from '~/descriptor/query/compile-query';
import { printWord } from '~/descriptor/query/print-query';
import { freeTextField } from '~/descriptor/query/query-field';
import { cleared, withFilter } from '~/descriptor/screen-address';
import type { Scope } from '~/generated/contract/types';
import { useTranslate, type Translate } from '~/i18n/translate';
import type { ScreenQueryProps } from './LazyQueryBar';
import { QueryBar } from './QueryBar';
import { useQueryFields, type ShownField } from './use-query-fields';

/** The query of a list. It changes the address as the controls of its filters do. */
export function ScreenQuery({ screen, values, scope, change }: ScreenQueryProps) {
  const t = useTranslate();
  const fields = useQueryFields(screen, scope);
  const onApply = (next: QueryValues): void => {
    const changes = fields.map(({ filter }) =>
      withFilter(filter, Object.hasOwn(next, filter.id) ? next[filter.id] : cleared(filter)),
    );
    change({ filters: Object.assign({}, ...changes), page: undefined }, { replace: true });
  };
  return (
    <QueryBar
      list={screen.id}
      fields={fields}
      values={values}
      placeholder={placeholderOf(fields, scope, t)}
      onApply={onApply}
    />
  );
}

/** What can be searched for, and a term as an example. */
function placeholderOf(fields: readonly ShownField[], scope: Scope, t: Translate): string {
  const filter = fields.find((field) => field === freeTextField(fields))?.filter;
  const words = filter?.type === 'text' && filter.placeholder ? t(filter.placeholder, scope) : undefined;
  const text = words ?? (filter && t(filter.label, scope));
  const example = fields.flatMap(({ id, options: [first] = [] }) =>
    first ? `${id}:${printWord(first.value)}` : [],
  )[0];
  if (example === undefined) return text ?? '';
  return text === undefined
    ? t('UI.QUERY.PLACEHOLDER_FIELDS', { example })
    : t('UI.QUERY.PLACEHOLDER', { text, example });
}
