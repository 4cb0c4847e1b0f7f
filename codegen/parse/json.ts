import {
  findNodeAtOffset,
  getNodePath,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { diagnoseSpan } from '../diagnostic';
import type { Diagnostic, Json, SourceFile } from '../model';
import { pointerOf } from './locate';
import { maxDiagnostics, scan } from './scan';

/** A parsed text. Without `value` it is no JSON, and its diagnostics say why. */
export interface ParsedJson {
  readonly value?: Json;
  /** The tree of positions; built on first use, since only diagnostics need it. */
  root(): Node;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses a text and reports everything that is wrong with it. Comments and commas too many do not hide what follows. */
export function parseJson(file: SourceFile): ParsedJson {
  const { tooDeep, diagnostics } = scan(file);
  if (tooDeep) return { root: () => nothing, diagnostics };
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
    const broken = syntaxErrors(file, errors);
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

function syntaxErrors(file: SourceFile, errors: readonly ParseError[]): readonly Diagnostic[] {
  const all = errors.slice(0, maxDiagnostics).map(({ error, offset, length }) => {
    const message = messages[printParseErrorCode(error)] ?? 'This is not JSON.';
    return diagnoseSpan(file, { offset, length }, { code: 'json/syntax', message });
  });
  // What a parser reports further on in a line mostly follows from the first mistake.
  return all.filter(({ line }, index) => line !== all[index - 1]?.line);
}

const messages: Readonly<Record<string, string>> = {
  InvalidSymbol:
    'This is not JSON: expected a string in double quotes, a number, true, false, null, an object or a list.',
  InvalidNumberFormat: 'This is not a JSON number.',
  PropertyNameExpected: 'Expected a key in double quotes here.',
  ValueExpected: 'Expected a value here.',
  ColonExpected: 'Expected a colon after the key.',
  CommaExpected: 'A comma is missing before this.',
  CloseBraceExpected: 'The object is not closed: expected "}".',
  CloseBracketExpected: 'The list is not closed: expected "]".',
  EndOfFileExpected: 'The file must end after its one value.',
  UnexpectedEndOfComment: 'This comment is not closed; JSON has no comments.',
  UnexpectedEndOfString: 'This string is not closed on its line.',
  UnexpectedEndOfNumber: 'This number is not complete.',
  InvalidUnicode: '"\\u" must be followed by four hexadecimal digits.',
  InvalidEscapeCharacter: 'A backslash must be followed by one of " \\ / b f n r t u.',
  InvalidCharacter: 'Control characters must be written as escapes, e.g. "\\t" or "\\n".',
};

function pointerIn(root: Node, file: SourceFile, { line, column }: Diagnostic): string {
  const offset = (file.lineStarts[line - 1] ?? 0) + column - 1;
  const node = findNodeAtOffset(root, offset, true);
  return node ? pointerOf(getNodePath(node)) : '';
}

function valueOf(node: Node): Json {
  if (node.type === 'array') return (node.children ?? []).map(valueOf);
  if (node.type !== 'object') return node.value;
  // `fromEntries` defines properties: a key `__proto__` stays a key.
  return Object.fromEntries(
    (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
      key && value ? [[key.value, valueOf(value)]] : [],
    ),
  );
}
