import { compile } from 'json-schema-to-typescript';
import { isRecord } from '~/lib/json';
import { schemaFile, type KindTable } from '../../language/kind-table';
import { commentText } from '../../language/print';
import { authorMembers } from '../../language/kinds';
import type { Json } from '../../language/model';
import { listAt, stringAt, type JsonObject } from '../../1-parse/read';

const imports: readonly { readonly from: string; readonly names: readonly string[] }[] = [
  { from: '../console/ids', names: ['DialogId', 'IconSource', 'PreferenceName', 'ScreenId'] },
  { from: './operations', names: ['OperationId'] },
  { from: './types', names: ['Binding', 'Expression', 'FormValidator', 'JsonSchema', 'Text'] },
];

/** Types of compiled descriptors, from the schemas by file name: those of the kinds, with everything they refer to. */
export async function emitDescriptorTypes(schemas: ReadonlyMap<string, Json>, kinds: KindTable): Promise<string> {
  const roots = kinds.entries.flatMap(({ kind, output: { type } }) =>
    type === undefined ? [] : [{ file: schemaFile(kind), title: type }],
  );
  const definitions = new Definitions(schemas);
  for (const root of roots) definitions.addFile(root.file);
  const wanted = definitions.reachable(roots.map((root) => root.title));
  const bundle = { $defs: wanted, oneOf: roots.map((root) => ({ $ref: `#/$defs/${root.title}` })) };
  const text = await compile(bundle, 'Compiled', {
    bannerComment: '',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    unknownAny: true,
    style: { printWidth: 120, singleQuote: true },
  });
  const header = '// Generated from schemas/. Do not edit.\n';
  const body = readonlyEverywhere(text);
  const used = imports.flatMap(({ from, names }) => {
    const present = names.filter((name) => new RegExp(`\\b${name}\\b`).test(body));
    return present.length === 0 ? [] : [`import type { ${present.join(', ')} } from '${from}';\n`];
  });
  return `${header}${used.join('')}\n${body.trim()}\n`;
}

/** The library has no option for it; and a comment of one line needs no three. */
function readonlyEverywhere(text: string): string {
  return text
    .replace(/\/\*\*\n *\* (.*)\n *\*\//g, '/** $1 */')
    .replace(/^( +)(\[k: string\]|'?[\w-]+'?\??)(?=: )/gm, '$1readonly $2')
    .replace(/(?<!readonly )(\((?:[^()]|\n)*\)|\b\w+)\[\]/g, 'readonly $1[]');
}

/** The properties of a compiled object, and the names of those that it always has. */
type Members = { readonly properties: Record<string, Json>; readonly required: readonly string[] };

/** Schemas by title, rewritten so that they describe the compiled form. */
class Definitions {
  readonly #schemas: ReadonlyMap<string, Json>;
  readonly #byTitle = new Map<string, JsonObject>();

  constructor(schemas: ReadonlyMap<string, Json>) {
    this.#schemas = schemas;
  }

  addFile(file: string): void {
    this.#convert(this.#resolve(file, ''), file);
  }

  /** The definitions that `titles` need, in the order of first use. */
  reachable(titles: readonly string[]): Record<string, JsonObject> {
    const found: Record<string, JsonObject> = {};
    const visit = (title: string): void => {
      const definition = this.#byTitle.get(title);
      if (!definition) throw new Error(`No schema has the title ${title}.`);
      if (found[title]) return;
      found[title] = definition;
      for (const [, next = ''] of JSON.stringify(definition).matchAll(/"#\/\$defs\/(\w+)"/g)) visit(next);
    };
    titles.forEach(visit);
    return found;
  }

  #resolve(file: string, pointer: string): Json | undefined {
    let schema = this.#schemas.get(file);
    for (const step of pointer.split('/').slice(1)) schema = isRecord(schema) ? schema[step] : undefined;
    if (schema === undefined) throw new Error(`Nothing is at ${file}#${pointer}.`);
    return schema;
  }

  #convert(schema: Json | undefined, file: string): JsonObject {
    if (!isRecord(schema)) return {};
    const about = description(schema);
    if (typeof schema.tsType === 'string') return { ...about, tsType: schema.tsType };
    if (typeof schema.$ref === 'string') {
      const [target = '', pointer = ''] = schema.$ref.split('#');
      const targetFile = target === '' ? file : target;
      const { description: _, ...converted } = this.#convert(this.#resolve(targetFile, pointer), targetFile);
      return converted.$ref === undefined ? { ...converted, ...about } : converted;
    }
    const { title } = schema;
    if (typeof title !== 'string') return this.#shape(schema, file);
    if (!this.#byTitle.has(title)) {
      this.#byTitle.set(title, {});
      this.#byTitle.set(title, { title, ...about, ...this.#shape(schema, file) });
    }
    return { $ref: `#/$defs/${title}` };
  }

  /** The schema without what only matters for validation, plus what the compiler fills in. */
  #shape(schema: JsonObject, file: string): JsonObject {
    const about = description(schema);
    if (Array.isArray(schema.prefixItems)) {
      const types = schema.prefixItems.map((item: Json) => (isRecord(item) ? String(item.type) : 'unknown'));
      return { ...about, tsType: `readonly [${types.join(', ')}]` };
    }
    const branches = listAt(schema, 'oneOf').flatMap((branch) =>
      isRecord(branch) && describesAType(branch) ? [branch] : [],
    );
    if (branches.length > 0) return { ...about, oneOf: branches.map((branch) => this.#convert(branch, file)) };
    const shape: Record<string, Json> = { ...about };
    if (schema.const !== undefined) return { ...shape, enum: [schema.const] };
    if (schema.enum !== undefined) return { ...shape, enum: schema.enum };
    if (schema.type !== undefined) shape.type = schema.type;
    if (schema.items !== undefined) shape.items = this.#convert(schema.items, file);
    if (schema.properties !== undefined || schema.allOf !== undefined || schema['x-compiled'] !== undefined) {
      shape.type = 'object';
      Object.assign(shape, this.#members(schema, file));
    }
    const rest = schema.additionalProperties ?? schema.unevaluatedProperties;
    if (rest !== undefined) shape.additionalProperties = isRecord(rest) ? this.#convert(rest, file) : rest;
    return shape;
  }

  /** What a file says once for several of its properties. */
  #shared(property: Json, file: string): JsonObject {
    if (!isRecord(property) || typeof property.$ref !== 'string' || file === common) return {};
    const [target, pointer = ''] = property.$ref.split('#');
    const shared = target === '' ? this.#resolve(file, pointer) : undefined;
    return isRecord(shared) ? description(shared) : {};
  }

  /** The properties of a group: those of the schema that it refers to, or its own. */
  #groupMembers(group: Json, file: string): Members {
    const reference = stringAt(group, '$ref');
    if (reference === undefined) return this.#members(isRecord(group) ? group : {}, file);
    const [target = '', pointer = ''] = reference.split('#');
    const targetFile = target || file;
    return this.#groupMembers(this.#resolve(targetFile, pointer) ?? {}, targetFile);
  }

  #members(schema: JsonObject, file: string): Members {
    const properties: Record<string, Json> = {};
    const required = new Set(Array.isArray(schema.required) ? schema.required.map(String) : []);
    const compiled = isRecord(schema['x-compiled']) ? schema['x-compiled'] : {};
    for (const [key, type] of Object.entries(compiled)) {
      const name = key.replace(/\?$/, '');
      properties[name] = { tsType: type };
      if (name === key) required.add(name);
    }
    const written = isRecord(schema.properties) ? schema.properties : {};
    for (const [name, property] of Object.entries(written)) {
      if (authorMembers.includes(name) || name in properties || isLeftOut(written, name)) continue;
      const converted = this.#convert(property, file);
      properties[name] = converted.$ref === undefined ? { ...this.#shared(property, file), ...converted } : converted;
      if (isRecord(property) && (property['x-filled'] === true || property.default !== undefined)) required.add(name);
    }
    for (const group of listAt(schema, 'allOf')) {
      const { properties: shared, required: names } = this.#groupMembers(group, file);
      Object.assign(properties, shared);
      for (const name of names) required.add(name);
    }
    return { properties, required: [...required] };
  }
}

/** Whether a property only says which entries of a default another one does not have. */
function isLeftOut(properties: JsonObject, name: string): boolean {
  return Object.values(properties).some(
    (one) => isRecord(one) && isRecord(one['x-adds']) && one['x-adds'].without === name,
  );
}

/** What it says of its shapes is too general for a property. */
const common = 'common.schema.json';

/** A branch that only demands properties restricts a type; it is none of its own. */
function describesAType(branch: JsonObject): boolean {
  return Object.keys(branch).some((key) => key !== 'required');
}

function description(schema: JsonObject): JsonObject {
  // The library writes it into a comment as it is.
  return typeof schema.description === 'string' ? { description: commentText(schema.description) } : {};
}
