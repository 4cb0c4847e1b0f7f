import { jsonTypes, type JsonType, type Schema, type Schemas } from '../../1-parse/schema';
import { commentText, printKey, quote } from '../../language/print';
import { header } from '../emitter';

/**
 * Path of the types of descriptors as authors write them. Git holds the file: the compiler itself is written with it.
 */
export const authoredTypesPath = 'codegen/language/authored-types.ts';

/** Types of descriptors as authors write them, from the schemas: one for each title, and one for each kind. */
export function emitAuthoredTypes(schemas: Schemas): string {
  const types = new TypeWriter();
  const kinds = [...schemas].map(([kind, schema]) => `  readonly ${printKey(kind)}: ${types.typeOf(schema, '  ')};\n`);
  const byKind = `/** The value of a descriptor by its kind. */\nexport interface AuthoredTypes {\n${kinds.join('')}}\n`;
  return [header('schemas/'), ...types.declarations, byKind].join('\n');
}

/** The longest line of a union. */
const width = 100;

const primitives: Readonly<Record<Exclude<JsonType, 'array' | 'object'>, string>> = {
  null: 'null',
  boolean: 'boolean',
  integer: 'number',
  number: 'number',
  string: 'string',
};

/** Writes schemas as TypeScript. A schema with a title becomes a type of that name. */
class TypeWriter {
  readonly #byTitle = new Map<string, string>();
  readonly #seen = new Set<Schema>();

  /** The types with names, in the order of their names. */
  get declarations(): readonly string[] {
    const sorted = [...this.#byTitle].sort(([left], [right]) => (left < right ? -1 : 1));
    return sorted.map(([, text]) => text);
  }

  /** The type of the values of a schema, on lines that begin with `indent`. */
  typeOf(schema: Schema | false | undefined, indent: string): string {
    if (!schema) return schema === false ? 'never' : 'unknown';
    const { title } = schema;
    if (title === undefined) return this.#shape(schema, indent);
    if (this.#seen.has(schema)) return title;
    this.#seen.add(schema);
    const text = this.#declaration(title, schema);
    // Two files may describe the same values.
    if ((this.#byTitle.get(title) ?? text) !== text) throw new Error(`Two different schemas have the title ${title}.`);
    this.#byTitle.set(title, text);
    return title;
  }

  #declaration(title: string, schema: Schema): string {
    const about = schema.description === undefined ? '' : `/** ${commentText(schema.description)} */\n`;
    const shape = this.#shape(schema, '');
    return schema.properties && !schema.union
      ? `${about}export interface ${title} ${shape}\n`
      : `${about}export type ${title} = ${shape.length > width && !shape.includes('\n') ? shape.replaceAll(' | ', '\n  | ') : shape};\n`;
  }

  #shape(schema: Schema, indent: string): string {
    const { values, union, properties, additional, prefixItems, items, types = [] } = schema;
    if (values) return values.map((value) => (typeof value === 'string' ? quote(value) : String(value))).join(' | ');
    if (union) {
      const branches = union.by === 'presence' ? [union.present, union.absent] : [...union.branches.values()];
      return [...new Set(branches.map((branch) => this.typeOf(branch, indent)))].join(' | ');
    }
    if (properties) return this.#object(schema, indent);
    const written = types.map((type) => {
      if (type === 'object') return `{ readonly [name: string]: ${this.typeOf(additional, indent)} }`;
      if (type !== 'array') return primitives[type];
      const entries = prefixItems?.map((entry) => this.typeOf(entry, indent)).join(', ');
      return entries === undefined ? listOf(this.typeOf(items, indent)) : `readonly [${entries}]`;
    });
    return written.length === 0 || written.length === jsonTypes.length ? 'unknown' : [...new Set(written)].join(' | ');
  }

  #object({ properties, defaults, required = [] }: Schema, indent: string): string {
    const inner = `${indent}  `;
    const lines = [...(properties ?? [])].map(
      ([name, schema]) =>
        `${inner}readonly ${printKey(name)}${required.includes(name) || defaults?.has(name) ? '' : '?'}: ${this.typeOf(schema, inner)};\n`,
    );
    return `{\n${lines.join('')}${indent}}`;
  }
}

function listOf(entry: string): string {
  return /^[\w'.]+$/.test(entry) ? `readonly ${entry}[]` : `ReadonlyArray<${entry}>`;
}
