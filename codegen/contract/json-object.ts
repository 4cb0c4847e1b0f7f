import type { Json } from '../model';

/** A JSON object. */
export type JsonObject = { readonly [name: string]: Json };

/** Whether a value is a JSON object. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
