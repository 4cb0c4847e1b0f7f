import { isList, isRecord } from '~/lib/json';
import { union } from '../../language/type-relations';
import type { FileType, Limits, Member, Type } from '../../language/type';
import type { Json } from '../../language/model';
import { listAt, member, numberAt, stringAt } from '../read';
import { referenceTo } from './reference';
import { keyOf, partOf, stepsBelow, type Documents, type ResolvedNode } from './documents';

/** The type of the schema of a form, which has no references. Its binary texts are files. */
export function typeOfSchema(schema: Json): Type {
  const plain: Graph = {
    below: (node, ...steps) => steps.reduce(partOf, node),
    children: (node) => stepsBelow(node).map((step) => [step, partOf(node, step)]),
  };
  return new SchemaTypes(plain, { withFiles: true }).typeAt({ path: '', steps: [], value: schema });
}

/** Where schemas come from. */
type Graph = Pick<Documents, 'below' | 'children'>;

/** Turns JSON Schemas into types. A schema that contains itself becomes a type that contains itself. */
export class SchemaTypes {
  readonly #documents: Graph;
  readonly #withFiles: boolean;
  readonly #known = new Map<string, Type>();
  readonly #started = new Map<string, Type>();

  /** With `withFiles`, binary texts are files: in the parts of a body that is no JSON, and in forms. */
  constructor(documents: Graph, { withFiles = false } = {}) {
    this.#documents = documents;
    this.#withFiles = withFiles;
  }

  /** The type of the schema at a node. */
  typeAt(node: ResolvedNode): Type {
    const schema = this.#documents.below(node);
    const key = keyOf(schema);
    const known = this.#known.get(key) ?? this.#started.get(key);
    if (known) return known;
    this.#started.set(key, any);
    const type = this.#make(schema, key);
    this.#known.set(key, type);
    this.#started.delete(key);
    return type;
  }

  #make(schema: ResolvedNode, key: string): Type {
    const { value } = schema;
    if (!isRecord(value)) return any;
    if (value.const !== undefined) return literal(value.const);
    if (Array.isArray(value.enum)) return union(value.enum.map(literal));
    const parts: Type[] = [];
    for (const word of ['oneOf', 'anyOf']) {
      const choice = this.#documents.children(this.#documents.below(schema, word));
      if (choice.length > 0) parts.push(union(choice.map(([, node]) => this.#shape(schema, node))));
    }
    for (const [, node] of this.#documents.children(this.#documents.below(schema, 'allOf')))
      parts.push(this.typeAt(node));
    const type = this.#typeOf(schema, value, key);
    const merged = parts.length === 0 ? type : mergeAll(type.is === 'any' ? parts : [...parts, type]);
    return value.nullable === true ? union([merged, { is: 'null' }]) : merged;
  }

  /** One of several shapes. A discriminator says by which values of a property it is told from the others. */
  #shape(schema: ResolvedNode, shape: ResolvedNode): Type {
    const type = this.typeAt(shape);
    const discriminator = this.#documents.below(schema, 'discriminator').value;
    const property = stringAt(discriminator, 'propertyName');
    const name = nameOf(this.#documents.below(shape));
    if (property === undefined || name === undefined || type.is !== 'object') return type;
    const declared = type.members.get(property);
    if (declared?.type.is !== 'string' || declared.type.values) return type;
    const values = valuesOfShape(name, member(discriminator, 'mapping'));
    return {
      ...type,
      members: new Map([...type.members, [property, { ...declared, type: { is: 'string', values } }]]),
    };
  }

  #typeOf(schema: ResolvedNode, value: { readonly [name: string]: Json }, key: string): Type {
    const file = this.#withFiles ? fileOf(value) : undefined;
    if (file && !isList(value.type)) return file;
    const names = isList(value.type) ? value.type : [value.type ?? (isRecord(value.properties) ? 'object' : undefined)];
    return union(names.map((name) => (name === 'string' && file) || this.#ofKind(name, schema, key)));
  }

  #ofKind(name: Json | undefined, schema: ResolvedNode, key: string): Type {
    switch (name) {
      case 'string':
      case 'boolean':
      case 'null':
      case 'number':
        return { is: name };
      case 'integer':
        return { is: 'number' };
      case 'array':
        return { is: 'list', item: this.typeAt(this.#documents.below(schema, 'items')) };
      case 'object':
        return this.#object(schema, key);
      default:
        return any;
    }
  }

  /** The object is known before its members are, so that they can refer to it. */
  #object(schema: ResolvedNode, key: string): Type {
    const members = new Map<string, Member>();
    const name = nameOf(schema);
    const type: { is: 'object'; name?: string; members: Map<string, Member>; rest?: Type } = { is: 'object', members };
    if (name !== undefined) type.name = name;
    this.#started.set(key, type);
    const required = this.#documents.below(schema, 'required').value;
    const isRequired = (property: string | number) => Array.isArray(required) && required.includes(property);
    const owner = this.#documents.below(schema, 'properties');
    const properties = this.#documents.children(owner);
    for (const [name, node] of properties) {
      const type = this.typeAt(node);
      const reference = referenceTo([...owner.steps, name], owner.path);
      members.set(String(name), { type, optional: !isRequired(name), reference, ...this.#documentation(node) });
    }
    const rest = this.#documents.below(schema, 'additionalProperties');
    if (isRecord(rest.value)) type.rest = this.typeAt(rest);
    else if (rest.value === true || (rest.value === undefined && properties.length === 0)) type.rest = any;
    return type;
  }

  /** What a property says about itself, or the schema that it refers to. */
  #documentation(node: ResolvedNode): Pick<Member, 'description' | 'example' | 'limits'> {
    const referred = this.#documents.below(node).value;
    const description = stringAt(node.value, 'description') ?? stringAt(referred, 'description');
    const example = member(referred, 'example') ?? listAt(referred, 'examples')[0];
    const limits = limitsOf(referred);
    return {
      ...(description !== undefined && { description }),
      ...(example !== undefined && { example }),
      ...(Object.keys(limits).length > 0 && { limits }),
    };
  }
}

const any: Type = { is: 'any' };

function literal(value: Json): Type {
  if (typeof value === 'string') return { is: 'string', values: [value] };
  if (typeof value === 'number') return { is: 'number', values: [value] };
  if (typeof value === 'boolean') return { is: 'boolean' };
  return value === null ? { is: 'null' } : any;
}

/**
 * The file that a schema describes: `format: binary` (OpenAPI 3.0), or a media type that is no text and has no encoding
 * (3.1, "Considerations for File Uploads"). Its length is in bytes. Bytes in base64 are a text.
 */
export function fileOf(schema: Readonly<Record<string, unknown>>): FileType | undefined {
  const { type, format, contentMediaType: media, contentEncoding = 'binary', maxLength } = schema;
  if (type !== undefined && type !== 'string' && !(isList(type) && type.includes('string'))) return undefined;
  const isBytes = typeof media === 'string' && (type === undefined || !/^text\/|json$|xml$/i.test(media));
  if (format !== 'binary' && !(isBytes && contentEncoding === 'binary')) return undefined;
  const isOpen = typeof media !== 'string' || media === 'application/octet-stream';
  return {
    is: 'file',
    ...(typeof maxLength === 'number' && { maxBytes: maxLength }),
    ...(!isOpen && { mediaTypes: [media.toLowerCase()] }),
  };
}

/** What a schema allows beside its type. */
function limitsOf(schema: Json | undefined): Limits {
  const texts = (['format', 'pattern'] as const).map((name) => [name, stringAt(schema, name)] as const);
  const numbers = (['minLength', 'maxLength', 'maxItems', 'minimum', 'maximum'] as const).map(
    (name) => [name, numberAt(schema, name)] as const,
  );
  const type = member(schema, 'type');
  const isWhole = type === 'integer' || (Array.isArray(type) && type.includes('integer') && !type.includes('number'));
  const given = [...texts, ...numbers].filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), ...(isWhole && { isWhole }) };
}

/** What all of several schemas describe: the members of the objects together, else the first that says something. */
function mergeAll(types: readonly Type[]): Type {
  const telling = types.filter(({ is }) => is !== 'any');
  const [first = any, ...others] = telling;
  if (others.length === 0) return first;
  const objects = telling.flatMap((type) => (type.is === 'object' ? [type] : []));
  if (objects.length < telling.length) return first;
  const name = objects.find((object) => object.name !== undefined)?.name;
  const rest = objects.find((object) => object.rest !== undefined)?.rest;
  const members = new Map(objects.flatMap((object) => [...object.members]));
  return { is: 'object', ...(name !== undefined && { name }), members, ...(rest && { rest }) };
}

/** The values that a discriminator maps to a schema by its name or a reference to it, or else the name itself. */
function valuesOfShape(name: string, mapping: Json | undefined): readonly string[] {
  const entries = isRecord(mapping) ? Object.entries(mapping) : [];
  const mapped = entries.flatMap(([value, target]) => (String(target).split('/').at(-1) === name ? [value] : []));
  return mapped.length > 0 ? mapped : [name];
}

/** Objects of `components/schemas` have a name. */
function nameOf({ steps }: ResolvedNode): string | undefined {
  const [first, second, name] = steps;
  return first === 'components' && second === 'schemas' && steps.length === 3 ? String(name) : undefined;
}
