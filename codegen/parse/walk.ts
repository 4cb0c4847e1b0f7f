import type { Json, MarkedValue } from '../model';
import { branchOf, isList, isObject, type Schema } from './schema';

/**
 * The marked values of a valid value, in document order. A text or binding that is an object comes before the
 * expressions inside it. A property to fill in has the value null and comes before the others.
 */
export function walk(value: Json, schema: Schema): readonly MarkedValue[] {
  const found: MarkedValue[] = [];
  visit(value, schema, [], found);
  return found;
}

/** `path` is one list that grows and shrinks: most values have no mark and need no path of their own. */
function visit(value: Json, schema: Schema, path: (string | number)[], found: MarkedValue[]): void {
  if (schema.mark) found.push({ path: path.slice(), value, mark: schema.mark });
  const branch = branchOf(schema, value);
  if (branch) visit(value, branch, path, found);
  if (isList(value)) {
    for (let index = 0; index < value.length; index += 1)
      step(index, value[index], itemSchema(schema, index), path, found);
  } else if (isObject(value)) {
    for (const name of schema.filled ?? []) {
      if (!Object.hasOwn(value, name)) found.push({ path: [...path, name], value: null, mark: { is: 'filled' } });
    }
    for (const name of Object.keys(value)) step(name, value[name], propertySchema(schema, name), path, found);
  }
}

function step(
  at: string | number,
  item: Json | undefined,
  below: Schema | false | undefined,
  path: (string | number)[],
  found: MarkedValue[],
): void {
  if (!below || item === undefined) return;
  path.push(at);
  visit(item, below, path, found);
  path.pop();
}

/** The schema of one entry of a list; `false` when there may be none. */
export function itemSchema({ prefixItems, items }: Schema, index: number): Schema | false | undefined {
  return prefixItems?.[index] ?? items;
}

/** The schema of one property; `false` when there may be none of this name. */
export function propertySchema({ properties, additional }: Schema, name: string): Schema | false | undefined {
  return properties?.get(name) ?? additional;
}
