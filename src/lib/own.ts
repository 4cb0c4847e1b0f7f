import { isRecord, isString } from './json';

/** A member that a value has itself, never an inherited one such as `constructor`. */
export function own(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** A member that is text and says something. */
export function ownText(value: unknown, name: string): string | undefined {
  const found = own(value, name);
  return isString(found) && found !== '' ? found : undefined;
}
