import type { Type } from '~/codegen/language/type';
import { alternatives } from '~/codegen/language/type-relations';
import { isList, isNumber, isRecord } from '~/lib/json';

/**
 * What is left of an answer that says as little as its type allows: lists without entries, no optional members, `null`
 * where that is allowed, and 0 for a number that can be any. Texts stay, since the type does not say which are right.
 */
export function emptyAnswer(value: unknown, type: Type): unknown {
  const types = alternatives(type);
  if (types.some(({ is }) => is === 'null')) return null;
  if (isList(value)) return [];
  if (isNumber(value)) return types.some((one) => one.is === 'number' && !one.values) ? 0 : value;
  if (!isRecord(value)) return value;
  const members = types.flatMap((one) => (one.is === 'object' ? [...one.members] : []));
  const required = members.filter(([name, { optional }]) => !optional && Object.hasOwn(value, name));
  return Object.fromEntries(
    required.map(([name, member]) => {
      const { minimum = 0, exclusiveMinimum = -1 } = member.limits ?? {};
      const isPositive = minimum > 0 || exclusiveMinimum >= 0;
      return [name, isPositive && isNumber(value[name]) ? value[name] : emptyAnswer(value[name], member.type)];
    }),
  );
}
