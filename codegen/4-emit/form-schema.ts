import { isList } from '../../lib/json';
import type { Json } from '../language/model';
import type { JsonObject } from '../1-parse/read';
import type { Authored, AuthoredValue, PartialJson } from '../language/authored';
import type { FormCase, FormProperty } from '../language/authored-types';

const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const dotted = `(?:${octet}\\.){3}${octet}$`;
const address = `(?=${dotted})`;
const isPrivate = '(?:10\\.|172\\.(?:1[6-9]|2\\d|3[01])\\.|192\\.168\\.)';

/** The format ipv4. That of the library takes leading zeros, which some programs read as octal numbers. */
export const ipv4 = new RegExp(`^${dotted}`);

/** A file is an object for the validators: its format holds of texts alone. Without a rule, no control is drawn. */
const file = { format: 'binary' } as const;

/** The format `ipv4` refuses texts that are no addresses; these refuse only addresses of the other sort. */
const patterns = {
  public: `^(?!${address}${isPrivate})`,
  private: `^(?!${address}(?!${isPrivate}))`,
} as const;

/** The JSON Schema of a form in standard keywords alone, without the properties that only some cases ask for. */
export function commonSchema(form: AuthoredValue<'form'>): JsonObject {
  return schemaWith(form, new Map(), undefined);
}

/**
 * The JSON Schema of a form in one of its cases: the properties that all cases share, and those that this one asks for.
 */
export function caseSchema(form: AuthoredValue<'form'>, one: Authored<FormCase>): JsonObject {
  const { property: name = '', items = [] } = form.cases ?? {};
  const values = items.flatMap((each) => each?.value ?? []);
  return schemaWith(form, new Map(Object.entries(one.asks ?? {})), { name, values });
}

/** How a case asks for a property. */
type Request = NonNullable<Authored<FormCase>['asks']>[string];

/** The properties that only some cases ask for. */
function requestedProperties({ cases }: AuthoredValue<'form'>): ReadonlySet<string> {
  return new Set((cases?.items ?? []).flatMap((one) => Object.keys(one?.asks ?? {})));
}

function schemaWith(
  form: AuthoredValue<'form'>,
  asks: ReadonlyMap<string, Request>,
  choice: { readonly name: string; readonly values: readonly string[] } | undefined,
): JsonObject {
  const { schema } = form;
  const requested = requestedProperties(form);
  const properties = Object.entries(schema?.properties ?? {})
    .filter(([name]) => !requested.has(name) || asks.has(name))
    .map(([name, property = {}]) => [name, propertyWith(property, asks.get(name))] as const);
  const required = [...(schema?.required ?? []).map(String), ...asks.keys(), ...(choice ? [choice.name] : [])];
  return {
    type: 'object',
    properties: {
      ...(choice && { [choice.name]: { type: 'string', enum: choice.values } }),
      ...Object.fromEntries(properties),
    },
    ...(required.length > 0 && { required: [...new Set(required)] }),
    ...(schema?.additionalProperties === false && { additionalProperties: false }),
  };
}

/** A property as a case asks for it: narrowed to one sort of addresses, or with the keys of its values. */
function propertyWith(property: Authored<FormProperty>, request: Request): Json {
  // A file is no JSON: what it must be, its control checks.
  if ('format' in property && property.format === 'binary') return file;
  if (property.type === 'array') return limitsOf(property);
  if (property.type === 'mixed') return jsonOf({ enum: property.enum });
  if (request === 'public' || request === 'private') return { ...jsonOf(property), pattern: patterns[request] };
  if (!isList(request)) return jsonOf(property);
  const value = jsonOf(('additionalProperties' in property && property.additionalProperties) || {});
  const keys = request.map(String);
  return {
    type: 'object',
    properties: Object.fromEntries(keys.map((key): [string, Json] => [key, value])),
    required: keys,
  };
}

/** What each entry is and how many there may be. Without a type, the form library does not fill in what is missing. */
function limitsOf({ items, minItems, maxItems }: Authored<Extract<FormProperty, { type: 'array' }>>): JsonObject {
  const entry = items?.format === 'binary' ? file : { type: 'string' };
  return { items: entry, ...(minItems !== undefined && { minItems }), ...(maxItems !== undefined && { maxItems }) };
}

/** The rules of a value as JSON. */
function jsonOf(rules: { readonly [rule: string]: PartialJson }): JsonObject {
  return Object.fromEntries(
    Object.entries(rules).flatMap(([name, rule]): (readonly [string, Json])[] => {
      if (isPlain(rule)) return [[name, rule]];
      if (isList(rule)) return [[name, rule.filter(isPlain)]];
      return typeof rule === 'object' && rule !== null ? [[name, jsonOf(rule)]] : [];
    }),
  );
}

function isPlain(rule: PartialJson): rule is string | number | boolean | null {
  return rule === null || typeof rule === 'string' || typeof rule === 'number' || typeof rule === 'boolean';
}
