import ts from 'typescript';
import { parseSync } from 'vite';

/**
 * What a module says, as a list: the kind of every node, the words of the language and of the module, and its texts. A
 * property name and a string are both texts, however they are written. Throws if the module cannot be parsed.
 */
export function syntaxOf(path: string, text: string): readonly string[] {
  // TypeScript parses what is broken too, and shows its errors only to a program, which takes ten times as long.
  for (const { message, codeframe } of parseSync(path, text).errors) {
    throw new Error(`${path} cannot be parsed: ${message}\n${codeframe}`);
  }
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = textOf(node);
    if (name !== undefined) found.push(`text ${name}`);
    else {
      found.push(
        ts.SyntaxKind[node.kind] + (ts.isIdentifier(node) || ts.isNumericLiteral(node) ? ` ${node.text}` : ''),
      );
      ts.forEachChild(node, visit);
    }
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true));
  return found;
}

/** The text of a string, or of the name of a property; other nodes have none. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isComputedPropertyName(node) && ts.isStringLiteral(node.expression)) return node.expression.text;
  if (!ts.isIdentifier(node)) return undefined;
  const { parent } = node;
  return (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node
    ? node.text
    : undefined;
}
