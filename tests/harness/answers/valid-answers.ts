import fc from 'fast-check';
import type { Json } from '~/codegen/language/model';
import { isList, isRecord, isString } from '~/lib/json';

type Schema = { readonly [keyword: string]: Json };

/**
 * Values that are valid by a schema without references, in the keywords that the contract uses. Throws on any other.
 */
export function validValues(schema: Json): fc.Arbitrary<Json> {
  if (!isRecord(schema)) return anything;
  const unknown = Object.keys(schema).find((keyword) => !known.has(keyword) && !keyword.startsWith('x-'));
  if (unknown !== undefined) throw new Error(`Say here what ${unknown} generates.`);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (isList(schema.enum)) return fc.constantFrom(...schema.enum);
  const { oneOf, allOf, ...rest } = schema;
  if (isList(oneOf)) return fc.oneof(...oneOf.map((branch) => validValues(merged([rest, branch]))));
  if (isList(allOf)) return validValues(merged([rest, ...allOf]));
  const types = isList(rest.type) ? rest.type : [rest.type ?? (rest.properties ? 'object' : 'any')];
  // What is not there says least.
  return fc.oneof(...types.map((type) => ({ weight: type === 'null' ? 1 : 3, arbitrary: ofType(type, rest) })));
}

const known = new Set([
  ...['type', 'const', 'enum', 'oneOf', 'allOf', 'properties', 'required', 'additionalProperties', 'items', 'minItems'],
  ...['maxItems', 'minimum', 'maximum', 'minLength', 'maxLength', 'format', 'pattern'],
  // They restrict nothing.
  ...['title', 'description', 'default', 'example', 'examples', 'deprecated'],
]);

/** One schema for what several say of the same value. */
function merged(schemas: readonly Json[]): Schema {
  const parts = schemas.filter((schema) => isRecord(schema));
  const properties = parts.flatMap((part) => (isRecord(part['properties']) ? Object.entries(part['properties']) : []));
  const required = parts.flatMap((part) => (isList(part['required']) ? part['required'] : []));
  return {
    ...Object.fromEntries(parts.flatMap((part) => Object.entries(part))),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(required.length > 0 && { required }),
  };
}

function ofType(type: Json, schema: Schema): fc.Arbitrary<Json> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return numbers(schema, type === 'integer');
    case 'string':
      return texts(schema);
    case 'array':
      return lists(schema);
    case 'object':
      return objects(schema);
    default:
      return anything;
  }
}

function lists({ items = true, minItems }: Schema): fc.Arbitrary<Json> {
  const minimum = number(minItems) ?? 0;
  const filled = fc.array(validValues(items), { minLength: Math.max(minimum, 1), maxLength: Math.max(minimum, 3) });
  return minimum > 0 ? filled : fc.oneof(fc.constant([]), { weight: 3, arbitrary: filled });
}

function objects({ properties, required, additionalProperties }: Schema): fc.Arbitrary<Json> {
  const members = Object.entries(isRecord(properties) ? properties : {});
  const names = isList(required) ? required.filter(isString) : [];
  const record = fc.record<Record<string, Json>, string>(
    Object.fromEntries([
      ...names.map((name) => [name, anything] as const),
      ...members.map(([name, member]) => [name, validValues(member)] as const),
    ]),
    { requiredKeys: names },
  );
  if (additionalProperties === false) return record;
  const taken = new Set([...members.map(([name]) => name), ...names]);
  const others = fc.dictionary(
    fc.constantFrom(...otherNames.filter((name) => !taken.has(name))),
    validValues(additionalProperties ?? true),
    {
      maxKeys: 2,
    },
  );
  return fc.tuple(record, others).map(([one, other]) => ({ ...one, ...other }));
}

/** Names in maps, and of members that the contract does not know. */
const otherNames = ['name', 'a', 'constructor', 'toString', 'ключ', '', '0', 'a.b/c~d'];

function numbers({ minimum, maximum }: Schema, isWhole: boolean): fc.Arbitrary<number> {
  const [min, max] = [number(minimum) ?? -(2 ** 31), number(maximum) ?? 2 ** 31 - 1];
  const edges = [0, 1, -1, 1.5, 1e15, 1763712000, 1763712000000, 1e300, -1e300, min, max].filter(
    (edge) =>
      edge >= (number(minimum) ?? -Infinity) && edge <= (number(maximum) ?? Infinity) && (!isWhole || edge % 1 === 0),
  );
  const within = isWhole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  return fc.oneof(fc.constantFrom(...edges), within);
}

function texts({ format, pattern, minLength = 0, maxLength = Infinity }: Schema): fc.Arbitrary<string> {
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'));
  if (format === 'date-time') return moments.map((date) => date.toISOString());
  if (format === 'email') return fc.constantFrom('ada@halden.example', 'o.neil+tag@mail.halden.example');
  if (format !== undefined) throw new Error(`Say here what the format ${String(format)} generates.`);
  // Lengths count characters, not units of UTF-16.
  return freeTexts.filter((text) => [...text].length >= Number(minLength) && [...text].length <= Number(maxLength));
}

const moments = fc.date({ min: new Date(0), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true });

const freeTexts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'text',
    '0',
    '-',
    '203.0.113.7',
    'https://halden.example/a?b#c',
    '2026-11-21T08:00:00Z',
    '12.5.1',
    '{name}',
  ),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);

const anything: fc.Arbitrary<Json> = fc.constantFrom<Json>(null, true, 7, 'text', [], {}, [1, 'a'], { name: 'a' });

function number(value: Json | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
