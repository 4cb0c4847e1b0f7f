import { isList, isRecord } from '~/lib/json';
import { childOf, idOf } from '../../language/address';
import type { Json, Path } from '../../language/model';
import { branchOf, typesOf, type Schema } from '../schema';
import { itemSchema, propertySchema } from '../walk';

/** A list of a descriptor to which extensions may add entries. */
export interface ExtensionPoint {
  readonly path: Path;
  readonly ids: readonly (string | undefined)[];
}

/**
 * The list with an address, such as `tabs` or `tabs.details.sections`: properties and ids. A list that the file does
 * not have is empty, if the schema has it. Nothing where there is no list of objects.
 */
export function findExtensionPoint(value: Json, schema: Schema, address: string): ExtensionPoint | undefined {
  const dot = address.lastIndexOf('.');
  const [around, name] = [address.slice(0, Math.max(0, dot)), address.slice(dot + 1)];
  const parent = objectAt(value, [], { address: '', wanted: around });
  const list = parent && schemaAt(schema, value, [...parent, name]);
  if (!list || !typesOf(list).includes('array')) return undefined;
  const entry = itemSchema(list, 0);
  if (!entry || !typesOf(entry).includes('object')) return undefined;
  const path = [...parent, name];
  const entries = path.reduce<Json | undefined>(childOf, value);
  return { path, ids: isList(entries) ? entries.map(idOf) : [] };
}

/** The path of the object with an address. */
function objectAt(
  value: Json | undefined,
  path: Path,
  { address, wanted }: { readonly address: string; readonly wanted: string },
): Path | undefined {
  if (isRecord(value) && !isList(value) && address === wanted) return path;
  const steps: readonly (readonly [string | number, string | number])[] = isList(value)
    ? value.map((entry, index) => [index, idOf(entry) ?? index])
    : isRecord(value)
      ? Object.keys(value).map((name) => [name, name])
      : [];
  for (const [step, name] of steps) {
    const below = address === '' ? String(name) : `${address}.${name}`;
    if (wanted !== below && !wanted.startsWith(`${below}.`)) continue;
    const found = objectAt(childOf(value, step), [...path, step], { address: below, wanted });
    if (found) return found;
  }
  return undefined;
}

function schemaAt(schema: Schema, value: Json, path: Path): Schema | undefined {
  let found: Schema | false | undefined = schema;
  let current: Json | undefined = value;
  for (const step of path) {
    if (!found || current === undefined) return undefined;
    const holder: Schema = branchOf(found, current) ?? found;
    found = typeof step === 'number' ? itemSchema(holder, step) : propertySchema(holder, step);
    current = childOf(current, step);
  }
  return found === false ? undefined : found;
}
