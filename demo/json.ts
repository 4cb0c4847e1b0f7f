/** A JSON object as it comes from a parser. */
export type Json = { [name: string]: unknown };

/** True for a JSON object. */
export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object behind a value, or an empty one. */
export function object(value: unknown): Json {
  return isJson(value) ? value : {};
}

/** Parses text; undefined when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
