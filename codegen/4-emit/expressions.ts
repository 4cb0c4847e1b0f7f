import type { CheckedExpression } from '../2-analyze/analysis';
import { memoizePerObject } from '../../lib/memoize';
import { codeOf } from './code';

/** A function in TypeScript, and whether its code names the type of the scope. */
interface FunctionCode {
  readonly code: string;
  readonly readsScope: boolean;
}

/** A checked expression as a function; with `p`, the predicates, in its code where it names one. */
export const functionOf = memoizePerObject(({ syntax, problems, environment }: CheckedExpression): FunctionCode => {
  // Nothing is emitted while there are errors.
  if (!syntax || problems.length > 0) throw new Error('An expression with problems cannot be emitted.');
  const code = codeOf(syntax, environment.predicates ?? new Set(), environment.rules, environment.variables);
  if (/^s(\??\.\w+)+$/.test(code)) return { code: `(s: Reads) => ${code}`, readsScope: true };
  if (isLiteral(code)) return { code: `() => ${code}`, readsScope: false };
  return { code: `(s: Reads, f) => ${code}`, readsScope: true };
});

function isLiteral(code: string): boolean {
  return /^(-?[\d.e+-]+|true|false|null|'(\\.|[^'\\])*'|"(\\.|[^"\\])*")$/.test(code);
}
