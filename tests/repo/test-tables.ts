import ts from 'typescript';

/** Replaces the parameters of a title by the values of one row. */
type Fill = (title: string) => string;
/** Lists by the constant that holds them. */
type Tables = ReadonlyMap<string, ts.ArrayLiteralExpression>;

const unknown = '…';

/** The lists that constants of a file hold. */
export function tablesOf(file: ts.SourceFile): Tables {
  const found = new Map<string, ts.ArrayLiteralExpression>();
  const visit = (node: ts.Node): void => {
    const list = ts.isVariableDeclaration(node) && node.initializer ? listOf(node.initializer, found) : undefined;
    if (list && ts.isVariableDeclaration(node)) found.set(node.name.getText(file), list);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** For each row of the table of a call what fills its title. A call without a table leaves the title as it is. */
export function fillersOf({ expression }: ts.CallExpression, tables: Tables): readonly Fill[] {
  if (!ts.isCallExpression(expression)) return [(title) => title];
  const [argument] = expression.arguments;
  const rows = argument && listOf(argument, tables)?.elements;
  return rows ? rows.map(fillerOf) : [fillWith([], new Map())];
}

/** The text of a literal, with `…` for the values in it. Of other nodes nothing. */
export function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => unknown + literal.text).join('');
}

function listOf(node: ts.Expression, tables: Tables): ts.ArrayLiteralExpression | undefined {
  if (ts.isArrayLiteralExpression(node)) return node;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return listOf(node.expression, tables);
  return ts.isIdentifier(node) ? tables.get(node.text) : undefined;
}

function fillerOf(row: ts.Expression): Fill {
  if (ts.isSpreadElement(row)) return fillWith([], new Map());
  if (ts.isObjectLiteralExpression(row)) {
    const members = row.properties.filter((member) => ts.isPropertyAssignment(member));
    return fillWith([], new Map(members.map(({ name, initializer }) => [name.getText(), valueOf(initializer)])));
  }
  const hasSpread = ts.isArrayLiteralExpression(row) && row.elements.some((cell) => ts.isSpreadElement(cell));
  if (hasSpread) return fillWith([], new Map());
  return fillWith((ts.isArrayLiteralExpression(row) ? [...row.elements] : [row]).map(valueOf), new Map());
}

/** A literal of a row as it reads in a title. */
function valueOf(node: ts.Expression): string {
  return textOf(node) ?? (ts.isNumericLiteral(node) ? node.text : unknown);
}

/** `%s` and the like take the cells in their order, `$name` takes the member of that name. */
function fillWith(cells: readonly string[], members: ReadonlyMap<string, string>): Fill {
  return (title) => {
    const rest = [...cells];
    return title
      .replaceAll(/%[sdifjoO]/g, () => rest.shift() ?? unknown)
      .replaceAll(/\$([a-zA-Z]\w*)(\.\w+)*/g, (_, name: string) => members.get(name) ?? unknown);
  };
}
