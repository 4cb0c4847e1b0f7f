import { listAt, member, objectAt, stringAt, type JsonObject } from '../../codegen/1-parse/read';
import type { Json } from '../../codegen/language/model';
import { isRecord } from '../../lib/json';

/** Schemas by file. */
export type SchemaFiles = Readonly<Record<string, Json>>;

/** A schema and the file that its references begin in. */
export interface Located {
  readonly schema: JsonObject;
  readonly file: string;
}

/** A schema with its references followed and those of `allOf` joined; schemas inside it by where they are. */
export interface SchemaPart {
  /** Keywords that hold no schemas. */
  readonly keywords: JsonObject;
  readonly required: ReadonlySet<string>;
  readonly properties: ReadonlyMap<string, Located>;
  /** Of all entries, of other properties and of names, by keyword. */
  readonly inside: ReadonlyMap<string, Located>;
  /** Whether other properties are refused. */
  readonly isClosed: boolean;
  /** What the schema is one of, by what tells these apart. */
  readonly branches: ReadonlyMap<string, Located>;
}

const schemaKeywords = ['items', 'additionalProperties', 'propertyNames'] as const;
const readHere: ReadonlySet<string> = new Set([
  ...['$ref', '$defs', 'allOf', 'oneOf', 'properties', 'required', 'unevaluatedProperties'],
  ...schemaKeywords,
]);

/** Reads a schema as a whole. A reference that leads nowhere adds nothing. */
export function partOf(located: Located, files: SchemaFiles): SchemaPart {
  const { schema, file } = located;
  const target = targetOf(located, files);
  const joined = schemasAt(schema, 'allOf');
  const bases = [...(target ? [target] : []), ...joined.map((one) => ({ schema: one, file }))];
  const parts = [...bases.map((base) => partOf(base, files)), whatIsIn(located, files)];
  return {
    keywords: Object.assign({}, ...parts.map(({ keywords }) => keywords)),
    required: new Set(parts.flatMap(({ required }) => [...required])),
    properties: new Map(parts.flatMap(({ properties }) => [...properties])),
    inside: new Map(parts.flatMap(({ inside }) => [...inside])),
    isClosed: parts.some(({ isClosed }) => isClosed),
    branches: new Map(parts.flatMap(({ branches }) => [...branches])),
  };
}

function schemasAt(schema: JsonObject, keyword: string): readonly JsonObject[] {
  return listAt(schema, keyword).flatMap((one) => (isRecord(one) ? [one] : []));
}

function whatIsIn({ schema, file }: Located, files: SchemaFiles): SchemaPart {
  const at = (entries: JsonObject): readonly (readonly [string, Located])[] =>
    Object.entries(entries).flatMap(([name, value]) => (isRecord(value) ? [[name, { schema: value, file }]] : []));
  const isShut = (name: string): boolean => member(schema, name) === false;
  return {
    keywords: Object.fromEntries(Object.entries(schema).filter(([keyword]) => !readHere.has(keyword))),
    required: new Set(listAt(schema, 'required').filter((name) => typeof name === 'string')),
    properties: new Map(at(objectAt(schema, 'properties'))),
    inside: new Map(schemaKeywords.flatMap((keyword) => at({ [keyword]: member(schema, keyword) ?? null }))),
    isClosed: isShut('additionalProperties') || isShut('unevaluatedProperties'),
    branches: branchesOf({ schema, file }, files),
  };
}

/** Where `$ref` of a schema leads: `file#/$defs/name`, each half of which may be missing. */
export function targetOf({ schema, file }: Located, files: SchemaFiles): Located | undefined {
  const reference = stringAt(schema, '$ref');
  if (reference === undefined) return undefined;
  const [path = '', pointer = ''] = reference.split('#');
  const name = path === '' ? file : path;
  const steps = pointer.split('/').filter((step) => step !== '');
  const found = steps.reduce<Json | undefined>((value, step) => member(value, step), files[name]);
  return isRecord(found) ? { schema: found, file: name } : undefined;
}

function branchesOf({ schema, file }: Located, files: SchemaFiles): ReadonlyMap<string, Located> {
  const branches = schemasAt(schema, 'oneOf');
  const labels = new Map<string, Located>();
  for (const branch of branches) {
    const located = { schema: branch, file };
    const label = labelOf(partOf(located, files), objectAt(schema, 'discriminator'), files);
    let free = label;
    for (let count = 2; labels.has(free); count += 1) free = `${label} ${count}`;
    labels.set(free, located);
  }
  return labels;
}

/** What a branch is found by: the value of the property that decides, its presence, or else the type of values. */
function labelOf(
  { keywords, properties, required }: SchemaPart,
  discriminator: JsonObject,
  files: SchemaFiles,
): string {
  const decisive = stringAt(discriminator, 'propertyName');
  if (decisive !== undefined) {
    const property = properties.get(decisive);
    const { const: constant } = property ? partOf(property, files).keywords : {};
    return `${decisive} ${JSON.stringify(constant ?? null)}`;
  }
  const presence = stringAt(discriminator, 'presence');
  if (presence !== undefined) return properties.has(presence) ? `with ${presence}` : `without ${presence}`;
  const { type, const: constant } = keywords;
  if (type === undefined && properties.size === 0 && required.size > 0) return `required ${[...required].join()}`;
  return constant === undefined ? `of type ${[type ?? 'any'].flat().join()}` : JSON.stringify(constant);
}
