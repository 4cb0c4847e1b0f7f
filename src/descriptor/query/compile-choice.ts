import { didYouMean } from '~/lib/did-you-mean';
import { filterLimits } from '../screen-address';
import type { FieldTerm } from './parse-query';
import { printWord } from './print-query';
import type { ChoiceField } from './query-field';
import { isProblem, problemAt, type QueryProblem } from './query-problem';
import type { WordToken } from './scan-query';

/** The value or values that a term gives to a field with options. */
export function choiceOf(term: FieldTerm, field: ChoiceField): string | readonly string[] | QueryProblem {
  const found: string[] = [];
  for (const word of term.values) {
    const value = choiceNamed(word, field);
    if (isProblem(value)) return value;
    if (!found.includes(value)) found.push(value);
  }
  const chosen = term.isNegated ? othersOf(term, field, found) : found;
  if (isProblem(chosen)) return chosen;
  const max = filterLimits.values;
  if (chosen.length > max) return problemAt(term, 'MANY', { max });
  if (field.kind === 'choices') return chosen;
  const [only = '', second] = chosen;
  if (second === undefined) return only;
  return problemAt(term, term.isNegated ? 'EXCLUDE' : 'ONE_VALUE', { field: field.id });
}

/** All values of a field but some: what the operation can carry where it cannot leave out values. */
function othersOf(term: FieldTerm, { id, values }: ChoiceField, excluded: readonly string[]) {
  if (!values) return problemAt(term, 'LOADING', { field: id });
  const others = values.map(({ value }) => value).filter((value) => !excluded.includes(value));
  return others.length === 0 ? problemAt(term, 'EXCLUDE_ALL', { field: id }) : others;
}

/** The value that a word means: itself, in upper or lower case, or its name for the reader. */
function choiceNamed(word: WordToken, { id, values }: ChoiceField): string | QueryProblem {
  const { text } = word;
  if (!values) return text.trim() === '' ? problemAt(word, 'MISSING', { field: id }) : text;
  const wanted = text.trim().toLowerCase();
  const found =
    values.find(({ value }) => value === text) ??
    onlyOne(values.filter(({ value }) => value.toLowerCase() === wanted)) ??
    onlyOne(values.filter(({ label }) => label.toLowerCase() === wanted));
  if (found) return found.value;
  const names = values.flatMap(({ value, label }) => [value, label]);
  const near = didYouMean(text, names) ?? names.find((name) => wanted !== '' && name.toLowerCase().startsWith(wanted));
  const meant = values.find(({ value, label }) => value === near || label === near)?.value;
  const fix = meant === undefined ? undefined : { from: word.from, to: word.to, text: printWord(meant) };
  return problemAt(word, 'VALUE', { field: id, value: text }, fix);
}

function onlyOne<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined;
}
