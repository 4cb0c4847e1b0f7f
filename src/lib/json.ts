/** A JSON object, nothing else: no list, no null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text. */
export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

/** A number that is not NaN or infinite. */
export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** True or false. */
export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

/** A list. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** The value of a JSON text; `undefined` when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
