import { isRecord } from './json';

/** A member that a value has itself, never an inherited one such as `constructor`. */
export function own(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
