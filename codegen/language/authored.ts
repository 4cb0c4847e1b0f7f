import type { AuthoredTypes } from './authored-types';
import type { Kind } from './kinds';

/**
 * A value as an author wrote it. Values that its schema does not allow are left out, so every property and every entry
 * can be missing; those that are there have their type.
 */
export type Authored<T> = T extends string | number | boolean | null
  ? T
  : T extends readonly (infer Entry)[]
    ? readonly (Authored<Entry> | undefined)[]
    : { readonly [Name in keyof T]?: Authored<T[Name]> | undefined };

/** The value of a descriptor of a kind as its author wrote it. */
export type AuthoredValue<K extends Kind> = Authored<AuthoredTypes[K]>;

/** A JSON value in which something can be missing: an entry of a list keeps its position, a property its name. */
export type PartialJson =
  | null
  | boolean
  | number
  | string
  | undefined
  | readonly PartialJson[]
  | { readonly [name: string]: PartialJson };
