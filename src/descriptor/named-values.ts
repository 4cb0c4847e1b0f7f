import type { Values } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { evaluate } from './evaluate';

/** The scope with named values added. Each may read those before it. */
export function withValues(values: Values | undefined, scope: Scope): Scope {
  if (!values) return scope;
  const named: Record<string, unknown> = { ...scope };
  for (const [name, expression] of Object.entries(values)) named[name] = evaluate(expression, named);
  return named;
}
