import { isList, isRecord } from '../../lib/json';
import type { Json } from '../language/model';

/** A JSON object. */
export type JsonObject = { readonly [name: string]: Json };

/** A property of an object, if it is one and has it. */
export function member(value: Json | undefined, name: string): Json | undefined {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** A property that is a list; an empty one when it is missing. */
export function listAt(value: Json | undefined, name: string): readonly Json[] {
  const found = member(value, name);
  return isList(found) ? found : [];
}

/** A property that is an object; an empty one when it is missing. */
export function objectAt(value: Json | undefined, name: string): JsonObject {
  const found = member(value, name);
  return isRecord(found) ? found : {};
}

/** A property that is a text. */
export function stringAt(value: Json | undefined, name: string): string | undefined {
  const found = member(value, name);
  return typeof found === 'string' ? found : undefined;
}

/** A property that is a number. */
export function numberAt(value: Json | undefined, name: string): number | undefined {
  const found = member(value, name);
  return typeof found === 'number' ? found : undefined;
}
