import { didYouMean } from '~/lib/did-you-mean';
import { dayOf } from '../day';
import { filterLimits, isRange, type FilterValue } from '../screen-address';
import { choiceOf } from './compile-choice';
import { rangeOf } from './compile-range';
import { parseQuery, type FieldTerm, type TextTerm } from './parse-query';
import { fieldNamed, freeTextField, type QueryField } from './query-field';
import { inQuotes, isProblem, problemAt, type QueryProblem } from './query-problem';

type Value = Exclude<FilterValue, null>;

/** Values of filters by the ids of their fields. */
export type QueryValues = Readonly<Record<string, Value>>;

/** The values that a query sets, or the first that is wrong with it. */
export type CompiledQuery =
  | { readonly values: QueryValues; readonly problem?: never }
  | { readonly values?: never; readonly problem: QueryProblem };

/** Compiles a query to the values of filters, all of it or nothing. A field without a term has no value. */
export function compileQuery(text: string, fields: readonly QueryField[]): CompiledQuery {
  const parsed = parseQuery(text);
  if (parsed.problem) return { problem: parsed.problem };
  const values: Record<string, Value> = {};
  for (const term of parsed.terms) {
    const field = term.kind === 'text' ? freeTextField(fields) : fieldNamed(fields, term.head.name);
    if (!field) return { problem: term.kind === 'text' ? problemAt(term, 'NO_TEXT') : unknownField(term, fields) };
    const value = term.kind === 'text' ? freeText(term, values[field.id]) : valueOf(term, field, values[field.id]);
    if (isProblem(value)) return { problem: value };
    values[field.id] = value;
  }
  return { values };
}

function freeText(term: TextTerm, before: Value | undefined): Value | QueryProblem {
  return before === undefined ? checkedText(term, term.text) : problemAt(term, 'ONE_TEXT');
}

function checkedText(at: TextTerm | FieldTerm, text: string): string | QueryProblem {
  const trimmed = text.trim();
  if (trimmed === '') return problemAt(at, 'MISSING', { field: at.kind === 'text' ? '' : at.head.name });
  const max = filterLimits.text;
  return trimmed.length > max ? problemAt(at, 'LONG', { max }) : trimmed;
}

/** The value that a term gives to its field. `before` is what an earlier term gave to it. */
function valueOf(term: FieldTerm, field: QueryField, before: Value | undefined): Value | QueryProblem {
  if (field.kind === 'range') return rangeOf(term, field, isRange(before) ? before : undefined);
  const { operator, from, to } = term.head;
  if (operator !== ':') {
    const colon = { from: to - operator.length, to, text: ':' };
    return problemAt({ from, to }, 'OPERATOR', { field: field.id, operator }, colon);
  }
  if (before !== undefined) return problemAt(term, 'TWICE', { field: field.id });
  if (field.kind === 'choice' || field.kind === 'choices') return choiceOf(term, field);
  const [first, second] = term.values;
  if (term.isNegated) return problemAt(term, 'EXCLUDE', { field: field.id });
  if (second) return problemAt(second, 'ONE_VALUE', { field: field.id });
  const text = first?.text ?? '';
  if (field.kind === 'text') return checkedText(term, text);
  if (field.kind === 'date') return dayOf(text) ?? problemAt(first ?? term, 'DAY', { value: text });
  return text.toLowerCase() === 'true' ? true : problemAt(first ?? term, 'ON_ONLY', { field: field.id });
}

/** A name that no field has: probably a misspelt one, or a text with a colon, such as an address. */
function unknownField(term: FieldTerm, fields: readonly QueryField[]): QueryProblem {
  const { name, operator, isNegated, from, to } = term.head;
  const at = { from: from + (isNegated ? 1 : 0), to: to - operator.length };
  const [word] = term.values;
  const isText = name.length === 1 || word?.text.startsWith('//') || word?.text.startsWith(':');
  if (isText && word && !isNegated && freeTextField(fields)) {
    const text = inQuotes(`${name}${operator}${word.text}`);
    return problemAt(at, 'FIELD', { field: name }, { from, to: term.to, text });
  }
  const names = fields.flatMap(({ id, aliases, label }) => [id, ...aliases, label].map((each) => [each, id] as const));
  const labelled = names.find(([each]) => each.toLowerCase() === name.toLowerCase());
  const near =
    labelled?.[0] ??
    didYouMean(
      name,
      names.map(([each]) => each),
    );
  const meant = names.find(([each]) => each === near)?.[1];
  return problemAt(at, 'FIELD', { field: name }, meant === undefined ? undefined : { ...at, text: meant });
}
