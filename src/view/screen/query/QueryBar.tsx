import { useId, useRef } from 'react';
import type { QueryValues } from '~/descriptor/query/compile-query';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import { IconButton } from '~/ui/IconButton';
import { ProblemBox } from './ProblemBox';
import { ProblemMark } from './ProblemMark';
import './query-bar.css';
import { QueryInput } from './QueryInput';
import { QuerySuggestions } from './QuerySuggestions';
import { useQueryEditor } from './use-query-editor';
import type { ShownField } from './use-query-fields';

/** The bar of a list in which its filters are written as a query. */
export function QueryBar(props: {
  /** The id of the list. */
  readonly list: string;
  readonly fields: readonly ShownField[];
  /** What the filters are set to. */
  readonly values: QueryValues;
  readonly placeholder: string;
  /** Sets every field: those without a value are cleared. */
  readonly onApply: (values: QueryValues) => void;
}) {
  const { fields, placeholder } = props;
  const t = useTranslate();
  const problemId = useId();
  const input = useRef<HTMLInputElement>(null);
  const editor = useQueryEditor({ ...props, input });
  const { text, problem, completion, write } = editor;
  return (
    <div className="descry-query">
      <div
        className="descry-filter-text"
        data-set={text !== '' || undefined}
        data-wrong={problem !== undefined || undefined}
      >
        <Icon name="search" />
        <div className="descry-query-field">
          <ProblemMark text={text} problem={problem} input={input} />
          <QueryInput input={input} editor={editor} fields={fields} placeholder={placeholder} problemId={problemId} />
        </div>
        {text !== '' && (
          <IconButton icon="cross" label={t('UI.QUERY.CLEAR')} action="clear" onClick={() => write('', 0)} />
        )}
      </div>
      <span role="status" className="descry-aside">
        {completion.isOpen && t('UI.QUERY.SUGGESTED', { count: completion.options.length })}
      </span>
      {completion.isOpen && <QuerySuggestions completion={completion} fields={fields} />}
      <ProblemBox
        id={problemId}
        problem={completion.isOpen ? undefined : problem}
        onFix={({ from, to, text: fixed }) => write(text.slice(0, from) + fixed + text.slice(to), from + fixed.length)}
      />
    </div>
  );
}
