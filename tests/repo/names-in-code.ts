import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseTree, type Node as JsonNode } from 'jsonc-parser';
import ts from 'typescript';
import { TextDocument } from 'vscode-languageserver-textdocument';

/** A name or a sentence of a source file. */
export interface Wording {
  /** Counts from 1. */
  readonly line: number;
  readonly kind: 'name' | 'prose';
  readonly text: string;
}

/** Names that a TypeScript, JavaScript or JSON file declares, and its sentences. Of every other file only its name. */
export function wordingOf(path: string): readonly Wording[] {
  const fileName: Wording = { line: 1, kind: 'name', text: basename(path).replace(/\.[a-z]+$/, '') };
  if (/\.(ts|tsx|js)$/.test(path)) return [fileName, ...ofScript(path, readFileSync(path, 'utf8'))];
  if (path.endsWith('.json')) return [fileName, ...ofJson(readFileSync(path, 'utf8'))];
  return [fileName];
}

/** Properties and calls whose text people read: diagnostics, and titles of tests. */
const properties: ReadonlySet<string> = new Set(['message', 'hint']);
const titled: ReadonlySet<string> = new Set(['test', 'describe', 'each']);

function ofScript(path: string, text: string): readonly Wording[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Wording[] = [];
  const lineAt = (offset: number) => file.getLineAndCharacterOfPosition(offset).line + 1;
  const add = (kind: Wording['kind'], node: ts.Node, value: string) =>
    found.push({ line: lineAt(node.getStart(file)), kind, text: value });
  const addProse = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) add('prose', node, node.text);
    else if (ts.isTemplateExpression(node)) add('prose', node, node.getText(file).replace(/\$\{[^}]*\}/g, ' X '));
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(addProse);
  };
  const visit = (node: ts.Node): void => {
    if ((ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) && isDeclared(node)) add('name', node, node.text);
    if (ts.isPropertyAssignment(node) && properties.has(node.name.getText(file))) addProse(node.initializer);
    if (ts.isCallExpression(node) && titled.has(calledName(node))) node.arguments.slice(0, 1).forEach(addProse);
    ts.forEachChild(node, visit);
  };
  visit(file);
  for (const { pos, end } of commentsOf(file))
    found.push({ line: lineAt(pos), kind: 'prose', text: text.slice(pos, end) });
  return found;
}

/** Whether a name is given here. Where it is only used, it may be that of a library. */
function isDeclared(node: ts.Identifier | ts.PrivateIdentifier): boolean {
  const { parent } = node;
  return (
    'name' in parent && parent.name === node && !ts.isPropertyAccessExpression(parent) && !ts.isJsxAttribute(parent)
  );
}

/** `test` of `test.each(...)(...)` and of `test.only(...)`. */
function calledName({ expression }: ts.CallExpression): string {
  const inner = ts.isCallExpression(expression) ? expression.expression : expression;
  return inner.getText().split('.')[0] ?? '';
}

/** Comments before tokens of a file; what looks like one inside of a text is none. */
function commentsOf(file: ts.SourceFile): readonly ts.CommentRange[] {
  // A node begins where its first token does.
  const positions = new Set<number>();
  const visit = (node: ts.Node): void => {
    positions.add(node.pos);
    ts.forEachChild(node, visit);
  };
  visit(file);
  positions.add(file.endOfFileToken.pos);
  const found = new Map<number, ts.CommentRange>();
  for (const position of positions)
    for (const range of ts.getLeadingCommentRanges(file.text, position) ?? []) found.set(range.pos, range);
  return [...found.values()];
}

/** Every property name, and as sentences every text with a blank in it. */
function ofJson(text: string): readonly Wording[] {
  const found: Wording[] = [];
  const document = TextDocument.create('', 'json', 0, text);
  const lineAt = (offset: number) => document.positionAt(offset).line + 1;
  const visit = (node: JsonNode, isName: boolean): void => {
    if (node.type === 'string') {
      const value = String(node.value);
      if (isName) found.push({ line: lineAt(node.offset), kind: 'name', text: value });
      else if (value.includes(' ')) found.push({ line: lineAt(node.offset), kind: 'prose', text: value });
    }
    node.children?.forEach((child, index) => visit(child, node.type === 'property' && index === 0));
  };
  const root = parseTree(text);
  if (root) visit(root, false);
  return found;
}
