import { evaluate } from '../descriptor/evaluate';
import type { Expression, Scope } from '../generated/types';
import { own } from '../lib/own';
import { isRecord } from '../lib/json';

/** A scope whose inputs have some more, or others, laid over them. */
export function withInput(scope: Scope, given: Readonly<Record<string, Expression>> | undefined): Scope {
  if (!given) return scope;
  const before = own(scope, 'input');
  const added = Object.entries(given).map(([name, expression]) => [name, evaluate(expression, scope)] as const);
  return { ...scope, input: { ...(isRecord(before) && before), ...Object.fromEntries(added) } };
}
