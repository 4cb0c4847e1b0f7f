import type { Json } from '../model';
import { listAt, member, objectAt, stringAt, type JsonObject } from '../parse/read';

const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const dotted = `(?:${octet}\\.){3}${octet}$`;
const address = `(?=${dotted})`;
const isPrivate = '(?:10\\.|172\\.(?:1[6-9]|2\\d|3[01])\\.|192\\.168\\.)';

/** The format ipv4. That of the library takes leading zeros, which some programs read as octal numbers. */
export const ipv4 = new RegExp(`^${dotted}`);

/** What is no address at all is told as such; these refuse only addresses of the other sort. */
const patterns = {
  public: `^(?!${address}${isPrivate})`,
  private: `^(?!${address}(?!${isPrivate}))`,
} as const;

/** The JSON Schema of a form with the words of its own in plain terms, without what only some cases ask for. */
export function commonSchema(form: Json): JsonObject {
  return schemaWith(form, new Map(), undefined);
}

/** The JSON Schema of a form in one of its cases: what all cases share, and what this one asks for. */
export function caseSchema(form: Json, one: Json): JsonObject {
  const cases = member(form, 'cases');
  const values = listAt(cases, 'items').flatMap((each) => stringAt(each, 'value') ?? []);
  return schemaWith(form, new Map(Object.entries(objectAt(one, 'asks'))), {
    name: stringAt(cases, 'property') ?? '',
    values,
  });
}

/** The properties that only some cases ask for. */
function askedProperties(form: Json): ReadonlySet<string> {
  return new Set(listAt(member(form, 'cases'), 'items').flatMap((one) => Object.keys(objectAt(one, 'asks'))));
}

function schemaWith(
  form: Json,
  asks: ReadonlyMap<string, Json>,
  choice: { readonly name: string; readonly values: readonly string[] } | undefined,
): JsonObject {
  const schema = member(form, 'schema');
  const asked = askedProperties(form);
  const properties = Object.entries(objectAt(schema, 'properties'))
    .filter(([name]) => !asked.has(name) || asks.has(name))
    .map(([name, property]) => [name, propertyWith(property, asks.get(name))] as const);
  const required = [...listAt(schema, 'required'), ...asks.keys(), ...(choice ? [choice.name] : [])];
  return {
    type: 'object',
    properties: {
      ...(choice && { [choice.name]: { type: 'string', enum: choice.values } }),
      ...Object.fromEntries(properties),
    },
    ...(required.length > 0 && { required: [...new Set(required)] }),
    ...(member(schema, 'additionalProperties') === false && { additionalProperties: false }),
  };
}

/** A property as a case asks for it: narrowed to one sort of addresses, or with the keys of its values. */
function propertyWith(property: Json, ask: Json | undefined): Json {
  if (ask === 'public' || ask === 'private') return { ...objectAt({ property }, 'property'), pattern: patterns[ask] };
  if (!Array.isArray(ask)) return property;
  const value = member(property, 'additionalProperties') ?? {};
  return {
    type: 'object',
    properties: Object.fromEntries(ask.map((key): [string, Json] => [String(key), value])),
    required: ask,
  };
}
