import { isRecord } from '~/lib/json';

/** A value if it is a JSON object, or else an empty object. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
