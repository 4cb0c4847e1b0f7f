import { isList, isRecord } from '../../lib/json';
import type { PartialJson } from '../language/authored';
import type { Json } from '../language/model';
import { branchOf, hasType, typeOf, typesOf, type Schema } from './schema';
import { itemSchema, propertySchema } from './walk';

/**
 * A value without what its schema does not allow. In place of a value of another type there is an empty object or list
 * where the schema wants one, and nothing otherwise.
 */
export function authoredForm(value: Json, schema: Schema | false | undefined): PartialJson {
  if (schema === false) return undefined;
  if (!schema) return value;
  const types = typesOf(schema);
  if (!hasType(typeOf(value), types)) {
    const [only] = types.length === 1 ? types : [];
    return only === 'object' ? {} : only === 'array' ? [] : undefined;
  }
  if (schema.values && !schema.values.includes(value)) return undefined;
  if (schema.union?.by === 'type') return authoredForm(value, branchOf(schema, value) ?? false);
  if (isList(value)) return value.map((entry, index) => authoredForm(entry, itemSchema(schema, index)));
  return isRecord(value) ? authoredObject(value, schema) : value;
}

function authoredObject(value: { readonly [name: string]: Json }, schema: Schema): PartialJson {
  const { union } = schema;
  const branch = branchOf(schema, value);
  const possible = branch || union?.by !== 'property' ? [branch ?? schema] : [...union.branches.values()];
  const entries = Object.entries(value).flatMap(([name, entry]) => {
    const schemas = possible.map((one) => propertySchema(one, name));
    // Of a property that not every branch has, nobody knows what it is.
    if (schemas.some((below) => below === false)) return [];
    return [[name, authoredForm(entry, schemas[0])] as const];
  });
  return Object.fromEntries(entries);
}
