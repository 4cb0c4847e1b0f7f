import {
  findNodeAtOffset,
  getNodePath,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { diagnoseSpan } from '../diagnostics/diagnostic';
import { finding, type Variant } from '../diagnostics/finding';
import type { Diagnostic, Json, SourceFile } from '../language/model';
import { pointerOf } from '../diagnostics/locate';
import { cutOff } from './cut-off';
import { jsonSlipAt } from './json-slips';
import { scan } from './scan';

/** A parsed text. Without `value` it is no JSON, and its diagnostics say why. */
export interface ParsedJson {
  readonly value?: Json;
  /** The tree of positions; built on first use, since only diagnostics need it. */
  root(): Node;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Parses a text and reports everything that is wrong with it. Comments and commas too many do not hide what follows.
 */
export function parseJson(file: SourceFile): ParsedJson {
  const { tooDeep, diagnostics: scanned } = scan(file);
  if (tooDeep) return { root: () => nothing, diagnostics: scanned };
  const diagnostics = cutOff(file.path, scanned);
  const text = file.text.startsWith('\uFEFF') ? ` ${file.text.slice(1)}` : file.text;
  let tree: Node | undefined;
  const root = () => (tree ??= parseTree(text, [], { allowTrailingComma: true }) ?? nothing);
  const located = () =>
    diagnostics.map((diagnostic) => ({ ...diagnostic, pointer: pointerIn(root(), file, diagnostic) }));
  try {
    const value: Json = JSON.parse(text);
    return { value, root, diagnostics: located() };
  } catch {
    const errors: ParseError[] = [];
    tree = parseTree(text, errors, { allowTrailingComma: true });
    const broken = cutOff(file.path, syntaxErrors(file, errors));
    if (broken.length > 0) {
      const others = located().filter(
        (one) => !broken.some(({ line, column }) => line === one.line && column === one.column),
      );
      return { root, diagnostics: [...broken, ...others] };
    }
    return { value: valueOf(root()), root, diagnostics: located() };
  }
}

const nothing: Node = { type: 'null', offset: 0, length: 0, value: null };

function* syntaxErrors(file: SourceFile, errors: readonly ParseError[]): Iterable<Diagnostic> {
  let lastLine = 0;
  /** Where the first token after a slip ends: what is reported up to there follows from it. */
  let explained = -1;
  for (const { error, offset, length } of errors) {
    const code = printParseErrorCode(error);
    const slip =
      code === 'InvalidSymbol' || code === 'PropertyNameExpected' ? jsonSlipAt(file.text, offset) : undefined;
    const brace = slip ? undefined : missingBrace(file.text, code, offset);
    if (brace) {
      // What is behind it counts to another object.
      yield diagnoseSpan(file, { offset: brace.offset, length: 1 }, finding(`json/syntax.${brace.variant}`));
      return;
    }
    // Where the value has ended is not known behind another mistake.
    if (code === 'EndOfFileExpected' && lastLine > 0) return;
    const found = finding(`json/syntax.${variants.get(code) ?? 'other'}`);
    const diagnostic = slip
      ? diagnoseSpan(file, { offset, length: slip.length }, { ...found, hint: slip.hint, fix: slip.right })
      : diagnoseSpan(file, { offset, length }, found);
    // What a parser reports further on in a line mostly follows from the first mistake.
    const follows = offset <= explained && code !== 'InvalidSymbol';
    if (diagnostic.line !== lastLine && !follows) yield diagnostic;
    lastLine = diagnostic.line;
    if (slip) explained = endOfNextToken(file.text, offset + slip.length);
    else if (code === 'UnexpectedEndOfString') explained = endOfNextToken(file.text, offset + length);
  }
}

/** A brace that is missing, by what is at the position where the parser reports it. */
function missingBrace(text: string, code: string, offset: number) {
  // An entry of a list begins with a key.
  if (code === 'CommaExpected' && text[offset] === ':') return { offset, variant: 'open' } as const;
  // An object begins where a key belongs, or the list ends that it is in: the brace belongs behind what is before.
  const before = text.slice(0, offset).trimEnd();
  const isNext = code === 'PropertyNameExpected' && text[offset] === '{' && before.endsWith(',');
  const isEnd = code === 'CommaExpected' && text[offset] === ']';
  return isNext || isEnd ? ({ offset: before.length - 1, variant: 'brace' } as const) : undefined;
}

/** The offset behind the first token at or after an offset. */
function endOfNextToken(text: string, offset: number): number {
  const [token = ''] = /^\s*("(?:\\.|[^"\\\n])*"?|.)/.exec(text.slice(offset, offset + 2000)) ?? [];
  return offset + token.length;
}

/** The texts of `json/syntax` by the error code of the parser. */
const variants: ReadonlyMap<string, Variant<'json/syntax'>> = new Map([
  ['InvalidSymbol', 'symbol'],
  ['InvalidNumberFormat', 'number'],
  ['PropertyNameExpected', 'key'],
  ['ValueExpected', 'value'],
  ['ColonExpected', 'colon'],
  ['CommaExpected', 'comma'],
  ['CloseBraceExpected', 'brace'],
  ['CloseBracketExpected', 'bracket'],
  ['EndOfFileExpected', 'end'],
  ['UnexpectedEndOfComment', 'comment'],
  ['UnexpectedEndOfString', 'string'],
  ['UnexpectedEndOfNumber', 'digits'],
  ['InvalidUnicode', 'unicode'],
  ['InvalidEscapeCharacter', 'escape'],
  ['InvalidCharacter', 'control'],
]);

function pointerIn(root: Node, file: SourceFile, { line, column }: Diagnostic): string {
  const offset = (file.lineStarts[line - 1] ?? 0) + column - 1;
  const node = findNodeAtOffset(root, offset, true);
  return node ? pointerOf(getNodePath(node)) : '';
}

/** The value of a tree: of a text that is no JSON, as much as could be read. */
export function valueOf(node: Node): Json {
  if (node.type === 'array') return (node.children ?? []).map(valueOf);
  if (node.type !== 'object') return node.value;
  // `fromEntries` defines properties: a key `__proto__` stays a key.
  return Object.fromEntries(
    (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
      key && value ? [[key.value, valueOf(value)]] : [],
    ),
  );
}
