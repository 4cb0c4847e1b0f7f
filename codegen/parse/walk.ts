import type { Json, MarkedValue, Path } from '../model';
import { branchOf, isList, isObject, type Schema } from './schema';

/**
 * The marked values of a valid value, in document order. A text or binding that is an object comes before the
 * expressions inside it.
 */
export function walk(value: Json, schema: Schema): readonly MarkedValue[] {
  const found: MarkedValue[] = [];
  visit(value, schema, [], found);
  return found;
}

function visit(value: Json, schema: Schema, path: Path, found: MarkedValue[]): void {
  if (schema.mark) found.push({ path, value, mark: schema.mark });
  const branch = branchOf(schema, value);
  if (branch) visit(value, branch, path, found);
  if (isList(value)) {
    if (!schema.items && !schema.prefixItems) return;
    value.forEach((item, index) => {
      const below = itemSchema(schema, index);
      if (below) visit(item, below, [...path, index], found);
    });
  } else if (isObject(value) && (schema.properties || schema.additional)) {
    for (const name of Object.keys(value)) {
      const below = propertySchema(schema, name);
      const item = value[name];
      if (below && item !== undefined) visit(item, below, [...path, name], found);
    }
  }
}

/** The schema of one entry of a list; `false` when there may be none. */
export function itemSchema({ prefixItems = [], items }: Schema, index: number): Schema | false | undefined {
  return prefixItems[index] ?? items;
}

/** The schema of one property; `false` when there may be none of this name. */
export function propertySchema({ properties, additional }: Schema, name: string): Schema | false | undefined {
  return properties?.get(name) ?? additional;
}
