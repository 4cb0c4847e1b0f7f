import type { Range, Syntax } from './syntax';

/** A text that an expression may give, with `gap` for each part that is computed. */
export interface BuiltText {
  readonly text: string;
  /** The range in the expression of the characters from `from` to `to`. */
  readonly rangeOf: (from: number, to: number) => Range;
}

/** The character that replaces a computed part. No address contains it. */
export const gap = '\uFFFC';

/** Limit for the texts of one expression: each choice in it doubles them. */
const maxTexts = 32;

interface Part {
  readonly text: string;
  readonly range: Range;
  /** True if the expression contains the characters as they are, so that the position of each is known. */
  readonly isExact: boolean;
}

/** The texts that an expression may give, choices and defaults followed. */
export function textsBuilt(syntax: Syntax, source: string): readonly BuiltText[] {
  return partsOf(syntax, source).map((parts) => ({
    text: parts.map(({ text }) => text).join(''),
    rangeOf: (from, to) => ({ start: offsetOf(parts, from, 'start'), end: offsetOf(parts, to - 1, 'end') }),
  }));
}

function partsOf(syntax: Syntax, source: string): readonly (readonly Part[])[] {
  if (syntax.is === 'literal' && typeof syntax.value === 'string') {
    const isExact = source.slice(syntax.start + 1, syntax.end - 1) === syntax.value;
    return [[{ text: syntax.value, range: syntax, isExact }]];
  }
  if (syntax.is === 'choose') return [syntax.yes, syntax.no].flatMap((one) => partsOf(one, source)).slice(0, maxTexts);
  if (syntax.is === 'call' && syntax.name === 'orElse') {
    return syntax.arguments.flatMap((one) => partsOf(one, source)).slice(0, maxTexts);
  }
  if (syntax.is === 'binary' && syntax.operator === '+') {
    return syntax.operands
      .map((operand) => partsOf(operand, source))
      .reduce((left, right) => left.flatMap((one) => right.map((other) => [...one, ...other])).slice(0, maxTexts));
  }
  return [[{ text: gap, range: syntax, isExact: false }]];
}

/** Where the character at a position of the text begins or ends in the expression. */
function offsetOf(parts: readonly Part[], position: number, edge: 'start' | 'end'): number {
  let before = 0;
  for (const { text, range, isExact } of parts) {
    if (position < before + text.length) {
      return isExact ? range.start + 1 + position - before + (edge === 'end' ? 1 : 0) : range[edge];
    }
    before += text.length;
  }
  return parts.at(-1)?.range.end ?? 0;
}
