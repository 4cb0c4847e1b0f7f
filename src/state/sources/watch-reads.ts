import { evaluate } from '~/descriptor/evaluate';
import type { Expression, Scope } from '~/generated/contract/types';
import { isList, isRecord } from '~/lib/json';

/** A copy of a scope that records which of `names` are read from it. */
export function watchReads(
  scope: Scope,
  names: readonly string[],
): { readonly scope: Scope; readonly read: ReadonlySet<string> } {
  const read = new Set<string>();
  const watched = { ...scope };
  for (const name of names) {
    const get = (): unknown => {
      read.add(name);
      return scope[name];
    };
    Object.defineProperty(watched, name, { get });
  }
  return { scope: watched, read };
}

/**
 * True if a part of a compiled descriptor reads one of `names`. Forms and panels do not count: their scope is another.
 */
export function readsAny(part: unknown, names: readonly string[], scope: Scope): boolean {
  const watched = watchReads(scope, names);
  for (const expression of expressionsIn(part)) evaluate(expression, watched.scope);
  return watched.read.size > 0;
}

const withOtherScope: ReadonlySet<string> = new Set(['form', 'panel']);

function expressionsIn(part: unknown): readonly Expression[] {
  if (isExpression(part)) return [part];
  if (isList(part)) return part.flatMap(expressionsIn);
  if (!isRecord(part)) return [];
  return Object.entries(part).flatMap(([name, member]) => (withOtherScope.has(name) ? [] : expressionsIn(member)));
}

function isExpression(value: unknown): value is Expression {
  return typeof value === 'function';
}
