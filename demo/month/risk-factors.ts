/** Something that raises a part of the risk of the company. */
export interface RiskFactor {
  readonly key: string;
  readonly name: string;
  /** How many objects it concerns, and of how many. */
  readonly count: number;
  readonly of: number;
  /** How grave it is where it concerns all, from 0 to 100. */
  readonly gravity: number;
}

/** What a factor adds to its part: the first objects count most. */
export function pointsOf({ count, of, gravity }: RiskFactor): number {
  return of === 0 ? 0 : gravity * Math.sqrt(Math.min(1, count / of));
}

/** The index of a part, 0 to 100. */
export function partIndex(factors: readonly RiskFactor[]): number {
  return Math.min(100, Math.round(factors.reduce((sum, each) => sum + pointsOf(each), 0)));
}
