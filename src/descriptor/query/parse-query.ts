import { inQuotes, problemAt, type ProblemCode, type QueryProblem } from './query-problem';
import { scanQuery, type HeadToken, type Span, type Token, type WordToken } from './scan-query';

/** A field with its values: `severity:high`, `-status:(new OR closed)`, `score>=70`. */
export interface FieldTerm extends Span {
  readonly kind: 'field';
  readonly head: HeadToken;
  readonly isNegated: boolean;
  readonly values: readonly WordToken[];
}

/** Words without a field that follow each other. */
export interface TextTerm extends Span {
  readonly kind: 'text';
  readonly text: string;
}

/** One part of a query. All of them hold. */
export type Term = FieldTerm | TextTerm;

/** The terms of a query, or the first that is wrong with it. */
export type ParsedQuery =
  | { readonly terms: readonly Term[]; readonly problem?: never }
  | { readonly problem: QueryProblem };

/**
 * Parses the text of a query:
 *
 *     query  = { [ "AND" ] term } ;
 *     term   = [ "NOT" | "-" ] field operator value | word { word } ;
 *     value  = word | "(" word { "OR" word } ")" ;
 *     word   = characters without blanks and parentheses | '"' characters '"' ;
 */
export function parseQuery(text: string): ParsedQuery {
  try {
    return { terms: new Parser(scanQuery(text)).terms() };
  } catch (error) {
    if (error instanceof Stop) return { problem: error.problem };
    throw error;
  }
}

/** Ends the parsing with the first problem. */
class Stop extends Error {
  readonly problem: QueryProblem;

  constructor(at: Span, code: ProblemCode, ...rest: readonly [QueryProblem['values']?, QueryProblem['fix']?]) {
    super(code);
    this.problem = problemAt(at, code, ...rest);
  }
}

class Parser {
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  terms(): readonly Term[] {
    const terms: Term[] = [];
    for (let token = this.#take(); token; token = this.#take()) terms.push(...this.#term(token, terms.length > 0));
    return terms;
  }

  #take(): Token | undefined {
    this.#next += 1;
    return this.#tokens[this.#next - 1];
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#next];
  }

  #term(token: Token, isLater: boolean): readonly Term[] {
    if (token.kind === 'head') return [this.#field(token, token.isNegated, token.from)];
    if (token.kind === 'word') return [this.#text(token)];
    switch (token.sign) {
      case '(':
        throw new Stop(token, 'GROUP');
      case ')':
        throw new Stop(token, 'PARENTHESIS');
      case 'OR':
        throw new Stop(token, 'OR');
      case 'AND':
        if (!isLater || !this.#peek() || isSign(this.#peek(), 'AND')) throw new Stop(token, 'AND');
        return [];
      case 'NOT': {
        const head = this.#take();
        if (head?.kind === 'word') throw new Stop(head, 'EXCLUDE_TEXT');
        if (head?.kind !== 'head' || head.isNegated) throw new Stop(token, 'NOT_ALONE');
        return [this.#field(head, true, token.from)];
      }
    }
  }

  #field(head: HeadToken, isNegated: boolean, from: number): FieldTerm {
    const first = this.#peek();
    if (first?.from !== head.to || first.kind === 'head' || isSign(first, ')')) {
      throw new Stop(head, 'MISSING', { field: head.name });
    }
    this.#next += 1;
    const values = first.kind === 'word' ? [checkedWord(first)] : this.#list(head, first);
    return { kind: 'field', head, isNegated, values, from, to: this.#tokens[this.#next - 1]?.to ?? head.to };
  }

  /** The values up to the closing parenthesis. */
  #list(head: HeadToken, open: Span): readonly WordToken[] {
    const values: WordToken[] = [];
    for (let token = this.#take(); token; token = this.#take()) {
      if (token.kind !== 'word') throw new Stop(token, 'MISSING', { field: head.name });
      values.push(checkedWord(token));
      const between = this.#take();
      if (isSign(between, ')')) return values;
      if (between && !isSign(between, 'OR')) throw new Stop(between, 'AND');
    }
    throw new Stop(open, 'PARENTHESIS');
  }

  #text(first: WordToken): TextTerm {
    const words = [first];
    for (let token = this.#peek(); token?.kind === 'word'; token = this.#peek()) {
      words.push(token);
      this.#next += 1;
    }
    for (const word of words) {
      if (!word.isQuoted && word.text.startsWith('-')) {
        throw new Stop(word, 'EXCLUDE_TEXT', undefined, { from: word.from, to: word.to, text: inQuotes(word.text) });
      }
    }
    const text = words.map((word) => checkedWord(word).text).join(' ');
    return { kind: 'text', text, from: first.from, to: words.at(-1)?.to ?? first.to };
  }
}

function isSign(token: Token | undefined, sign: string): boolean {
  return token?.kind === 'sign' && token.sign === sign;
}

/** A word whose quotes are closed, and that expects no wildcard. */
function checkedWord(word: WordToken): WordToken {
  const { from, to, text } = word;
  if (word.isOpen) throw new Stop(word, 'QUOTE', undefined, { from, to, text: inQuotes(text) });
  if (!word.isQuoted && text.includes('*')) {
    throw new Stop(word, 'WILDCARD', undefined, { from, to, text: inQuotes(text) });
  }
  return word;
}
