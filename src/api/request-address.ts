import { isList } from '~/lib/json';
import { percentEncode } from '~/lib/percent-encode';

/** The path and query of an address, with percent-encoded values; `undefined` if `fillPath` cannot fill in the path. */
export function requestAddress(template: string, path: object = {}, query: object = {}): string | undefined {
  const filled = fillPath(template, path);
  if (filled === undefined) return undefined;
  const search = queryOf(query);
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/**
 * A path template with its values, percent-encoded. `undefined` if a value is missing, empty, no well-formed text or a
 * dot segment, which would lead to another path.
 */
export function fillPath(template: string, path: object): string | undefined {
  const values = new Map<string, unknown>(Object.entries(path));
  let isComplete = true;
  const filled = template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = percentEncode(toText(values.get(name)) ?? '');
    if (value === undefined || value === '' || value === '.' || value === '..') isComplete = false;
    return value ?? '';
  });
  return isComplete ? filled : undefined;
}

/**
 * Query parameters; a list gives one parameter for each item; values other than texts, numbers and booleans are
 * dropped.
 */
export function queryOf(values: object): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries<unknown>({ ...values })) {
    for (const item of isList(value) ? value : [value]) {
      const text = toText(item);
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
