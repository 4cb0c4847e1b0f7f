/** Operators between a field and its value. */
export const operators = [':', '>=', '<=', '>', '<', '='] as const;
export type Operator = (typeof operators)[number];

/** A part of the text of a query. `from` and `to` count UTF-16 units, as an input does. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A field with its operator: `severity:`, `-status:`, `score>=`. */
export interface HeadToken extends Span {
  readonly kind: 'head';
  readonly isNegated: boolean;
  readonly name: string;
  readonly operator: Operator;
}

/** A word, or a text in quotes. */
export interface WordToken extends Span {
  readonly kind: 'word';
  readonly text: string;
  readonly isQuoted: boolean;
  /** True if the closing quote is missing. */
  readonly isOpen: boolean;
}

/** A parenthesis or a keyword. */
export interface SignToken extends Span {
  readonly kind: 'sign';
  readonly sign: '(' | ')' | Keyword;
}

export type Token = HeadToken | WordToken | SignToken;

const keywords = ['AND', 'OR', 'NOT'] as const;
type Keyword = (typeof keywords)[number];

const blank = /[\s\p{Cc}]+/uy;
const head = /(-?)(\p{L}[\p{L}\p{N}_]*)(:|>=|<=|>|<|=)/uy;
const quoted = /"((?:[^"\\]|\\[^])*)("?)/uy;
const bare = /[^\s\p{Cc}()]+/uy;

/**
 * Splits the text of a query into tokens. Every text has tokens: what is wrong with their order is found by the parser.
 * In the parentheses of a field, all words are values.
 */
export function scanQuery(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let isList = false;
  for (let at = 0; at < text.length;) {
    const gap = matchAt(blank, text, at)?.[0];
    if (gap !== undefined) {
      at += gap.length;
      continue;
    }
    const last: Token | undefined = tokens.at(-1);
    const isValue: boolean = isList || (last?.kind === 'head' && last.to === at);
    const token =
      parenthesis(text, at) ?? (isValue ? undefined : headAt(text, at)) ?? wordAt(text, at, isValue && !isList);
    if (token.kind === 'sign' && token.sign === '(') isList = isValue;
    if (token.kind === 'sign' && token.sign === ')') isList = false;
    tokens.push(token);
    at = token.to;
  }
  return tokens;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

function parenthesis(text: string, from: number): SignToken | undefined {
  const sign = text[from];
  return sign === '(' || sign === ')' ? { kind: 'sign', sign, from, to: from + 1 } : undefined;
}

function headAt(text: string, from: number): HeadToken | undefined {
  const [all, minus, name = '', written] = matchAt(head, text, from) ?? [];
  const operator = operators.find((each) => each === written);
  if (all === undefined || operator === undefined) return undefined;
  return { kind: 'head', isNegated: minus === '-', name, operator, from, to: from + all.length };
}

/** A word or a quoted text. A value directly after a field is never a keyword. */
function wordAt(text: string, from: number, isOnlyValue: boolean): WordToken | SignToken {
  const [inQuotes, content = '', end] = matchAt(quoted, text, from) ?? [];
  if (inQuotes !== undefined) {
    const plain = content.replaceAll(/\\([^])/gu, '$1').replaceAll(/\p{Cc}/gu, ' ');
    return { kind: 'word', text: plain, isQuoted: true, isOpen: end === '', from, to: from + inQuotes.length };
  }
  const word = matchAt(bare, text, from)?.[0] ?? text.slice(from, from + 1);
  const to = from + word.length;
  const sign = isOnlyValue ? undefined : keywords.find((each) => each === word);
  return sign
    ? { kind: 'sign', sign, from, to }
    : { kind: 'word', text: word, isQuoted: false, isOpen: false, from, to };
}
