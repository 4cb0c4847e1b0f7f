import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { compileQuery, type CompiledQuery, type QueryValues } from '~/descriptor/query/compile-query';
import { printQuery } from '~/descriptor/query/print-query';
import type { QueryProblem } from '~/descriptor/query/query-problem';
import { useServices } from '~/view/context/services';
import type { ShownField } from './use-query-fields';

/** The text of the query of a list, and what it means. */
export interface QueryText {
  readonly text: string;
  readonly compiled: CompiledQuery;
  /** The problem that is shown: not before the reader has finished the text. */
  readonly problem: QueryProblem | undefined;
  /** Replaces the text. Without more typing it counts after `screens.typing`, or when it becomes a query. */
  readonly setText: (text: string) => void;
  /** Applies the text at once, or shows what is wrong with it; true if it is a query. */
  readonly finish: () => boolean;
}

/**
 * The text follows the values of the filters, which the address contains: it changes with them, unless it is another
 * way to write them. A text that is not a query changes nothing.
 */
export function useQueryText(
  fields: readonly ShownField[],
  values: QueryValues,
  apply: (values: QueryValues) => void,
): QueryText {
  const { clock, settings } = useServices();
  const printed = printQuery(values, fields);
  const [state, setState] = useState({ text: printed, printed, isFinished: false });
  const { text, isFinished } = state;
  const compiled = useMemo(() => compileQuery(text, fields), [text, fields]);
  const canonical = compiled.values && printQuery(compiled.values, fields);
  if (state.printed !== printed) {
    const isSame = canonical === printed;
    setState({ text: isSame ? text : printed, printed, isFinished: isSame && isFinished });
  }
  const applyNow = (): void => {
    if (compiled.values && canonical !== printed) apply(compiled.values);
  };
  const applyTyped = useEffectEvent(applyNow);
  // A text can become a query without typing: when the options of a field are loaded.
  const isQuery = compiled.values !== undefined;
  useEffect(() => {
    const timer = clock.setTimeout(() => applyTyped(), settings.screens.typing);
    return () => clock.clearTimeout(timer);
  }, [text, isQuery, clock, settings]);
  return {
    text,
    compiled,
    problem: isFinished ? compiled.problem : undefined,
    setText: (next) => setState({ text: next, printed, isFinished: false }),
    finish: () => {
      applyNow();
      setState({ ...state, isFinished: true });
      return compiled.problem === undefined;
    },
  };
}
