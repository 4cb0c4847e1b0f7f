import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { QueryValues } from '~/descriptor/query/compile-query';
import type { QueryProblem } from '~/descriptor/query/query-problem';
import { createSearchHistory, type SearchHistory } from '~/state/search/search-history';
import { useAccountId, useServices } from '~/view/context/services';
import { useCompletion, type Completion } from './use-completion';
import type { ShownField } from './use-query-fields';
import { useQueryText } from './use-query-text';

/** Number of queries that are stored for a list. */
const maxStored = 20;

/** Number of them that are suggested. */
const maxSuggested = 6;

/** The state of a query bar: its text, its caret and its suggestions. */
export interface QueryEditor {
  readonly text: string;
  readonly problem: QueryProblem | undefined;
  readonly completion: Completion;
  /** Replaces the text, with the focus in the field and the caret at a position. */
  readonly write: (text: string, caret: number) => void;
  /** Takes a text that was typed. */
  readonly type: (text: string, caret: number | null) => void;
  /** Follows the caret. */
  readonly moveTo: (caret: number | null) => void;
  /** Applies the text and stores it as a past query, or shows what is wrong with it. */
  readonly finish: () => void;
  /** Applies the text, or shows what is wrong with it, when the focus leaves the field. */
  readonly leave: () => void;
}

/** The state of the query bar of a list. `input` is its field. */
export function useQueryEditor(given: {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly list: string;
  readonly fields: readonly ShownField[];
  readonly values: QueryValues;
  readonly onApply: (values: QueryValues) => void;
}): QueryEditor {
  const { input, list, fields, values, onApply } = given;
  const { text, problem, setText, finish } = useQueryText(fields, values, onApply);
  const history = useQueryHistory(list);
  const [caret, setCaret] = useState<{ readonly at: number; readonly isWritten: boolean }>();
  useLayoutEffect(() => {
    if (caret?.isWritten) input.current?.setSelectionRange(caret.at, caret.at);
  }, [caret, input]);
  const moveTo = (at: number | null): void => setCaret({ at: at ?? 0, isWritten: false });
  const write = (next: string, at: number): void => {
    setText(next);
    setCaret({ at, isWritten: true });
    input.current?.focus();
  };
  const completion = useCompletion({ text, caret: caret?.at ?? text.length, fields, history, write });
  return {
    ...{ text, problem, completion, write, moveTo },
    type(next, at) {
      setText(next);
      moveTo(at);
      completion.open();
    },
    finish() {
      completion.close();
      if (finish()) history.add(text);
    },
    leave() {
      completion.close();
      finish();
    },
  };
}

/** The past queries of a list, which this browser stores with the searches of the account. */
function useQueryHistory(list: string): SearchHistory {
  const { storage } = useServices();
  const account = useAccountId();
  return useMemo(
    () =>
      createSearchHistory({
        storage,
        account: () => `${account}:${list}`,
        limits: { maxStored, suggestFrom: 0, suggestions: maxSuggested },
      }),
    [storage, account, list],
  );
}
