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

/** A problem at a range. */
export function problemAt(
  { start, end }: Range,
  code: string,
  message: string,
  advice: Pick<Problem, 'hint' | 'fix'> = {},
): Problem {
  return { code: `expression/${code}`, message, index: start, length: Math.max(1, end - start), ...advice };
}
