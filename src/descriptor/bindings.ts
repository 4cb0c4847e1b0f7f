import type { Values } from '~/generated/contract/descriptor-types';
import type { Binding, Expression, Scope } from '~/generated/contract/types';
import { exceedsDepth } from '~/lib/exceeds-depth';
import { isList } from '~/lib/json';
import { evaluate } from './evaluate';

/** The evaluated arguments of a call. Undecided members are left out. */
export interface BoundArguments {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The arguments of a call in a source, an action or a form. */
export interface CallBindings {
  readonly path?: Readonly<Record<string, Expression>>;
  readonly query?: Readonly<Record<string, Expression>>;
  readonly header?: Readonly<Record<string, Expression>>;
  readonly body?: Binding;
}

/** Maximum nesting of a value. A value that is nested more deeply cannot be written as JSON. */
const maxDepth = 50;

/** The arguments of a call. Groups that the descriptor does not name are absent. */
export function bindArguments(bindings: CallBindings, scope: Scope): BoundArguments {
  return {
    ...(bindings.path && { path: bindValues(bindings.path, scope) }),
    ...(bindings.query && { query: bindValues(bindings.query, scope) }),
    ...(bindings.header && { header: bindValues(bindings.header, scope) }),
    ...(bindings.body !== undefined && { body: bind(bindings.body, scope) }),
  };
}

/** The evaluated values by name. Undecided values and values that are nested too deeply are left out. */
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
    return exceedsDepth(value, maxDepth) ? undefined : value;
  }
  return isList(binding) ? binding.map((entry) => bind(entry, scope)) : bindValues(binding, scope);
}

/** The scope with named values added. Each may read those before it. */
export function withValues(values: Values | undefined, scope: Scope): Scope {
  if (!values) return scope;
  const named: Record<string, unknown> = { ...scope };
  for (const [name, expression] of Object.entries(values)) named[name] = evaluate(expression, named);
  return named;
}
