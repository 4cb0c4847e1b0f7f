import { Environment, type ASTNode, type ParseError } from '@marcbachmann/cel-js';
import { problemAt, type Problem } from './problem';
import { binaryOperators, macros, type BinaryOperator, type Range, type Syntax } from './syntax';

/** The longest expression, in UTF-16 units. */
export const maxLength = 2000;

/** How deep parentheses, brackets and calls may nest. */
export const maxDepth = 32;

/** A syntax tree, or what is wrong; parts outside the language are reported all at once. */
export interface Parsed {
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
  if (refused) return { problems: [refused] };
  let tree: ASTNode;
  try {
    tree = library.parse(text).ast;
  } catch (error) {
    if (!isParseError(error)) throw error;
    return { problems: [describe(error, text)] };
  }
  const problems: Problem[] = [];
  const syntax = convert(tree, problems);
  return problems.length > 0 ? { problems } : { syntax, problems };
}

function refuse(text: string): Problem | undefined {
  const all = { start: 0, end: text.length };
  if (text.trim() === '') return problemAt(all, 'empty', 'This expression is empty.');
  if (text.length > maxLength) {
    const message = `This expression has ${text.length} characters; at most ${maxLength} are allowed.`;
    return problemAt(all, 'too-long', message, { hint: 'Name parts of it in predicates.json.' });
  }
  const deep = firstTooDeep(text);
  if (deep === undefined) return undefined;
  return problemAt(
    { start: deep, end: deep + 1 },
    'too-deep',
    `This expression nests deeper than ${maxDepth} levels.`,
    {
      hint: 'Name parts of it in predicates.json.',
    },
  );
}

/** Brackets and rows of `!` and `-` nest; what stands in quotes does not. */
function firstTooDeep(text: string): number | undefined {
  if (text.length <= maxDepth) return undefined;
  let brackets = 0;
  let signs = 0;
  for (const { 0: token, index } of text.matchAll(
    /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[([{]|[)\]}]|[!-](?!=)|[^\s]/g,
  )) {
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

const words: Readonly<Record<string, string>> = {
  EOF: 'the end',
  IDENTIFIER: 'a name',
  NUMBER: 'a number',
  STRING: 'a text',
  BOOLEAN: 'true or false',
  NULL: '`null`',
  PLUS: '`+`',
  MINUS: '`-`',
  MULTIPLY: '`*`',
  DIVIDE: '`/`',
  MODULO: '`%`',
  EQ: '`==`',
  NE: '`!=`',
  LT: '`<`',
  LE: '`<=`',
  GT: '`>`',
  GE: '`>=`',
  AND: '`&&`',
  OR: '`||`',
  NOT: '`!`',
  IN: '`in`',
  LPAREN: '`(`',
  RPAREN: '`)`',
  LBRACKET: '`[`',
  RBRACKET: '`]`',
  LBRACE: '`{`',
  RBRACE: '`}`',
  DOT: '`.`',
  COMMA: '`,`',
  COLON: '`:`',
  QUESTION: '`?`',
  BYTES: 'bytes',
};

const doubled: Readonly<Record<string, string>> = { '=': '==', '&': '&&', '|': '||' };

function describe(error: ParseError, text: string): Problem {
  const { start, end } = error.range ?? { start: 0, end: text.length };
  const range = { start, end: Math.max(end, start + 1) };
  const found = text.slice(start, range.end);
  if (error.code === 'unexpected_character') {
    const fix = doubled[found];
    const advice = fix ? { hint: `Did you mean "${fix}"?`, fix } : {};
    return problemAt(range, 'syntax', `"${text.slice(start, range.end)}" is not expected here.`, advice);
  }
  if (error.code === 'invalid_macro_argument') {
    return problemAt(
      range,
      'syntax',
      'The first argument must be a name for the entry, e.g. `tags.exists(tag, tag == "a")`.',
    );
  }
  const message = error.summary.replaceAll(/\b[A-Z]{2,}\b/g, (token) => words[token] ?? token);
  return problemAt(range, 'syntax', `${message.replace('Unexpected token: ', 'Unexpected: ')}.`);
}

function convert(node: ASTNode, problems: Problem[]): Syntax {
  const { start, end } = node;
  const each = (nodes: readonly ASTNode[]): Syntax[] => nodes.map((entry) => convert(entry, problems));
  const outside = (what: string, hint?: string): Syntax => {
    problems.push(problemAt(node, 'outside', `${what} not part of the language.`, hint ? { hint } : {}));
    return { is: 'literal', value: null, start, end };
  };
  switch (node.op) {
    case 'value':
      if (typeof node.args === 'bigint') return { is: 'literal', value: Number(node.args), start, end };
      if (typeof node.args !== 'object' || node.args === null) return { is: 'literal', value: node.args, start, end };
      return outside(node.args instanceof Uint8Array ? 'Bytes are' : 'Unsigned numbers are');
    case 'id':
      return { is: 'name', name: node.args, start, end };
    case '.':
      return {
        is: 'member',
        object: convert(node.args[0], problems),
        name: node.args[1],
        at: { start: node.pos, end },
        start,
        end,
      };
    case '[]': {
      const [list, index] = each(node.args);
      if (!list || !index) break;
      if (index.is !== 'literal' || typeof index.value !== 'string') return { is: 'index', list, index, start, end };
      return { is: 'member', object: list, name: index.value, at: { start: index.start, end: index.end }, start, end };
    }
    case 'call':
    case 'rcall':
      return convertCall(node, problems);
    case 'list':
      return { is: 'list', entries: each(node.args), start, end };
    case '?:': {
      const [condition, yes, no] = each(node.args);
      if (!condition || !yes || !no) break;
      return { is: 'choose', condition, yes, no, start, end };
    }
    case '!_':
      return { is: 'not', operand: convert(node.args, problems), start, end };
    case '-_':
      return convertNegation(convert(node.args, problems), node);
    case 'map':
      return outside('Objects in braces are');
    case '%':
      return outside('`%` is');
    case '.?':
    case '[?]':
      return outside(`\`${node.op}\` is`, 'A missing field needs no mark; `has(...)` asks for it.');
    default:
      return convertBinary(node.op, node.args, node, problems);
  }
  return outside('This is');
}

function convertNegation(operand: Syntax, { start, end }: ASTNode): Syntax {
  if (operand.is === 'literal' && typeof operand.value === 'number') {
    return { is: 'literal', value: -operand.value, start, end };
  }
  return { is: 'negate', operand, start, end };
}

function convertBinary(
  operator: BinaryOperator | '%',
  args: readonly ASTNode[],
  { start, end }: ASTNode,
  problems: Problem[],
): Syntax {
  const known = binaryOperators.find((name) => name === operator) ?? '+';
  const operands = args.flatMap((entry) => {
    const operand = convert(entry, problems);
    const sameChain = (known === '&&' || known === '||') && operand.is === 'binary' && operand.operator === known;
    return sameChain ? operand.operands : [operand];
  });
  return { is: 'binary', operator: known, operands, start, end };
}

function convertCall(node: ASTNode & { op: 'call' | 'rcall' }, problems: Problem[]): Syntax {
  const { start, end } = node;
  const [name, receiverNode, argumentNodes] =
    node.op === 'rcall' ? node.args : ([node.args[0], undefined, node.args[1]] as const);
  const receiver = receiverNode && convert(receiverNode, problems);
  const at = nameRange(node.input, name, receiverNode ? receiverNode.end : start, end);
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
