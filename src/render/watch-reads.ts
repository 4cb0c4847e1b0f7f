import { evaluate } from '../descriptor/evaluate';
import type { Expression, Scope } from '../generated/types';
import { isList, isRecord } from '../lib/json';

/** A scope that notes which of `names` are read from it. */
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

/** Whether a part of a compiled descriptor reads one of `names`. Forms and panels are left out: they have a scope of their own. */
export function readsAny(part: unknown, names: readonly string[], scope: Scope): boolean {
  const watched = watchReads(scope, names);
  for (const expression of expressionsIn(part)) evaluate(expression, watched.scope);
  return watched.read.size > 0;
}

const apart: ReadonlySet<string> = new Set(['form', 'panel']);

function expressionsIn(part: unknown): readonly Expression[] {
  if (isExpression(part)) return [part];
  if (isList(part)) return part.flatMap(expressionsIn);
  if (!isRecord(part)) return [];
  return Object.entries(part).flatMap(([name, member]) => (apart.has(name) ? [] : expressionsIn(member)));
}

function isExpression(value: unknown): value is Expression {
  return typeof value === 'function';
}
