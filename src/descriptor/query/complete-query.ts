import { printWord } from './print-query';
import { fieldNamed, freeTextField, type QueryField, type QueryValue, type RangeField } from './query-field';
import type { Replacement } from './query-problem';
import { scanQuery, type HeadToken, type Token } from './scan-query';

/** What can be written at the caret: a field, a value of the field before it, or an operator. */
export interface Suggestion extends Replacement {
  readonly kind: 'field' | 'value' | 'operator';
  /** The word that is shown, as the language has it. */
  readonly word: string;
  /** The field of a field or of a value. */
  readonly field?: QueryField;
  readonly value?: QueryValue;
}

/** The part of a query at the caret. */
interface Caret {
  /** What is written before the caret of the word that a suggestion replaces. */
  readonly typed: string;
  readonly from: number;
  readonly to: number;
}

const maxSuggestions = 50;

/** What can be written at the caret, the best first. The text need not be a query that compiles. */
export function completeQuery(text: string, caret: number, fields: readonly QueryField[]): readonly Suggestion[] {
  const before = scanQuery(text.slice(0, caret));
  const last = before.at(-1);
  const isWord = last !== undefined && last.to === caret && last.kind !== 'head' && !isParenthesis(last);
  const from = isWord ? last.from : caret;
  const at: Caret = {
    typed: isWord && last.kind === 'word' ? last.text : text.slice(from, caret),
    from,
    to: caret + (/^[^\s()"]*"?/.exec(text.slice(caret))?.[0].length ?? 0),
  };
  const previous = isWord ? before.slice(0, -1) : before;
  return suggestionsAt(at, previous, fields).slice(0, maxSuggestions);
}

function isParenthesis(token: Token): boolean {
  return token.kind === 'sign' && (token.sign === '(' || token.sign === ')');
}

function suggestionsAt(at: Caret, before: readonly Token[], fields: readonly QueryField[]): readonly Suggestion[] {
  const last = before.at(-1);
  if (last?.kind === 'head' && last.to === at.from) return valuesOf(at, last, fields, []);
  const list = openList(before);
  if (!list) return fieldsAt(at, fields);
  if (last?.kind !== 'word') return valuesOf(at, list.head, fields, list.words);
  return [operatorAt(at, 'OR', 'OR '), operatorAt(at, ')', ') ')].filter(({ word }) => starts(word, at.typed));
}

/** The field whose values the caret is among, and the values before it. */
function openList(
  before: readonly Token[],
): { readonly head: HeadToken; readonly words: readonly string[] } | undefined {
  const open = before.findLastIndex(isParenthesis);
  const [head, sign] = [before[open - 1], before[open]];
  if (sign?.kind !== 'sign' || sign.sign !== '(' || head?.kind !== 'head' || head.to !== sign.from) return undefined;
  return { head, words: before.slice(open).flatMap((token) => (token.kind === 'word' ? token.text : [])) };
}

function valuesOf(
  at: Caret,
  { name, isNegated }: HeadToken,
  fields: readonly QueryField[],
  written: readonly string[],
): readonly Suggestion[] {
  const field = fieldNamed(fields, name);
  if (field?.kind === 'switch' && !isNegated) return [{ ...at, kind: 'value', field, word: 'true', text: 'true ' }];
  if (field?.kind !== 'choice' && field?.kind !== 'choices') return [];
  const values = (field.values ?? []).filter(({ value }) => !written.includes(value));
  return ranked(values, at.typed, ({ value, label }) => [value, label]).map((value) => {
    const word = printWord(value.value);
    return { ...at, kind: 'value', field, word, value, text: `${word} ` };
  });
}

/** Fields by their names; of a number that is written whole, its operators. Free text needs no field. */
function fieldsAt(at: Caret, fields: readonly QueryField[]): readonly Suggestion[] {
  const [, minus = '', typed = ''] = /^(-?)(.*)$/s.exec(at.typed) ?? [];
  const exact = fieldNamed(fields, typed);
  const range = exact?.kind === 'range' && minus === '' ? operatorsOf(at, exact, typed) : [];
  const named = fields.filter((field) => field !== freeTextField(fields));
  const excludable = fields.filter(({ kind }) => kind === 'choice' || kind === 'choices');
  const found = ranked(minus === '' ? named : excludable, typed, ({ id, aliases, label }) => [id, ...aliases, label]);
  const others = found.filter((field) => field !== exact || range.length === 0);
  return [...range, ...others.map((field) => fieldSuggestion(at, field, minus))];
}

/** A number is followed by one of several operators, so only its name is written. */
function fieldSuggestion(at: Caret, field: QueryField, minus: string): Suggestion {
  const word = `${minus}${field.id}`;
  return { ...at, kind: 'field', field, word, text: field.kind === 'range' ? word : `${word}:` };
}

function operatorsOf(at: Caret, { rules: { ends } }: RangeField, name: string): readonly Suggestion[] {
  const words = [
    ...(ends === 'to' ? [] : ['>=']),
    ...(ends === 'from' ? [] : ['<=']),
    ...(ends === undefined ? [':'] : []),
  ];
  return words.map((word) => operatorAt(at, word, `${name}${word}`));
}

function operatorAt(at: Caret, word: string, text: string): Suggestion {
  return { ...at, kind: 'operator', word, text };
}

/** Those with a name that contains what is typed; those whose name begins with it are first. */
function ranked<T>(all: readonly T[], typed: string, namesOf: (each: T) => readonly string[]): readonly T[] {
  const part = typed.trim().toLowerCase();
  const first = all.filter((each) => namesOf(each).some((name) => starts(name, part)));
  const others = all.filter((each) => namesOf(each).some((name) => name.toLowerCase().includes(part)));
  return [...new Set([...first, ...others])];
}

function starts(name: string, part: string): boolean {
  return name.toLowerCase().startsWith(part.toLowerCase());
}
