import type { ParameterStyle, ParameterStyles } from '~/generated/contract/operations';
import { isList } from '~/lib/json';
import { textOf, writeHeader, writeParameter } from '~/lib/parameter-style';
import { percentEncode } from '~/lib/percent-encode';

/** The path and query of an address, with percent-encoded values; `undefined` if `fillPath` cannot fill in the path. */
export function requestAddress(template: string, path: object = {}, query: object = {}): string | undefined {
  const filled = fillPath(template, path);
  if (filled === undefined) return undefined;
  const search = queryOf(query);
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/**
 * A path template with its values, percent-encoded, in their styles. `undefined` if a value is missing, empty, no
 * well-formed text or a dot segment, which would lead to another path.
 */
export function fillPath(template: string, path: object, styles?: ParameterStyles): string | undefined {
  const values = new Map<string, unknown>(Object.entries(path));
  let isComplete = true;
  const filled = template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const [value, style] = [values.get(name), styleOf(name, styles)];
    const text = style ? writeParameter(name, value, style) : percentEncode(textOf(value) ?? '');
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

/** A query of parameters some of which have a style; what such a one cannot write is dropped. */
export function styledQuery(values: object, styles: ParameterStyles): string {
  const entries = Object.entries<unknown>({ ...values });
  const usual = entries.filter(([name]) => !Object.hasOwn(styles, name));
  const styled = entries.flatMap(([name, value]) => {
    const style = styleOf(name, styles);
    return (style && writeParameter(name, value, style, true)) ?? [];
  });
  return [String(queryOf(Object.fromEntries(usual))), ...styled].filter((part) => part !== '').join('&');
}

/** Headers by name in their styles; values that cannot be written are dropped. */
export function writtenHeaders(values: object, styles?: ParameterStyles): Readonly<Record<string, string>> {
  const headers = Object.entries<unknown>({ ...values }).flatMap(([name, value]) => {
    const style = styleOf(name, styles);
    const text = style ? writeHeader(name, value, style) : textOf(value);
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

function styleOf(name: string, styles: ParameterStyles = {}): ParameterStyle | undefined {
  return Object.hasOwn(styles, name) ? styles[name] : undefined;
}
