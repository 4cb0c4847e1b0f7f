import { useEffect, useRef, type RefObject } from 'react';
import type { QueryProblem } from '~/descriptor/query/query-problem';

/** Underlines the wrong part of a query: the same text behind the field, which scrolls with it. */
export function ProblemMark(props: {
  readonly text: string;
  readonly problem: QueryProblem | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
}) {
  const { text, problem, input } = props;
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = input.current;
    if (!field || !problem) return;
    const follow = (): void => void (mark.current && (mark.current.scrollLeft = field.scrollLeft));
    follow();
    field.addEventListener('scroll', follow);
    return () => field.removeEventListener('scroll', follow);
  }, [input, problem]);
  if (!problem) return null;
  return (
    <div ref={mark} className="descry-query-mark" aria-hidden="true" dir="ltr">
      {text.slice(0, problem.from)}
      <mark>{text.slice(problem.from, problem.to)}</mark>
      {text.slice(problem.to)}
    </div>
  );
}
