import type { Expression, Scope } from '../generated/types';
import { evaluate } from './evaluate';

/** Whether a part is there: without a condition always, with one only if it is exactly true. */
export function isShown(part: { readonly visibleWhen?: Expression }, scope: Scope): boolean {
  return holds(part.visibleWhen, scope);
}

/** Whether a condition holds. None holds always; an undecided one never. */
export function holds(condition: Expression | undefined, scope: Scope): boolean {
  return condition === undefined || evaluate(condition, scope) === true;
}
