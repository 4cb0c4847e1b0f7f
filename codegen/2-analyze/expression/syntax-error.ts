import { finding, hint } from '../../diagnostics/finding';
import { problemAt, type Problem } from './problem';
import type { Range } from './syntax';

/** What the parser calls its tokens. */
const tokenNames: ReadonlyMap<string, string> = new Map([
  ['EOF', 'the end'],
  ['IDENTIFIER', 'a name'],
  ['NUMBER', 'a number'],
  ['STRING', 'a text'],
  ['BOOLEAN', 'true or false'],
  ['NULL', '`null`'],
  ['PLUS', '`+`'],
  ['MINUS', '`-`'],
  ['MULTIPLY', '`*`'],
  ['DIVIDE', '`/`'],
  ['MODULO', '`%`'],
  ['EQ', '`==`'],
  ['NE', '`!=`'],
  ['LT', '`<`'],
  ['LE', '`<=`'],
  ['GT', '`>`'],
  ['GE', '`>=`'],
  ['AND', '`&&`'],
  ['OR', '`||`'],
  ['NOT', '`!`'],
  ['IN', '`in`'],
  ['LPAREN', '`(`'],
  ['RPAREN', '`)`'],
  ['LBRACKET', '`[`'],
  ['RBRACKET', '`]`'],
  ['LBRACE', '`{`'],
  ['RBRACE', '`}`'],
  ['DOT', '`.`'],
  ['COMMA', '`,`'],
  ['COLON', '`:`'],
  ['QUESTION', '`?`'],
  ['BYTES', 'bytes'],
]);

const doubled: Readonly<Record<string, string>> = { '=': '==', '&': '&&', '|': '||' };

/** A mistake in the words of the language; `error` is what the parser says. */
export function describeSyntaxError(
  error: { readonly code: string; readonly summary: string; readonly range?: Range },
  text: string,
): Problem {
  const { start, end } = error.range ?? { start: 0, end: text.length };
  const range = { start, end: Math.max(end, start + 1) };
  if (error.code === 'unexpected_character') {
    const found = text.slice(start, range.end);
    const fix = doubled[found];
    const advice = fix ? { hint: hint('nearest', { name: fix }), fix } : {};
    return problemAt(range, finding('expression/syntax.character', { found }), advice);
  }
  if (error.code === 'limit_exceeded') return problemAt(range, finding('expression/too-deep.large'));
  if (error.code === 'invalid_macro_argument') {
    return problemAt(range, finding('expression/syntax.entry'));
  }
  const message = error.summary.replaceAll(/\b[A-Z]{2,}\b/g, (token) => tokenNames.get(token) ?? token);
  const reason = message.replace('Unexpected token: ', 'Unexpected: ');
  return problemAt(range, finding('expression/syntax.other', { reason }));
}
