import { isList } from '../lib/json';
import { percentEncode } from '../lib/percent-encode';

/**
 * Path and query of a call, values percent-encoded. `undefined` when a path value is missing, empty, no whole text or a dot
 * segment, which would lead to another path.
 */
export function requestAddress(template: string, path: object = {}, query: object = {}): string | undefined {
  const values = new Map<string, unknown>(Object.entries(path));
  let complete = true;
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = percentEncode(toText(values.get(name)) ?? '');
    if (value === undefined || value === '' || value === '.' || value === '..') complete = false;
    return value ?? '';
  });
  if (!complete) return undefined;
  const search = queryOf(query);
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** Query parameters of a call; entries of a list one after the other, what is no text, number or boolean left out. */
export function queryOf(values: object): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries<unknown>({ ...values })) {
    for (const entry of isList(value) ? value : [value]) {
      const text = toText(entry);
      if (text !== undefined) search.append(name, text);
    }
  }
  return search;
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;
}
