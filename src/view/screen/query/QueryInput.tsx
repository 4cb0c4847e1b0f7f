import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { fieldNamed, freeTextField } from '~/descriptor/query/query-field';
import { inQuotes } from '~/descriptor/query/query-problem';
import { scanQuery } from '~/descriptor/query/scan-query';
import { useTranslate } from '~/i18n/translate';
import type { QueryEditor } from './use-query-editor';
import type { ShownField } from './use-query-fields';

/** The longest text of a query, in characters. */
const maxLength = 4000;

/** The field of a query. Its suggestions are options of the field, which keeps the focus. */
export function QueryInput(props: {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly editor: QueryEditor;
  readonly fields: readonly ShownField[];
  readonly placeholder: string;
  readonly problemId: string;
}) {
  const { input, editor, fields, placeholder, problemId } = props;
  const { completion } = editor;
  const t = useTranslate();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    completion.onKeyDown(event);
    if (event.defaultPrevented) return;
    if (event.key === 'Enter') editor.finish();
    if (event.key === 'Escape' && editor.text !== '' && !completion.isOpen) {
      // The same Escape must not close a drawer.
      event.preventDefault();
      editor.write('', 0);
    }
  };
  return (
    <input
      {...completion.field}
      ref={input}
      type="text"
      data-filter={freeTextField(fields)?.id ?? ''}
      aria-label={t('UI.QUERY.LABEL')}
      aria-invalid={editor.problem !== undefined}
      aria-describedby={problemId}
      placeholder={placeholder}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      dir="ltr"
      maxLength={maxLength}
      value={editor.text}
      onKeyDown={onKeyDown}
      onSelect={({ currentTarget }) => editor.moveTo(currentTarget.selectionStart)}
      onClick={completion.open}
      onBlur={editor.leave}
      onPaste={(event) => pasteText(event, editor, fields)}
      onChange={({ target }) => editor.type(target.value, target.selectionStart)}
    />
  );
}

/**
 * Puts a pasted text that is to be searched for into quotes, such as an address: it has signs of a query, but no field
 * of it.
 */
function pasteText(event: ClipboardEvent<HTMLInputElement>, editor: QueryEditor, fields: readonly ShownField[]): void {
  const { selectionStart: from, selectionEnd: to, value } = event.currentTarget;
  const pasted = event.clipboardData
    .getData('text/plain')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const tokens = scanQuery(pasted);
  const hasField = tokens.some((token) => token.kind === 'head' && fieldNamed(fields, token.name));
  const hasSigns = /[*"\\]/.test(pasted) || tokens.some(({ kind }) => kind !== 'word');
  if (from === null || to === null || hasField || !hasSigns || !freeTextField(fields)) return;
  // Inside of quotes or after a field, the text is a value already.
  if (!/(?:^|\s)$/.test(value.slice(0, from)) || scanQuery(value.slice(0, from)).some(isOpenText)) return;
  event.preventDefault();
  const quoted = inQuotes(pasted);
  editor.write(value.slice(0, from) + quoted + value.slice(to), from + quoted.length);
}

function isOpenText(token: ReturnType<typeof scanQuery>[number]): boolean {
  return token.kind === 'word' && token.isOpen;
}
