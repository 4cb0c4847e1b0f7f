import type { Expression, Scope } from '../generated/types';
import { functions } from './functions';

/** The value of an expression; `undefined` when it cannot be decided. The one place that calls compiled expressions. */
export function evaluate(expression: Expression, scope: Scope): unknown {
  try {
    return expression(scope, functions);
  } catch {
    // Compiled expressions read null-safe; what still throws (a hostile getter) is undecided like everything absent.
    return undefined;
  }
}
