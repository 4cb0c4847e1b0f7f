import { checkedRange, nextNumber, numberProblem, readNumber, type NumberRange } from '../number-range';
import type { FieldTerm } from './parse-query';
import type { RangeField } from './query-field';
import { isProblem, problemAt, type QueryProblem } from './query-problem';
import type { Operator, Span } from './scan-query';

type OneEnd = Exclude<Operator, ':' | '='>;

/** The end that each operator gives, and how many steps it is away from a number that is not included. */
const endsOfOperator: Readonly<Record<OneEnd, { readonly end: 'from' | 'to'; readonly step: -1 | 0 | 1 }>> = {
  '>': { end: 'from', step: 1 },
  '>=': { end: 'from', step: 0 },
  '<': { end: 'to', step: -1 },
  '<=': { end: 'to', step: 0 },
};

/** The range that a term gives to a field, together with the other end from an earlier term. */
export function rangeOf(
  term: FieldTerm,
  field: RangeField,
  earlier: NumberRange | undefined,
): NumberRange | QueryProblem {
  const { id, rules } = field;
  const { operator, from, to } = term.head;
  const [word, second] = term.values;
  if (term.isNegated) return problemAt(term, 'EXCLUDE', { field: id });
  if (!word) return problemAt(term, 'MISSING', { field: id });
  if (second) return problemAt(second, 'ONE_VALUE', { field: id });
  if (operator === '=') {
    return problemAt({ from, to }, 'OPERATOR', { field: id, operator }, { from: to - 1, to, text: ':' });
  }
  const given = operator === ':' ? bothEnds(word, field) : oneEnd(word, field, operator);
  if (isProblem(given)) return given;
  if (isTwice(given, earlier)) return problemAt(term, 'TWICE', { field: id });
  const isWrongEnd =
    (rules.ends === 'from' && given.to !== undefined) || (rules.ends === 'to' && given.from !== undefined);
  if (isWrongEnd) return problemAt(term, 'ONE_END', { field: id, operator: rules.ends === 'from' ? '>=' : '<=' });
  const range = { ...earlier, ...given };
  return checkedRange(rules, { from: range.from, to: range.to }) ?? problemAt(term, 'ORDER', { field: id });
}

function isTwice(given: NumberRange, earlier: NumberRange = {}): boolean {
  return (['from', 'to'] as const).some((end) => given[end] !== undefined && earlier[end] !== undefined);
}

/** One number, or two with dots between: `score:70`, `score:70..90`, `score:70..`. */
function bothEnds(word: Word, field: RangeField): NumberRange | QueryProblem {
  const dots = word.text.indexOf('..');
  if (dots < 0) {
    const number = numberIn(word.text, word, field);
    return typeof number === 'number' ? { from: number, to: number } : number;
  }
  const range: { from?: number; to?: number } = {};
  const parts = [
    ['from', word.text.slice(0, dots)],
    ['to', word.text.slice(dots + 2)],
  ] as const;
  if (parts.every(([, text]) => text === '')) return problemAt(word, 'MISSING', { field: field.id });
  for (const [end, text] of parts) {
    if (text === '') continue;
    const number = numberIn(text, word, field);
    if (typeof number !== 'number') return number;
    range[end] = number;
  }
  return range;
}

/** The end that an operator gives. A number that is not included gives the next one. */
function oneEnd(word: Word, { id, rules }: RangeField, operator: OneEnd): NumberRange | QueryProblem {
  const { end, step } = endsOfOperator[operator];
  const number = readNumber(rules, word.text);
  if (number === undefined) return notANumber(word.text, word, { id, rules });
  const included = step === 0 ? number : nextNumber(rules, number, step);
  const problem = numberProblem(rules, String(included));
  return problem ? notANumber(String(included), word, { id, rules }) : { [end]: included };
}

interface Word extends Span {
  readonly text: string;
}

function numberIn(text: string, at: Span, field: RangeField): number | QueryProblem {
  return readNumber(field.rules, text) ?? notANumber(text, at, field);
}

function notANumber(text: string, at: Span, { id, rules }: Pick<RangeField, 'id' | 'rules'>): QueryProblem {
  const { min = '', max = '', decimals: count = 0 } = rules;
  return problemAt(at, numberProblem(rules, text) ?? 'NUMBER', { ...{ field: id, value: text, min, max, count } });
}
