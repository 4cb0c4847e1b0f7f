import { checkIn, parse, partsOf, type Syntax, type TypeEnvironment, type Variable } from '../2-analyze/analysis';
import type { Project } from '../1-parse/project';
import { any } from '../language/types';
import { alternatives, union } from '../language/type-relations';
import type { Type } from '../language/type';

/** Where in an expression something is to be written. */
export interface Caret {
  /** The expression with `placeholder` at the caret: it parses, whatever is still missing. */
  readonly text: string;
  /** The name or text at the caret. */
  readonly node: Syntax;
  /** What is around it, from the innermost. */
  readonly around: readonly Syntax[];
  /** What is replaced, in UTF-16 units of the expression as it is: a word, or the inside of a text in quotes. */
  readonly range: { readonly start: number; readonly end: number };
  readonly isQuoted: boolean;
}

/** The name that is parsed where something is to be written. */
const placeholder = 'caret__';

/** The caret in an expression that may be unfinished; nothing where no name and no value can be written. */
export function caretAt(text: string, index: number): Caret | undefined {
  const quoted = quotesAround(text, index);
  const range = quoted ?? wordAround(text, index);
  const before = text.slice(0, range.start) + placeholder;
  const closing = quoted && !quoted.isClosed ? quoted.quote : '';
  const attempts = [before + closing + text.slice(range.end), before + (quoted?.quote ?? '')];
  for (const attempt of [...attempts, ...attempts.map((one) => one + closers(one))]) {
    const { syntax } = parse(attempt);
    const path = syntax && pathTo(syntax, isPlaceholder);
    const [node, ...around] = path ?? [];
    if (node) return { text: attempt, node, around, range, isQuoted: quoted !== undefined };
  }
  return undefined;
}

/** The nodes from the innermost that fulfils a condition to the root; the nodes of a macro's variable are left out. */
export function pathTo(syntax: Syntax, isWanted: (node: Syntax) => boolean): readonly Syntax[] | undefined {
  for (const part of partsOf(syntax)) {
    const path = pathTo(part, isWanted);
    if (path) return [...path, syntax];
  }
  return isWanted(syntax) ? [syntax] : undefined;
}

/** The names that macros around a node give to the entries of their lists. */
export function entriesAround(
  project: Project,
  environment: TypeEnvironment,
  { text, nodes }: { readonly text: string; readonly nodes: readonly Syntax[] },
): readonly (readonly [string, Variable])[] {
  const names: (readonly [string, Variable])[] = [];
  for (const [at, one] of [...nodes.entries()].toReversed()) {
    if (one.is !== 'macro' || nodes[at - 1] !== one.body) continue;
    const { type } = checkIn(project, text.slice(one.list.start, one.list.end), environment, names);
    names.push([one.variable.name, { type: entryOf(type) }]);
  }
  return names;
}

/** The type of the entries of a list. */
function entryOf(type: Type): Type {
  const items = alternatives(type).flatMap((one) => (one.is === 'list' ? [one.item] : []));
  return items.length > 0 ? union(items) : any;
}

function isPlaceholder(node: Syntax): boolean {
  if (node.is === 'name' || node.is === 'member' || node.is === 'call') return node.name === placeholder;
  return node.is === 'literal' && node.value === placeholder;
}

function wordAround(text: string, index: number): { readonly start: number; readonly end: number } {
  const before = /\w*$/.exec(text.slice(0, index))?.[0] ?? '';
  const after = /^\w*/.exec(text.slice(index))?.[0] ?? '';
  return { start: index - before.length, end: index + after.length };
}

/** A text in quotes around an index: the stretch inside its quotes. */
function quotesAround(text: string, index: number) {
  for (const found of text.matchAll(/(['"])((?:\\.|(?!\1)[^\\])*)(\1)?/g)) {
    const [, quote = '', inside = '', end] = found;
    const start = found.index + 1;
    if (start > index) return undefined;
    if (index <= start + inside.length)
      return { quote, start, end: start + inside.length, isClosed: end !== undefined };
  }
  return undefined;
}

const pairs: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
]);

/** The closing brackets that an expression misses; of a `?` without `:`, the rest. */
function closers(text: string): string {
  const open: string[] = [];
  for (const { 0: token } of text.matchAll(/(['"])(?:\\.|(?!\1)[^\\])*\1|[()[\]?:]/g)) {
    const closing = pairs.get(token);
    if (closing !== undefined) open.push(closing);
    else if (token === '?') open.push(': null');
    else if (token === ':') open.splice(open.lastIndexOf(': null'), 1);
    else if (open.at(-1) === token) open.pop();
  }
  return open.toReversed().join('');
}
