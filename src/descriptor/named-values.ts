import type { Values } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { evaluate } from './evaluate';

/** The scope with the named values in it, each of which may read those before it. What is undecided stays so. */
export function withValues(values: Values | undefined, scope: Scope): Scope {
  if (!values) return scope;
  const named: Record<string, unknown> = { ...scope };
  for (const [name, expression] of Object.entries(values)) named[name] = evaluate(expression, named);
  return named;
}
