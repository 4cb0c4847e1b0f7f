import { finding, type Finding } from '../../diagnostics/finding';
import { Environment, type ASTNode, type ParseError } from '@marcbachmann/cel-js';
import { problemAt, type Problem } from './problem';
import { macros, type BinaryOperator, type Range, type Syntax } from './syntax';
import { describeSyntaxError } from './syntax-error';

/** The longest expression, in UTF-16 units. */
const maxLength = 2000;

/** How deep parentheses, brackets and calls may nest. */
const maxDepth = 32;

/**
 * The text of an expression with its syntax tree, or what is wrong; parts outside the language are reported all at
 * once.
 */
export interface Parsed {
  readonly text: string;
  readonly syntax?: Syntax;
  readonly problems: readonly Problem[];
}

const library = new Environment({
  unlistedVariablesAreDyn: true,
  limits: { maxDepth: 4 * maxDepth, maxListElements: 200 },
});

/** Parses an expression. This is the only module that knows the parser's library. */
export function parse(text: string): Parsed {
  const refused = refuse(text);
  if (refused) return { text, problems: [refused] };
  let tree: ASTNode;
  try {
    tree = library.parse(text).ast;
  } catch (error) {
    if (!isParseError(error)) throw error;
    return { text, problems: [describeSyntaxError(error, text)] };
  }
  const problems: Problem[] = [];
  const syntax = convert(tree, problems);
  return problems.length > 0 ? { text, problems } : { text, syntax, problems };
}

/** Whether a text is one name of the expression language. */
export function isName(text: string): boolean {
  return parse(text).syntax?.is === 'name';
}

function refuse(text: string): Problem | undefined {
  const all = { start: 0, end: text.length };
  if (text.trim() === '') return problemAt(all, finding('expression/empty'));
  if (text.length > maxLength) {
    return problemAt(all, finding('expression/too-long', { length: text.length, limit: maxLength }));
  }
  const deep = firstTooDeep(text);
  if (deep === undefined) return undefined;
  return problemAt({ start: deep, end: deep + 1 }, finding('expression/too-deep.nested', { limit: maxDepth }));
}

/** Texts in quotes, brackets, signs before a value, and all other characters one by one. */
const tokens = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[([{]|[)\]}]|[!-](?!=)|[^\s]/g;

/** Brackets and rows of `!` and `-` nest; what is in quotes does not. */
function firstTooDeep(text: string): number | undefined {
  // Cheap for nearly all: what has few brackets and signs cannot nest deep.
  if (text.replace(/[^([{!-]+/g, '').length <= maxDepth) return undefined;
  let brackets = 0;
  let signs = 0;
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if ('([{'.includes(token)) brackets += 1;
    if (')]}'.includes(token)) brackets -= 1;
    signs = '!-'.includes(token) ? signs + 1 : 0;
    if (brackets + signs > maxDepth) return index;
  }
  return undefined;
}

function isParseError(error: unknown): error is ParseError {
  return error instanceof Error && error.name === 'ParseError';
}

function convert(node: ASTNode, problems: Problem[]): Syntax {
  const { start, end } = withBrackets(node);
  switch (node.op) {
    case 'value': {
      const value = typeof node.args === 'bigint' ? Number(node.args) : node.args;
      if (typeof value !== 'object' || value === null) return { is: 'literal', value, start, end };
      const sort = value instanceof Uint8Array ? 'bytes' : 'unsigned';
      return outside(node, problems, finding(`expression/outside.${sort}`));
    }
    case 'id':
      return { is: 'name', name: node.args, start, end };
    case '.': {
      const [object, name] = node.args;
      return { is: 'member', object: convert(object, problems), name, at: { start: node.pos, end }, start, end };
    }
    case '[]': {
      const [list, index] = each(node.args, problems);
      if (!list || !index) break;
      if (index.is !== 'literal' || typeof index.value !== 'string') return { is: 'index', list, index, start, end };
      return { is: 'member', object: list, name: index.value, at: { start: index.start, end: index.end }, start, end };
    }
    case 'call':
    case 'rcall':
      return convertCall(node, problems);
    case 'list':
      return { is: 'list', entries: each(node.args, problems), start, end };
    case '?:': {
      const [condition, yes, no] = each(node.args, problems);
      if (!condition || !yes || !no) break;
      return { is: 'choose', condition, yes, no, start, end };
    }
    case '!_':
      return { is: 'not', operand: convert(node.args, problems), start, end };
    case '-_':
      return convertNegation(convert(node.args, problems), { start, end });
    case 'map':
      return outside(node, problems, finding('expression/outside.object'));
    case '%':
      return outside(node, problems, finding('expression/outside.operator', { operator: '%' }));
    case '.?':
    case '[?]':
      return outside(node, problems, finding('expression/outside.optional', { operator: node.op }));
    default:
      return convertBinary(node.op, { operands: node.args, start, end }, problems);
  }
  return outside(node, problems, finding('expression/outside.other'));
}

function each(nodes: readonly ASTNode[], problems: Problem[]): Syntax[] {
  return nodes.map((node) => convert(node, problems));
}

function outside(node: ASTNode, problems: Problem[], found: Finding): Syntax {
  problems.push(problemAt(node, found));
  return { is: 'literal', value: null, ...withBrackets(node) };
}

function convertNegation(operand: Syntax, { start, end }: Range): Syntax {
  if (operand.is === 'literal' && typeof operand.value === 'number') {
    return { is: 'literal', value: -operand.value, start, end };
  }
  return { is: 'negate', operand, start, end };
}

function convertBinary(
  operator: BinaryOperator,
  { operands: nodes, start, end }: Range & { readonly operands: readonly ASTNode[] },
  problems: Problem[],
): Syntax {
  const operands = nodes.flatMap((node) => {
    const operand = convert(node, problems);
    const isChain =
      (operator === '&&' || operator === '||') && operand.is === 'binary' && operand.operator === operator;
    return isChain ? operand.operands : [operand];
  });
  return { is: 'binary', operator, operands, start, end };
}

/** The parser leaves brackets out of what they enclose: `(a) + (b)` would reach from `a` to `b`. */
function withBrackets({ op, input, start, end }: ASTNode): Range {
  if (op === 'id' || op === 'value') return { start, end };
  let depth = 0;
  let lowest = 0;
  for (let index = start; index < end; index += 1) {
    const character = input[index];
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === '"' || character === "'") index = endOfText(input, index);
    if (depth < lowest) lowest = depth;
  }
  for (; lowest < 0; lowest += 1, depth += 1) start = input.lastIndexOf('(', start - 1);
  for (; depth > 0; depth -= 1) end = input.indexOf(')', end) + 1;
  return { start, end };
}

/** Where the text that opens at a position has its closing quote. */
function endOfText(input: string, start: number): number {
  let index = start + 1;
  while (index < input.length && input[index] !== input[start]) index += input[index] === '\\' ? 2 : 1;
  return index;
}

function convertCall(node: ASTNode & { op: 'call' | 'rcall' }, problems: Problem[]): Syntax {
  const { start, end } = withBrackets(node);
  const [name, receiverNode, argumentNodes] =
    node.op === 'rcall' ? node.args : ([node.args[0], undefined, node.args[1]] as const);
  const receiver = receiverNode && convert(receiverNode, problems);
  const at = nameRange(node.input, name, receiver ? receiver.end : start, end);
  const converted = argumentNodes.map((argument) => convert(argument, problems));
  const macro = macros.find((known) => known === name);
  const [variable, body] = converted;
  if (macro && receiver && converted.length === 2 && variable?.is === 'name' && body) {
    return { is: 'macro', macro, list: receiver, variable, body, start, end };
  }
  return { is: 'call', name, at, ...(receiver && { receiver }), arguments: converted, start, end };
}

/** The parser keeps no position of a method's name: it is the first one after the receiver. */
function nameRange(input: string, name: string, from: number, end: number): Range {
  const found = input.indexOf(name, from);
  const start = found < 0 || found >= end ? from : found;
  return { start, end: start + name.length };
}
