import type { Finding } from '../../diagnostics/finding';
import type { Range } from './syntax';

/** What is wrong with an expression, and where: `index` and `length` count UTF-16 units of its text. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly index: number;
  readonly length: number;
  readonly hint?: string;
  /** Replaces the marked stretch. */
  readonly fix?: string;
}

/** A finding at a range, with further advice. */
export function problemAt({ start, end }: Range, found: Finding, advice: Pick<Problem, 'hint' | 'fix'> = {}): Problem {
  const { code, message, hint } = found;
  return { code, message, index: start, length: Math.max(1, end - start), ...(hint && { hint }), ...advice };
}
