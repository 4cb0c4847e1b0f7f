import type { Type } from './type';

/** Any value at all. */
export const any: Type = { is: 'any' };
/** True or false. */
export const boolean: Type = { is: 'boolean' };
/** A number. */
export const number: Type = { is: 'number' };
/** A text. */
export const string: Type = { is: 'string' };

/** A list of entries of one type. */
export function listOf(item: Type): Type {
  return { is: 'list', item };
}

/** An object; a name that ends in `?` may be missing. */
export function objectOf(types: Readonly<Record<string, Type>>, name?: string): Type {
  const members = Object.entries(types).map(([key, type]) => {
    const optional = key.endsWith('?');
    return [optional ? key.slice(0, -1) : key, { type, optional }] as const;
  });
  return { is: 'object', ...(name !== undefined && { name }), members: new Map(members) };
}

/** An object with any names. */
export function mapOf(rest: Type): Type {
  return { is: 'object', members: new Map(), rest };
}
