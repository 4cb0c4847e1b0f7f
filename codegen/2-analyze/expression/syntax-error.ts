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

/** What people write who know other languages, and what it is here. The longest come first. */
const slips: readonly (readonly [written: RegExp, right: string])[] = [
  [/^={3}/, '=='],
  [/^!={2}/, '!='],
  [/^=>/, '>='],
  [/^=</, '<='],
  [/^<>/, '!='],
  [/^\?\./, '.'],
  [/^=/, '=='],
  [/^&/, '&&'],
  [/^\|/, '||'],
  [/^[\u2018\u2019\u201c\u201d]([^'"\u2018\u2019\u201c\u201d]*)[\u2018\u2019\u201c\u201d]/, "'$1'"],
  [/^and\b/i, '&&'],
  [/^or\b/i, '||'],
  [/^not\b\s*/i, '!'],
];

/** The slip of which an offset is a part: it begins there, or a little before it. */
function slipAt(text: string, offset: number): (Range & { readonly right: string }) | undefined {
  for (const start of [offset - 2, offset - 1, offset, text.slice(0, offset).search(/\bnot\s+$/i)]) {
    if (start < 0) continue;
    for (const [written, right] of slips) {
      const [found = ''] = written.exec(text.slice(start)) ?? [];
      const end = start + found.length;
      const isWord = /^\w/.test(found) && /\w$/.test(text.slice(0, start));
      const isThere = end > offset || (end === offset && found.endsWith(' '));
      if (found !== '' && isThere && !isWord) return { start, end, right: found.replace(written, right) };
    }
  }
  return undefined;
}

/** A mistake in the words of the language; `error` is what the parser says. */
export function describeSyntaxError(
  error: { readonly code: string; readonly summary: string; readonly range?: Range },
  text: string,
): Problem {
  const { start, end } = error.range ?? { start: 0, end: text.length };
  const range = { start, end: Math.max(end, start + 1) };
  const template = /\$?\{\{?\s*([^{}]*?)\s*\}\}?/.exec(text);
  if (template?.[1]) {
    const [whole, inside] = template;
    const marked = { start: template.index, end: template.index + whole.length };
    return problemAt(marked, finding('expression/syntax.template'), {
      hint: hint('nearest', { name: inside }),
      fix: inside,
    });
  }
  // A text that begins as an address is one.
  if (/^\s*(?:https?:\/\/|[#/])[^'"]*$/.test(text)) {
    const written = text.trim();
    const whole = { start: text.indexOf(written), end: text.trimEnd().length };
    const advice = { hint: hint('in-quotes', { name: written }), fix: `'${written}'` };
    return problemAt(whole, finding('expression/syntax.text'), advice);
  }
  const slip = slipAt(text, start);
  if (slip) {
    const found = text.slice(slip.start, slip.end).trim();
    const advice = { hint: hint('nearest', { name: slip.right }), fix: slip.right };
    return problemAt(slip, finding('expression/syntax.character', { found }), advice);
  }
  if (error.code === 'unexpected_character') {
    return problemAt(range, finding('expression/syntax.character', { found: text.slice(start, range.end) }));
  }
  if (error.code === 'limit_exceeded') return problemAt(range, finding('expression/too-deep.large'));
  if (error.code === 'invalid_macro_argument') {
    return problemAt(range, finding('expression/syntax.entry'));
  }
  const message = error.summary.replaceAll(/\b[A-Z]{2,}\b/g, (token) => tokenNames.get(token) ?? token);
  const reason = message.replace('Unexpected token: ', 'Unexpected: ');
  return problemAt(range, finding('expression/syntax.other', { reason }));
}
