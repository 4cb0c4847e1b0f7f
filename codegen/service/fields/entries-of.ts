/**
 * Names the list whose entries an expression reads as `item`, so that two lists have the same name only if they are the
 * same: a list of the entries of another one has the name of that one before its own.
 */
export function entriesOf(expression: string, around: string | undefined): string {
  const path = expression.trim();
  return around !== undefined && /^item\b/.test(path) ? `${around} > ${path}` : path;
}
