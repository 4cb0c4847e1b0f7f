import { isList } from '~/lib/json';
import { textOf } from '~/lib/parameter-text';
import { percentEncode } from '~/lib/percent-encode';

/** Writes the value of a parameter by its name; `undefined` for a value that cannot be written. */
export type WriteValue = (name: string, value: unknown) => string | undefined;

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
export function fillPath(template: string, path: object, write: WriteValue = encodedText): string | undefined {
  const values = new Map<string, unknown>(Object.entries(path));
  let isComplete = true;
  const filled = template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const text = write(name, values.get(name));
    if (text === undefined || text === '' || text === '.' || text === '..') isComplete = false;
    return text ?? '';
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
      const text = textOf(item);
      if (text !== undefined) search.append(name, text);
    }
  }
  return search;
}

/** Headers by name; values that cannot be written are dropped. */
export function writtenHeaders(
  values: object,
  write: WriteValue = (_, value) => textOf(value),
): Readonly<Record<string, string>> {
  const headers = Object.entries<unknown>({ ...values }).flatMap(([name, value]) => {
    const text = write(name, value);
    return text === undefined ? [] : [[name, name.toLowerCase() === 'if-match' ? strongTags(text) : text] as const];
  });
  return Object.fromEntries(headers);
}

/**
 * Entity tags without the mark of weak ones. `If-Match` never matches a weak tag (RFC 9110, section 13.1.1), and a
 * proxy that compresses the answer has marked the tag of the server as weak on its way.
 */
function strongTags(tags: string): string {
  return tags.replaceAll(/(?<=^|,\s*)W\/(?=")/g, '');
}

function encodedText(_name: string, value: unknown): string | undefined {
  return percentEncode(textOf(value) ?? '');
}
