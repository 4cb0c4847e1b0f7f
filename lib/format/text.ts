import { isEmpty, plainValue, type FormattedValue } from './formatted-value';

/** Any value as text, never as markup: objects and lists as JSON. `undefined` is a dash. */
export function formatText(value: unknown): FormattedValue | undefined {
  if (isEmpty(value)) return undefined;
  if (typeof value === 'string') return plainValue(value);
  if (typeof value === 'number' || typeof value === 'boolean') return plainValue(String(value));
  const json = toJson(value);
  return json === undefined ? undefined : plainValue(json);
}

function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    // A cycle or a bigint, which no server can send.
    return undefined;
  }
}
