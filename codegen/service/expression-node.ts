import { checkAt, checkIn, parse, type Syntax } from '../2-analyze/analysis';
import { spanInString, writtenAt } from '../diagnostics/locate';
import { valueAt } from '../language/address';
import type { MarkedValue } from '../language/model';
import type { Type } from '../language/type';
import type { Cursor } from './cursor';
import { entriesAround, pathTo } from './expression-caret';
import type { TextRange } from './service';
import type { OpenFile } from './workspace';

/** The innermost part of an expression at a cursor. */
export interface ExpressionNode {
  readonly marked: MarkedValue;
  readonly node: Syntax;
  /** What is around it, from the innermost. */
  readonly around: readonly Syntax[];
  /** The type of a part of the expression that is in the same macros. */
  typeOf(part: Syntax): Type;
  /** A stretch of the expression in the file. */
  rangeOf(part: { readonly start: number; readonly end: number }): TextRange;
}

/** The part of an expression at a cursor; nothing if there is none, or if it cannot be parsed. */
export function expressionNodeAt(at: Cursor): ExpressionNode | undefined {
  const { descriptor } = at.open;
  const marked = at.marks.find(({ mark }) => mark.is === 'expression' || mark.is === 'binding');
  const text = valueAt(descriptor.value, at.path);
  if (at.isKey || !marked || typeof text !== 'string') return undefined;
  const { syntax } = parse(text);
  const nodes = syntax && pathTo(syntax, ({ start, end }) => start <= at.index && at.index <= end);
  const [node, ...around] = nodes ?? [];
  if (!nodes || !node) return undefined;
  return {
    marked,
    node,
    around,
    typeOf: typesIn(at.open, marked, { text, nodes }),
    rangeOf({ start, end }) {
      const { file, root } = descriptor;
      const { offset, length } = spanInString(file, root, at.path, { index: start, length: end - start });
      return { offset: writtenAt(file, offset).offset, length };
    },
  };
}

/** The types of the parts of an expression; `nodes` are the part and what is around it. */
export function typesIn(
  { project, descriptor }: Pick<OpenFile, 'project' | 'descriptor'>,
  marked: MarkedValue,
  written: { readonly text: string; readonly nodes: readonly Syntax[] },
): ExpressionNode['typeOf'] {
  const { environment } = checkAt(project, descriptor, '', marked);
  const names = entriesAround(project, environment, written);
  return ({ start, end }) => checkIn(project, written.text.slice(start, end), environment, names).type;
}
