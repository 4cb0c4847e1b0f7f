import { didYouMean } from '~/lib/did-you-mean';
import type { Json } from '../language/model';
import { hasType, typeOf, typesOf, type Schema, type Union } from './schema';
import { propertySchema } from './walk';

type JsonObject = { readonly [name: string]: Json };

/** Words that other languages of descriptors have for the same; a property is meant by the others of its row. */
const otherWords: readonly (readonly string[])[] = [
  ['label', 'title', 'name', 'text', 'caption', 'heading', 'header'],
  ['text', 'message', 'content'],
  ['value', 'path', 'field', 'binding', 'expression', 'key'],
  ['property', 'field', 'name', 'id', 'key'],
  ['visibleWhen', 'showWhen', 'showIf', 'visibleIf', 'visible', 'condition', 'if', 'when'],
  ['enabledWhen', 'enabledIf', 'enableWhen', 'enabled'],
  ['help', 'description', 'hint', 'tooltip', 'info'],
  ['type', 'kind', 'format'],
  ['options', 'choices', 'enum', 'items', 'values'],
  ['widget', 'type', 'control', 'input'],
  ['tone', 'color', 'colour', 'intent', 'level', 'severity'],
  ['equals', 'value', 'is', 'eq', 'match', 'when'],
  ['from', 'min', 'minimum', 'above'],
  ['to', 'max', 'maximum', 'below'],
  ['operation', 'call', 'api', 'endpoint', 'request'],
  ['action', 'onClick', 'click', 'do'],
  ['path', 'url', 'address', 'route', 'href'],
  ['else', 'default', 'otherwise', 'fallback'],
  ['empty', 'emptyText', 'noData', 'whenEmpty'],
  ['initial', 'default', 'defaultValue', 'preset'],
  ['sort', 'sortBy', 'orderBy', 'order', 'sortable'],
];

/**
 * The properties that are meant by the keys of an object that its schema does not have: spelt alike, another word for
 * the same, or the only one that is missing and takes the value.
 */
export function meantKeys(value: JsonObject, schema: Schema): ReadonlyMap<string, string> {
  const names = Object.keys(value);
  const unknown = names.filter((name) => propertySchema(schema, name) === false);
  const meant = new Map<string, string>();
  if (unknown.length === 0) return meant;
  const taken = new Set(names);
  const take = (name: string, property: string | undefined): void => {
    if (property === undefined || meant.has(name)) return;
    meant.set(name, property);
    taken.add(property);
  };
  const isFree = (property: string): boolean => !taken.has(property);
  const free = (): readonly string[] => [...(schema.properties?.keys() ?? [])].filter(isFree);
  const needed = (): readonly string[] => (schema.required ?? []).filter(isFree);
  const fits = (name: string) => (property: string) => takes(schema, property, value[name] ?? null);
  for (const name of unknown) take(name, didYouMean(name, free()));
  for (const name of unknown) take(name, sameMeaning(name, needed().filter(fits(name))));
  for (const name of unknown) take(name, sameMeaning(name, free().filter(fits(name))));
  for (const name of unknown) take(name, sameMeaning(name, free()));
  const [only, ...others] = needed();
  const rest = unknown.filter((name) => !meant.has(name));
  if (only !== undefined && others.length === 0)
    for (const name of rest) if (rest.length === 1 && fits(name)(only)) take(name, only);
  return meant;
}

/** The first of some properties that has a row with a word. */
function sameMeaning(word: string, properties: readonly string[]): string | undefined {
  return (
    properties.find((property) => otherWords.some((row) => row.includes(word) && row[0] === property)) ??
    properties.find((property) => otherWords.some((row) => row.includes(word) && row.includes(property)))
  );
}

/** Whether a property takes a value, as far as its type and the words that it knows say. */
function takes(schema: Schema, property: string, value: Json): boolean {
  const of = propertySchema(schema, property);
  if (!of || !hasType(typeOf(value), typesOf(of))) return false;
  return of.values === undefined || of.values.includes(value);
}

/** The key that is meant to say which branch of a union an object is. */
export function misspeltDiscriminator(value: JsonObject, union: Union | undefined) {
  if (union?.by !== 'property' || Object.hasOwn(value, union.name)) return undefined;
  const { name: meant, branches } = union;
  const isUnknown = (name: string) => [...branches.values()].every((branch) => !propertySchema(branch, name));
  const written = Object.keys(value).find((name) => isUnknown(name) && didYouMean(name, [meant]) === meant);
  return written === undefined ? undefined : { meant, written };
}
