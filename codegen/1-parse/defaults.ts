import { isList, isRecord } from '../../lib/json';
import type { Json } from '../language/model';
import { branchOf, schemasBelow, type Additions, type Schema } from './schema';
import { itemSchema, propertySchema } from './walk';

/**
 * A value with the defaults of its schema in place of the properties that it does not give, also in the objects of
 * these defaults. An object whose schema has defaults gets the order of the schema, so that it is the same whether a
 * property is written or not. What the schema does not allow stays as it is, and so does a value without gaps.
 */
export function withDefaults(value: Json, schema: Schema): Json {
  if (!hasDefaults(schema)) return value;
  const branch = branchOf(schema, value);
  const whole = branch ? withDefaults(value, branch) : value;
  if (isList(whole)) return whole.map((entry, index) => filled(entry, itemSchema(schema, index)));
  return isRecord(whole) ? filledObject(whole, schema) : whole;
}

function filledObject(value: JsonObject, schema: Schema): Json {
  const { defaults, properties, additions } = schema;
  const known = defaults && defaults.size > 0 ? [...(properties?.keys() ?? [])] : [];
  const names = new Set([...known, ...Object.keys(value)]);
  for (const { without } of additions?.values() ?? []) names.delete(without);
  const entries = [...names].flatMap((name): readonly [string, Json][] => {
    const given = valueIn(value, name, schema);
    return given === undefined ? [] : [[name, filled(given, propertySchema(schema, name))]];
  });
  const written = Object.entries(value);
  const isSame =
    entries.length === written.length &&
    entries.every(([name, entry], at) => name === written[at]?.[0] && entry === written[at][1]);
  return isSame ? value : Object.fromEntries(entries);
}

type JsonObject = { readonly [name: string]: Json };

/** The value of a property: the one that is given, its default, or a list of both. */
function valueIn(value: JsonObject, name: string, { defaults, additions }: Schema): Json | undefined {
  const given = Object.hasOwn(value, name) ? value[name] : undefined;
  const known = defaults?.get(name);
  const adds = additions?.get(name);
  const isJoined = adds && isList(known) && (given === undefined || isList(given));
  return isJoined ? joined(given ?? [], known, adds, value) : (given ?? known);
}

/** The entries that are given, in their positions, then those of the default that are neither replaced nor left out. */
function joined(given: readonly Json[], known: readonly Json[], adds: Additions, value: JsonObject): Json {
  const keyOf = (entry: Json) => (isRecord(entry) ? entry[adds.by] : undefined);
  const without = value[adds.without];
  const gone = new Set([...given.map(keyOf), ...(isList(without) ? without : [])]);
  return [...given, ...known.filter((entry) => !gone.has(keyOf(entry)))];
}

function filled(value: Json, schema: Schema | false | undefined): Json {
  return schema ? withDefaults(value, schema) : value;
}

const knownSchemas = new WeakMap<Schema, boolean>();

/** Whether a schema, or one of those in it, has a default. Schemas refer to each other in circles. */
function hasDefaults(schema: Schema): boolean {
  const known = knownSchemas.get(schema);
  if (known !== undefined) return known;
  const reachable = new Set([schema]);
  for (const one of reachable) for (const below of schemasBelow(one)) reachable.add(below);
  const found = [...reachable].some(({ defaults }) => defaults !== undefined && defaults.size > 0);
  knownSchemas.set(schema, found);
  return found;
}
