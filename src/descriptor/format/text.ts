import { isEmpty } from './emptiness';
import { plainly, type Shown } from './shown';

/** Any value as text, never as markup: objects and lists as JSON. `undefined` is a dash. */
export function showText(value: unknown): Shown | undefined {
  if (isEmpty(value)) return undefined;
  if (typeof value === 'string') return plainly(value);
  if (typeof value === 'number' || typeof value === 'boolean') return plainly(String(value));
  const json = toJson(value);
  return json === undefined ? undefined : plainly(json);
}

function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    // A cycle or a bigint: nothing a server can send, so nothing to show.
    return undefined;
  }
}
