import { isList, isRecord } from '../../lib/json';
import type { Json } from '../language/model';
import { branchOf, type Schema } from './schema';
import { itemSchema, propertySchema } from './walk';

/**
 * A value with the defaults of its schema in place of the properties that it does not give, also in the objects of
 * these defaults. An object whose schema has defaults gets the order of the schema, so that it is the same whether a
 * property is written or not. What the schema does not allow stays as it is.
 */
export function withDefaults(value: Json, schema: Schema): Json {
  if (!hasDefaults(schema)) return value;
  const branch = branchOf(schema, value);
  const whole = branch ? withDefaults(value, branch) : value;
  if (isList(whole)) return whole.map((entry, index) => filled(entry, itemSchema(schema, index)));
  return isRecord(whole) ? filledObject(whole, schema) : whole;
}

function filledObject(value: { readonly [name: string]: Json }, schema: Schema): Json {
  const { defaults, properties } = schema;
  const known = defaults && defaults.size > 0 ? [...(properties?.keys() ?? [])] : [];
  const entries = [...new Set([...known, ...Object.keys(value)])].flatMap((name): readonly [string, Json][] => {
    const given = Object.hasOwn(value, name) ? value[name] : defaults?.get(name);
    return given === undefined ? [] : [[name, filled(given, propertySchema(schema, name))]];
  });
  return Object.fromEntries(entries);
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

function schemasBelow(schema: Schema): readonly Schema[] {
  const { properties, items, additional, prefixItems = [], union } = schema;
  const branches =
    union === undefined ? [] : union.by === 'presence' ? [union.present, union.absent] : [...union.branches.values()];
  const optional = [items, additional].flatMap((one) => (one ? [one] : []));
  return [...(properties?.values() ?? []), ...optional, ...prefixItems, ...branches];
}
