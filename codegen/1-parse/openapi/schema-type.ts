import { isList, isRecord } from '~/lib/json';
import { union } from '../../language/type-relations';
import type { FileType, Member, Type } from '../../language/type';
import { any } from '../../language/types';
import type { Json } from '../../language/model';
import { listAt, member, stringAt } from '../read';
import { referenceTo } from './reference';
import { keyOf, partOf, stepsBelow, type ResolvedNode } from './documents';
import { limitsOf } from './limits-of';
import { choicesOf, isBare, isObjectSchema, listOf, partsOfObject, type Graph } from './object-parts';
import { anything, TypeMerger, type ObjectType } from './type-merger';

/** The type of the schema of a form, which has no references. Its binary texts are files. */
export function typeOfSchema(schema: Json): Type {
  const plain: Graph = {
    below: (node, ...steps) => steps.reduce(partOf, node),
    children: (node) => stepsBelow(node).map((step) => [step, partOf(node, step)]),
  };
  return new SchemaTypes(plain, { withFiles: true }).typeAt({ path: '', steps: [], value: schema });
}

/** A schema that is being read. */
interface Started {
  /** How many objects are around it. */
  readonly depth: number;
  /** Its type, where something inside refers to it. */
  readonly type?: Type;
  readonly fill?: (type: Type) => void;
}

/** Turns JSON Schemas into types. A schema that contains itself becomes a type that contains itself. */
export class SchemaTypes {
  readonly #documents: Graph;
  readonly #withFiles: boolean;
  readonly #known = new Map<string, Type>();
  readonly #started = new Map<string, Started>();
  readonly #merger = new TypeMerger();
  /** How many objects are around the schema that is read. */
  #depth = 0;

  /** With `withFiles`, binary texts are files: in the parts of a body that is no JSON, and in forms. */
  constructor(documents: Graph, { withFiles = false } = {}) {
    this.#documents = documents;
    this.#withFiles = withFiles;
  }

  /** The type of the schema at a node. */
  typeAt(node: ResolvedNode): Type {
    const schema = this.#documents.below(node);
    const key = keyOf(schema);
    const known = this.#known.get(key) ?? this.#within(key);
    if (known) return known;
    this.#started.set(key, { depth: this.#depth });
    const type = this.#make(schema, key);
    this.#known.set(key, type);
    this.#started.get(key)?.fill?.(type);
    this.#started.delete(key);
    if (this.#started.size === 0) this.#merger.finish();
    return type;
  }

  /** The type of a schema inside itself. Without an object on the way, no value could be of it. */
  #within(key: string): Type | undefined {
    const started = this.#started.get(key);
    if (!started || started.type) return started?.type;
    if (started.depth === this.#depth) return anything;
    const { type, fill } = this.#merger.pending();
    this.#started.set(key, { ...started, type, fill });
    return type;
  }

  #make(schema: ResolvedNode, key: string): Type {
    const { value } = schema;
    if (!isRecord(value)) return any;
    if (value.const !== undefined) return literal(value.const);
    if (Array.isArray(value.enum)) return union(value.enum.map(literal));
    const parts = partsOfObject(this.#documents, schema);
    const type = parts?.some(isObjectSchema) ? this.#object(schema, key, parts) : this.#merged(schema, value, key);
    return value.nullable === true ? this.#merger.union([type, { is: 'null' }]) : type;
  }

  /** The type of a schema that may be anything: what it says itself, its parts, and each of its shapes with both. */
  #merged(schema: ResolvedNode, value: { readonly [name: string]: Json }, key: string): Type {
    const parts = listOf(this.#documents, schema, 'allOf').map((node) => this.typeAt(node));
    const choices = choicesOf(this.#documents, schema);
    // What refers to the schema must not take a part of it for the whole.
    const isPart = parts.length + choices.length > 0;
    const itself = isPart && isBare(schema) ? any : this.#typeOf(schema, value, isPart ? undefined : key);
    const beside = this.#merger.all([...parts, itself]);
    return choices.reduce<Type>((type, shapes) => this.#oneOf(schema, shapes, type), beside);
  }

  /** A type that is also one of several shapes. */
  #oneOf(schema: ResolvedNode, shapes: readonly ResolvedNode[], beside: Type): Type {
    const types = shapes.map((shape) => this.typeAt(shape));
    return this.#merger.whenKnown([...types, beside], () => this.#oneOfTypes(schema, shapes, types, beside));
  }

  #oneOfTypes(schema: ResolvedNode, shapes: readonly ResolvedNode[], types: readonly Type[], beside: Type): Type {
    if (types.every((type) => type === any)) return beside;
    const found = types.flatMap((type, index) => {
      const both = this.#merger.both(type, beside);
      return both ? [this.#shape(schema, shapes[index], both)] : [];
    });
    return found.length === 0 || found.includes(any) ? anything : union(found);
  }

  /** One of several shapes. A discriminator says by which values of a property it is told from the others. */
  #shape(schema: ResolvedNode, shape: ResolvedNode | undefined, type: Type): Type {
    const discriminator = this.#documents.below(schema, 'discriminator').value;
    const property = stringAt(discriminator, 'propertyName');
    const name = shape && nameOf(shape);
    if (property === undefined || name === undefined || type.is !== 'object') return type;
    return this.#merger.withValues(type, property, valuesOfShape(name, member(discriminator, 'mapping')));
  }

  /** What a schema says itself. */
  #typeOf(schema: ResolvedNode, value: { readonly [name: string]: Json }, key: string | undefined): Type {
    const file = this.#withFiles ? fileOf(value) : undefined;
    if (file && !isList(value.type)) return file;
    const names = isList(value.type) ? value.type : [value.type ?? (isRecord(value.properties) ? 'object' : undefined)];
    return this.#merger.union(names.map((name) => (name === 'string' && file) || this.#ofKind(name, schema, key)));
  }

  #ofKind(name: Json | undefined, schema: ResolvedNode, key: string | undefined): Type {
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
        return this.#object(schema, key, [schema]);
      default:
        return any;
    }
  }

  /** The object of several schemas. With a key it is known before its members are, so that they can refer to it. */
  #object(schema: ResolvedNode, key: string | undefined, parts: readonly ResolvedNode[]): Type {
    const name = [schema, ...parts].map(nameOf).find((one) => one !== undefined);
    const type: ObjectType = { is: 'object', ...(name !== undefined && { name }), members: new Map() };
    if (key !== undefined) this.#started.set(key, { depth: this.#depth, type });
    this.#depth += 1;
    const required = new Set(parts.flatMap((part) => listAt(part.value, 'required')));
    for (const part of parts.filter(isObjectSchema)) {
      const rest = this.#addMembers(type, part, required);
      if (rest) type.rest ??= rest;
    }
    if (parts.some(isBare) && type.members.size === 0) type.rest ??= any;
    this.#depth -= 1;
    return type;
  }

  /** Adds the properties of a schema to an object, and gives the type of further ones. */
  #addMembers(object: ObjectType, schema: ResolvedNode, required: ReadonlySet<Json>): Type | undefined {
    const owner = this.#documents.below(schema, 'properties');
    for (const [name, node] of this.#documents.children(owner)) {
      const type = this.typeAt(node);
      const reference = referenceTo([...owner.steps, name], owner.path);
      const optional = !required.has(String(name));
      const written = member(owner.value, String(name));
      this.#merger.add(object, String(name), { type, optional, reference, ...this.#documentation(node, written) });
    }
    const rest = this.#documents.below(schema, 'additionalProperties');
    if (isRecord(rest.value)) return this.typeAt(rest);
    // A bare object has any members, unless it is there for its parts.
    return rest.value === true || (isBare(schema) && member(schema.value, 'allOf') === undefined) ? any : undefined;
  }

  /** What a property says about itself, beside a reference as well, or the schema that it refers to. */
  #documentation(
    node: ResolvedNode,
    written: Json | undefined,
  ): Pick<Member, 'description' | 'example' | 'limits' | 'readOnly'> {
    const referred = node.value;
    const description = stringAt(written, 'description') ?? stringAt(referred, 'description');
    const example = member(referred, 'example') ?? listAt(referred, 'examples')[0];
    const limits = limitsOf(this.#documents, node);
    const isReadOnly = [written, referred].some((schema) => member(schema, 'readOnly') === true);
    return {
      ...(description !== undefined && { description }),
      ...(example !== undefined && { example }),
      ...(Object.keys(limits).length > 0 && { limits }),
      ...(isReadOnly && { readOnly: true }),
    };
  }
}

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
