import type { Expression, Scope } from '~/generated/contract/types';
import { withLimit } from '~/lib/expression/cost';
import { functions } from './functions';

/**
 * The value of an expression; `undefined` if it is undecided, or if it takes more steps than one evaluation may.
 * Compiled expressions are called only here.
 */
export function evaluate(expression: Expression, scope: Scope): unknown {
  try {
    return withLimit(() => expression(scope, functions));
  } catch {
    // Compiled expressions are null-safe; an exception, e.g. of a getter, is undecided like an absent value.
    return undefined;
  }
}
