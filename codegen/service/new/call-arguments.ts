import type { Operation, ParameterGroup } from '../../1-parse/openapi/contract';
import type { Member, Type } from '../../language/type';
import { alternatives, describeType, mustBeSent, withoutNull } from '../../language/type-relations';
import { textLiteral } from '../fields/contract-tree';
import { CannotMake } from './cannot-make';

/** A value to send: an expression, or an object or a list of such values. */
export type Binding = string | readonly Binding[] | { readonly [name: string]: Binding };

/** A value that a call needs. */
export interface Needed {
  readonly name: string;
  readonly type: Type;
}

/** Gives the expression for a value that a call needs, if there is one. */
export type Giver = (needed: Needed) => string | undefined;

/** What a call of a descriptor sends. */
export interface CallArguments {
  readonly path?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly header?: Readonly<Record<string, string>> | undefined;
  readonly body?: Binding | undefined;
}

/**
 * What a call has to send: its parameters and the members of its body that are required.
 *
 * @throws {CannotMake} if nothing gives one of them.
 */
export function argumentsFor(operation: Operation, give: Giver): CallArguments {
  const { body, bodyRequired } = operation;
  return {
    ...parametersFor(operation, give),
    body: body && bodyRequired ? bindingFor(operation, { name: 'body', type: body }, give) : undefined,
  };
}

/** What a call has to send in its path, query and headers. */
export function parametersFor(operation: Operation, give: Giver): CallArguments {
  const bindings = (group: ParameterGroup) => {
    const needed = operation.parameters.filter((parameter) => parameter.in === group && parameter.required);
    const entries = needed.map((parameter) => [parameter.name, valueFor(operation, parameter, give)] as const);
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  };
  return { path: bindings('path'), query: bindings('query'), header: bindings('header') };
}

function valueFor({ id }: Operation, needed: Needed, give: Giver): string {
  const given = give(needed);
  if (given !== undefined) return given;
  throw new CannotMake(`${id} needs "${needed.name}", ${describeType(needed.type)}, which nothing here gives.`);
}

/** The binding of a value. An object inside itself, which may be one of `around`, has no end: something gives it. */
function bindingFor(operation: Operation, needed: Needed, give: Giver, around: readonly Type[] = []): Binding {
  const type = mainOf(needed.type);
  if (type.is === 'object' && type.members.size > 0 && !around.includes(type)) {
    const members = [...type.members].filter(([, member]) => mustBeSent(member));
    const within = [...around, type];
    return Object.fromEntries(
      members.map(([name, member]) => [name, bindingFor(operation, { name, type: member.type }, give, within)]),
    );
  }
  const isListOfObjects = type.is === 'list' && mainOf(type.item).is === 'object';
  return isListOfObjects ? [] : valueFor(operation, needed, give);
}

/** A value that is sent as it is: the only one, or the first of several. */
export function constantFor({ name, type }: Needed): string | undefined {
  const one = mainOf(type);
  switch (one.is) {
    case 'string':
      if (one.values?.[0] !== undefined) return textLiteral(one.values[0]);
      return /^lang(uage)?$/i.test(name) ? 'language' : undefined;
    case 'number':
      return String(one.values?.[0] ?? (/limit|size|count|seconds|minutes/i.test(name) ? 50 : 0));
    case 'boolean':
      return 'true';
    default:
      return undefined;
  }
}

/** Whether the contract leaves one value only; null is a value if it is listed with others. */
export function isFixed({ type, limits }: Pick<Member, 'type' | 'limits'>): boolean {
  const one = mainOf(type);
  if (limits?.values && limits.values.length > 1) return false;
  return (one.is === 'string' || one.is === 'number') && one.values?.length === 1;
}

/** The first alternative of a type that is not null: what is made for values of it. */
export function mainOf(type: Type): Type {
  return alternatives(withoutNull(type))[0] ?? type;
}
