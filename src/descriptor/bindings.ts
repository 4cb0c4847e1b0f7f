import type { Binding, Expression, Scope } from '../generated/types';
import { isDeeper } from '../lib/is-deeper';
import { isList } from '../lib/json';
import { evaluate } from './evaluate';

/** Values to send, evaluated. Members that cannot be decided are left out. */
export interface BoundArguments {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** What a source, an action or a form says about its call. */
export interface CallBindings {
  readonly path?: Readonly<Record<string, Expression>>;
  readonly query?: Readonly<Record<string, Expression>>;
  readonly body?: Binding;
}

/** Deeper nothing is that a call or a panel could use; what an answer nests without end could not even be written. */
const deepest = 50;

/** The arguments of a call. Groups that the descriptor does not name are absent. */
export function bindArguments(bindings: CallBindings, scope: Scope): BoundArguments {
  return {
    ...(bindings.path && { path: bindValues(bindings.path, scope) }),
    ...(bindings.query && { query: bindValues(bindings.query, scope) }),
    ...(bindings.body !== undefined && { body: bind(bindings.body, scope) }),
  };
}

/** Values by name; undecided ones and nestings without end are left out. */
export function bindValues(
  bindings: Readonly<Record<string, Binding>> | undefined,
  scope: Scope,
): Readonly<Record<string, unknown>> {
  const values = Object.entries(bindings ?? {}).map(([name, binding]) => [name, bind(binding, scope)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function bind(binding: Binding, scope: Scope): unknown {
  if (typeof binding === 'function') {
    const value = evaluate(binding, scope);
    return isDeeper(value, deepest) ? undefined : value;
  }
  return isList(binding) ? binding.map((entry) => bind(entry, scope)) : bindValues(binding, scope);
}
