import type { ProblemCode, QueryProblem } from '~/descriptor/query/query-problem';
import type { MessageKey } from '~/generated/contract/messages';
import type { Translate } from '~/i18n/translate';

const keys: Readonly<Record<ProblemCode, MessageKey>> = {
  AND: 'UI.QUERY.AND',
  DECIMALS: 'UI.NUMBER.DECIMALS',
  DAY: 'UI.QUERY.DAY',
  EXCLUDE: 'UI.QUERY.EXCLUDE',
  EXCLUDE_ALL: 'UI.QUERY.EXCLUDE_ALL',
  EXCLUDE_TEXT: 'UI.QUERY.EXCLUDE_TEXT',
  FIELD: 'UI.QUERY.FIELD',
  GROUP: 'UI.QUERY.GROUP',
  HIGH: 'UI.NUMBER.HIGH',
  LOADING: 'UI.QUERY.LOADING',
  LONG: 'UI.QUERY.LONG',
  LOW: 'UI.NUMBER.LOW',
  MANY: 'UI.QUERY.MANY',
  MISSING: 'UI.QUERY.MISSING',
  NO_TEXT: 'UI.QUERY.NO_TEXT',
  NOT_ALONE: 'UI.QUERY.NOT_ALONE',
  NUMBER: 'UI.NUMBER.NUMBER',
  ONE_END: 'UI.QUERY.ONE_END',
  ONE_TEXT: 'UI.QUERY.ONE_TEXT',
  ONE_VALUE: 'UI.QUERY.ONE_VALUE',
  ON_ONLY: 'UI.QUERY.ON_ONLY',
  OPERATOR: 'UI.QUERY.OPERATOR',
  OR: 'UI.QUERY.OR',
  ORDER: 'UI.NUMBER.ORDER',
  PARENTHESIS: 'UI.QUERY.PARENTHESIS',
  QUOTE: 'UI.QUERY.QUOTE',
  TWICE: 'UI.QUERY.TWICE',
  VALUE: 'UI.QUERY.VALUE',
  WHOLE: 'UI.NUMBER.WHOLE',
  WILDCARD: 'UI.QUERY.WILDCARD',
};

/** What is wrong with a query, in words. */
export function problemMessage({ code, values }: QueryProblem, t: Translate): string {
  return t({ key: keys[code], ...(values && { values }) });
}
