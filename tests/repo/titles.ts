import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { fillersOf, tablesOf, textOf } from './test-tables';

/** A title of a test or of a group of tests, or another text in a file of tests. */
export interface TestText {
  /** Counts from 1. */
  readonly line: number;
  readonly kind: 'title' | 'other';
  /** `…` replaces a value that the source does not state. */
  readonly text: string;
}

/** All texts of a file of tests. A title has one entry for each row of its table. */
export function textsOfTests(path: string, source = readFileSync(path, 'utf8')): readonly TestText[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const tables = tablesOf(file);
  const found: TestText[] = [];
  const titles = new Set<ts.Node>();
  const add = (kind: TestText['kind'], node: ts.Node, text: string) =>
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, kind, text });
  const addTitle = (call: ts.CallExpression, title: ts.Expression): void => {
    const text = textOf(title);
    if (text === undefined) return;
    titles.add(title);
    for (const fill of fillersOf(call, tables)) add('title', title, fill(text));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && definesTests(node))
      node.arguments
        .slice(0, 1)
        .flatMap(branchesOf)
        .forEach((title) => addTitle(node, title));
    const other = titles.has(node) ? undefined : textOf(node);
    if (other !== undefined) add('other', node, other);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Whether a call defines a test or a group: `test(...)`, `describe.only(...)`, `test.each(table)(...)`. */
function definesTests({ expression }: ts.CallExpression): boolean {
  const called = ts.isCallExpression(expression) ? expression.expression : expression;
  const [root = '', ...members] = called.getText().split('.');
  const isEach = members.at(-1) === 'each';
  return ['test', 'describe'].includes(root) && ts.isCallExpression(expression) === isEach;
}

/** Both texts of a choice between two. */
function branchesOf(node: ts.Expression): readonly ts.Expression[] {
  return ts.isConditionalExpression(node) ? [node.whenTrue, node.whenFalse].flatMap(branchesOf) : [node];
}
