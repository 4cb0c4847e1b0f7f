import { checkExpression, type Checked } from '../expression/check';
import { environmentFor } from '../expression/environment-for';
import type { Descriptor, MarkedValue } from '../model';
import type { Project } from '../project';

/** An expression of a descriptor as the check left it. */
export function checkedExpression(
  project: Project,
  descriptor: Descriptor,
  { mark, path, value }: MarkedValue,
): Checked {
  const scope = mark.is === 'expression' ? mark.scope : undefined;
  return checkExpression(String(value), environmentFor(project, descriptor, path, scope));
}

/** A checked expression as a function; with `p`, the predicates, in its code where it names one. */
export function functionOf({ code }: Checked): { readonly code: string; readonly readsScope: boolean } {
  // Nothing is emitted while there are errors.
  if (code === undefined) throw new Error('An expression with problems cannot be emitted.');
  if (/^s(\??\.\w+)+$/.test(code)) return { code: `(s: Reads) => ${code}`, readsScope: true };
  if (isLiteral(code)) return { code: `() => ${code}`, readsScope: false };
  return { code: `(s: Reads, f) => ${code}`, readsScope: true };
}

function isLiteral(code: string): boolean {
  return /^(-?[\d.e+-]+|true|false|null|'(\\.|[^'\\])*'|"(\\.|[^"\\])*")$/.test(code);
}
