import type { QueryProblem, Replacement } from '~/descriptor/query/query-problem';
import { useTranslate } from '~/i18n/translate';
import { visibleText } from '~/lib/visible-text';
import { Icon } from '~/ui/Icon';
import { problemMessage } from './problem-message';

/** What is wrong with a query, announced, and a button that writes what was probably meant. */
export function ProblemBox(props: {
  readonly id: string;
  readonly problem: QueryProblem | undefined;
  readonly onFix: (fix: Replacement) => void;
}) {
  const { id, problem, onFix } = props;
  const t = useTranslate();
  const fix = problem?.fix;
  return (
    <div className="descry-query-problem" data-testid="query-problem" hidden={!problem}>
      {problem && <Icon name="error" />}
      <span id={id} role="status">
        {problem && visibleText(problemMessage(problem, t))}
      </span>
      {fix && (
        <button type="button" data-action="fix" onClick={() => onFix(fix)}>
          {t('UI.QUERY.FIX', { text: visibleText(fix.text) })}
        </button>
      )}
    </div>
  );
}
