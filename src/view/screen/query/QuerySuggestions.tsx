import historyIcon from '@blueprintjs/icons/lib/esm/generated/16px/paths/history';
import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from '~/i18n/translate';
import { visibleText } from '~/lib/visible-text';
import { Icon } from '~/ui/Icon';
import { reveal } from '~/ui/reveal';
import { OptionLabel } from '../filters/OptionList';
import type { Completion, QueryOption } from './use-completion';
import type { ShownField } from './use-query-fields';

/** The list of suggestions. The focus stays in the field, whose keys do what a click does. */
export function QuerySuggestions(props: { readonly completion: Completion; readonly fields: readonly ShownField[] }) {
  const { completion, fields } = props;
  const { id, optionId, options, active, choose } = completion;
  const t = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const option = list.current?.children[active];
    if (list.current && option) reveal(list.current, option);
  }, [active]);
  return (
    <div className="descry-query-box" onPointerDown={(event) => event.preventDefault()}>
      <ul ref={list} id={id} role="listbox" aria-label={t('UI.QUERY.SUGGESTIONS')}>
        {options.map((option, index) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={`${option.kind} ${option.word}`}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            aria-keyshortcuts={option.kind === 'earlier' ? 'Delete' : undefined}
            data-value={option.word}
            data-kind={option.kind}
            onClick={() => choose(option)}
          >
            {option.kind === 'earlier' && <Icon name={historyIcon} />}
            <code dir="ltr">{visibleText(option.word)}</code>
            <OptionDetail option={option} fields={fields} />
          </li>
        ))}
      </ul>
      {options.some(({ kind }) => kind === 'earlier') && (
        <p className="descry-query-keys" aria-hidden="true">
          <kbd>Delete</kbd> {t('UI.QUERY.REMOVE')}
        </p>
      )}
    </div>
  );
}

/** What an option means: the name of a value, the description of a field, or that it is a past query. */
function OptionDetail({ option, fields }: { readonly option: QueryOption; readonly fields: readonly ShownField[] }) {
  const t = useTranslate();
  if (option.kind === 'earlier') return <span className="descry-aside">{t('UI.QUERY.EARLIER')}</span>;
  const field = fields.find(({ id }) => id === option.field?.id);
  if (option.kind === 'field' && field) {
    return (
      <span className="descry-query-detail">
        {field.label}
        {field.description !== undefined && <small>{field.description}</small>}
      </span>
    );
  }
  const value = field?.options?.find((each) => each.value === option.value?.value);
  return value ? <OptionLabel option={value} /> : null;
}
