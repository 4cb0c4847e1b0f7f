import { nameKinds, type Json, type Mark, type Path } from '../model';
import { isList, isObject, jsonTypes, type JsonType, type Schema } from './schema';

/** Keywords that say nothing about which values are valid. */
export const annotations: ReadonlySet<string> = new Set([
  '$schema',
  '$id',
  '$defs',
  '$comment',
  'title',
  'tsType',
  'x-filled',
  'x-compiled',
  'discriminator',
  'oneOf',
]);

type Below = (value: Json, ...steps: Path) => Schema;

/** What each keyword adds to a schema; nothing when its value has the wrong shape. */
export const readers: Readonly<Record<string, (value: Json, below: Below) => Schema | undefined>> = {
  description: (value) => (typeof value === 'string' ? { description: value } : undefined),
  type: (value) => {
    const types = isList(value) ? value : [value];
    return types.every(isType) ? { types } : undefined;
  },
  const: (value) => ({ constant: value, values: [value] }),
  enum: (value) => (isList(value) ? { values: value } : undefined),
  minLength: (value) => count(value, (minLength) => ({ minLength })),
  maxLength: (value) => count(value, (maxLength) => ({ maxLength })),
  pattern: (value) => {
    const pattern = typeof value === 'string' ? regularExpression(value) : undefined;
    return pattern && { pattern };
  },
  minimum: (value) => (typeof value === 'number' ? { minimum: value } : undefined),
  maximum: (value) => (typeof value === 'number' ? { maximum: value } : undefined),
  minItems: (value) => count(value, (minItems) => ({ minItems })),
  maxItems: (value) => count(value, (maxItems) => ({ maxItems })),
  uniqueItems: (value) => (typeof value === 'boolean' ? { uniqueItems: value } : undefined),
  prefixItems: (value, below) =>
    isList(value) ? { prefixItems: value.map((item, index) => below(item, index)) } : undefined,
  items: (value, below) => ({ items: value === false ? false : below(value) }),
  minProperties: (value) => count(value, (minProperties) => ({ minProperties })),
  properties: (value, below) => {
    if (!isObject(value)) return undefined;
    const entries = Object.entries(value);
    return {
      properties: new Map(entries.map(([name, schema]) => [name, below(schema, name)])),
      filled: entries.flatMap(([name, schema]) => (isObject(schema) && schema['x-filled'] === true ? [name] : [])),
      purposes: new Map(entries.flatMap(([name, schema]) => purposeOf(name, schema))),
    };
  },
  required: (value) => (isNames(value) ? { required: value } : undefined),
  dependentRequired: (value) => {
    if (!isObject(value)) return undefined;
    const dependent = new Map<string, readonly string[]>();
    for (const [name, others] of Object.entries(value)) {
      if (!isNames(others)) return undefined;
      dependent.set(name, others);
    }
    return { dependentRequired: dependent };
  },
  propertyNames: (value, below) => ({ propertyNames: below(value) }),
  additionalProperties: (value, below) =>
    value === true ? {} : { additional: value === false ? false : below(value) },
  'x-descry': (value) => (isMark(value) ? { mark: value } : undefined),
};

/** What `oneOf` adds to a schema, or why its branches cannot be told apart. */
export function readUnion(schema: { readonly [name: string]: Json }, branches: readonly Schema[]): Schema | string {
  const discriminator = isObject(schema.discriminator) ? schema.discriminator : {};
  const { propertyName, presence } = discriminator;
  if (typeof propertyName === 'string') {
    const named = branches.map((branch) => [branch.properties?.get(propertyName)?.constant, branch] as const);
    const byName = new Map(named.flatMap(([name, branch]) => (typeof name === 'string' ? [[name, branch]] : [])));
    if (byName.size < branches.length)
      return `Every branch must have a "${propertyName}" of its own, given by "const".`;
    return { union: { by: 'property', name: propertyName, branches: byName } };
  }
  if (typeof presence === 'string') {
    const present = branches.find((branch) => branch.properties?.has(presence));
    const absent = branches.find((branch) => !branch.properties?.has(presence));
    if (!present || !absent || branches.length > 2) return `Of two branches exactly one must have "${presence}".`;
    return { union: { by: 'presence', name: presence, present, absent } };
  }
  const groups = branches.map(({ required = [] }) => required);
  const onlyRequired = branches.every((branch) => Object.keys(branch).join() === 'required');
  return onlyRequired ? { oneGroup: groups } : { union: { by: 'type', branches } };
}

function purposeOf(name: string, schema: Json): readonly (readonly [string, string])[] {
  return isObject(schema) && typeof schema.description === 'string' ? [[name, schema.description]] : [];
}

function count(value: Json, add: (value: number) => Schema): Schema | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? add(value) : undefined;
}

function regularExpression(source: string): RegExp | undefined {
  try {
    return new RegExp(source, 'u');
  } catch {
    return undefined;
  }
}

function isType(value: Json): value is JsonType {
  return jsonTypes.some((type) => type === value);
}

function isNames(value: Json): value is readonly string[] {
  return isList(value) && value.every((name) => typeof name === 'string');
}

function isMark(value: Json): value is Mark {
  if (!isObject(value)) return false;
  const { is, of, type, scope } = value;
  if (is === 'name') return nameKinds.some((kind) => kind === of);
  if (is !== 'expression') return is === 'binding' || is === 'text' || is === 'form-schema';
  const types: readonly (Json | undefined)[] = [undefined, 'boolean', 'string', 'number', 'list'];
  return types.includes(type) && (scope === undefined || scope === 'item');
}
