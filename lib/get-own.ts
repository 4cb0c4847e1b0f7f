import { isRecord, isString } from './json';

/** An own member of a value, never an inherited one such as `constructor`. */
export function getOwn(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** An own member that is a text and not empty. */
export function ownText(value: unknown, name: string): string | undefined {
  const member = getOwn(value, name);
  return isString(member) && member !== '' ? member : undefined;
}
