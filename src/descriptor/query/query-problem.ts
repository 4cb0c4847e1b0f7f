import { isRecord } from '~/lib/json';
import type { Span } from './scan-query';

/** A text that takes the place of a part of the query. */
export interface Replacement extends Span {
  readonly text: string;
}

/** What is wrong with a query, where, and what was probably meant. */
export interface QueryProblem extends Span {
  readonly code: ProblemCode;
  /** Values of the placeholders of its message. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly fix?: Replacement;
}

/** What can be wrong: with the text itself, with its fields, and with what the operation can carry. */
export type ProblemCode =
  | 'AND'
  | 'DAY'
  | 'DECIMALS'
  | 'EXCLUDE'
  | 'EXCLUDE_ALL'
  | 'EXCLUDE_TEXT'
  | 'FIELD'
  | 'GROUP'
  | 'HIGH'
  | 'LOADING'
  | 'LONG'
  | 'LOW'
  | 'MANY'
  | 'MISSING'
  | 'NO_TEXT'
  | 'NOT_ALONE'
  | 'NUMBER'
  | 'ONE_END'
  | 'ONE_TEXT'
  | 'ONE_VALUE'
  | 'ON_ONLY'
  | 'OPERATOR'
  | 'OR'
  | 'ORDER'
  | 'PARENTHESIS'
  | 'QUOTE'
  | 'TWICE'
  | 'VALUE'
  | 'WHOLE'
  | 'WILDCARD';

/** A problem at a part of a query. */
export function problemAt(
  { from, to }: Span,
  code: ProblemCode,
  values?: QueryProblem['values'],
  fix?: Replacement,
): QueryProblem {
  return { code, from, to, ...(values && { values }), ...(fix && { fix }) };
}

/** A text in quotes, with signs before what would end it. */
export function inQuotes(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/** True for a problem in place of a value. */
export function isProblem(value: unknown): value is QueryProblem {
  return isRecord(value) && 'code' in value;
}
