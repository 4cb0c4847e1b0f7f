import { isList, isRecord } from '~/lib/json';
import type { Json } from '../../language/model';

/** In front of a name that all objects have. No contract has such a name. */
const mark = '__descry_marked_';

const names = new Set(Object.getOwnPropertyNames(Object.prototype));
const anyName = new RegExp(`"(?:${[...names].join('|')})"`);

/**
 * A document as JSON, with a mark in front of names such as `constructor` and `hasOwnProperty`: the package that makes
 * types of it takes them for what all objects inherit.
 */
export function withMarks(document: Json): string {
  const text = JSON.stringify(document);
  return anyName.test(text) ? JSON.stringify(marked(document)) : text;
}

/** A text that was made of such a document, without the marks. */
export function withoutMarks(text: string): string {
  return text.replaceAll(mark, '');
}

function marked(value: Json, of?: string): Json {
  if (isList(value)) return value.map((one) => (of === 'required' && isName(one) ? mark + one : marked(one)));
  if (isRecord(value)) {
    const members = Object.entries(value).map(([name, one]) => [isName(name) ? mark + name : name, marked(one, name)]);
    return Object.fromEntries(members);
  }
  if (typeof value !== 'string' || !value.startsWith('#/')) return value;
  return value
    .split('/')
    .map((step) => (isName(step) ? mark + step : step))
    .join('/');
}

function isName(value: Json): value is string {
  return typeof value === 'string' && names.has(value);
}
