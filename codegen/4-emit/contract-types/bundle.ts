import { isList, isRecord } from '~/lib/json';
import { methods } from '../../1-parse/openapi/contract';
import { contentOf, type Content, type Kind } from '../../1-parse/openapi/grammar';
import { operationId } from '../../1-parse/openapi/operation-reader';
import { referenceTo, targetOf } from '../../1-parse/openapi/reference';
import { member, objectAt, type JsonObject } from '../../1-parse/read';
import type { Json, Path } from '../../language/model';
import { RefusedDocument } from './refused-document';

/**
 * A document without references to others, in which each operation has an id. Schemas and components of other documents
 * that it uses become components of it; every other reference is replaced by what it leads to.
 */
export function bundle(path: string, documents: ReadonlyMap<string, Json>): JsonObject {
  return new Bundle(path, documents).document();
}

/** A part of a document that a reference leads to. */
interface Part {
  readonly path: string;
  readonly steps: Path;
  readonly value: Json;
}

/** The groups of components of which types are made, and what their entries are. */
const groups: ReadonlyMap<string, Kind> = new Map([
  ['schemas', 'schema'],
  ['responses', 'response'],
  ['parameters', 'parameter'],
  ['headers', 'parameter'],
  ['requestBodies', 'body'],
]);

class Bundle {
  readonly #path: string;
  readonly #documents: ReadonlyMap<string, Json>;
  /** Copies by group and name. */
  readonly #components = new Map<string, Map<string, Json>>();
  /** The reference to each copy, by the reference to its original from the root of the project. */
  readonly #copies = new Map<string, string>();

  constructor(path: string, documents: ReadonlyMap<string, Json>) {
    this.#path = path;
    this.#documents = documents;
  }

  document(): JsonObject {
    const { openapi = '3.1.0', info = {}, paths: items = {} } = objectOf(this.#documents.get(this.#path));
    const paths = Object.entries(objectOf(items)).map(
      ([path, item]) => [path, withIds(this.#object(item, this.#path, 'path'), path)] as const,
    );
    for (const [group, kind] of groups) {
      for (const name of Object.keys(this.#ownComponents(group)))
        this.#copy(this.#follow(referenceTo(['components', group, name]), this.#path), group, kind);
    }
    return { openapi, info, paths: Object.fromEntries(paths), components: sorted(this.#components) };
  }

  #ownComponents(group: string): JsonObject {
    return objectAt(objectAt(this.#documents.get(this.#path), 'components'), group);
  }

  #object(value: Json, home: string, kind: Kind): Json {
    if (!isRecord(value)) return value;
    const { $ref: reference, ...members } = value;
    const copied = Object.fromEntries(
      Object.entries(members).flatMap(([name, inner]) => {
        const content = contentOf(kind, name) ?? 'any';
        if (name === 'discriminator') return [[name, this.#discriminator(inner, home)]];
        if (content !== 'any') return [[name, this.#content(inner, home, content)]];
        // Types need no example, and one that contains a reference would be read as a part of the contract.
        return hasReference(inner) ? [] : [[name, inner]];
      }),
    );
    if (typeof reference !== 'string') return copied;
    const part = this.#follow(reference, home);
    const [top, group = '', ...steps] = part.steps.map(String);
    if (kind === 'schema') return { ...copied, $ref: this.#copy(part, 'schemas', kind) };
    if (top === 'components' && groups.get(group) === kind && steps.length === 1)
      return { ...copied, $ref: this.#copy(part, group, kind) };
    return { ...objectOf(this.#object(part.value, part.path, kind)), ...copied };
  }

  #content(value: Json, home: string, content: Exclude<Content, 'any'>): Json {
    if (typeof content === 'string') return this.#object(value, home, content);
    const [, kind] = content;
    if (isList(value)) return value.map((entry) => this.#object(entry, home, kind));
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, this.#object(entry, home, kind)]));
  }

  /** The mapping of a discriminator holds references, or names of schemas, which would be read as files. */
  #discriminator(value: Json, home: string): Json {
    if (!isRecord(value) || !isRecord(value.mapping)) return value;
    const schemas = objectAt(objectAt(this.#documents.get(home), 'components'), 'schemas');
    const mapping = Object.entries(value.mapping).map(([key, target]) => {
      const name = String(target);
      const reference = Object.hasOwn(schemas, name) ? referenceTo(['components', 'schemas', name]) : name;
      return [key, this.#copy(this.#follow(reference, home), 'schemas', 'schema')] as const;
    });
    return { ...value, mapping: Object.fromEntries(mapping) };
  }

  /** What a reference leads to. What only refers to another part is that part. */
  #follow(reference: string, home: string): Part {
    const { path, steps } = targetOf(reference, home);
    const value = steps.reduce(below, this.#documents.get(path));
    if (value === undefined) throw new RefusedDocument(this.#path, `"${reference}" leads nowhere`);
    const next = isRecord(value) && Object.keys(value).length === 1 ? value.$ref : undefined;
    return typeof next === 'string' ? this.#follow(next, path) : { path, steps, value };
  }

  /** Copies a part into a group of the components, unless it is there; gives the reference to the copy. */
  #copy(part: Part, group: string, kind: Kind): string {
    const key = referenceTo(part.steps, part.path);
    const known = this.#copies.get(key);
    if (known !== undefined) return known;
    const copies = this.#components.get(group) ?? new Map<string, Json>();
    this.#components.set(group, copies);
    const name = this.#nameFor(part, group, copies);
    const reference = referenceTo(['components', group, name]);
    this.#copies.set(key, reference);
    copies.set(name, {});
    copies.set(name, this.#object(part.value, part.path, kind));
    return reference;
  }

  /** Own components keep their names; another part gets one that no component has. */
  #nameFor({ path, steps }: Part, group: string, copies: ReadonlyMap<string, Json>): string {
    const wanted = String(steps.findLast((step) => !/^\d*$/.test(String(step))) ?? fileName(path));
    const declared = this.#ownComponents(group);
    const isOwn = path === this.#path && steps.length === 3 && steps[0] === 'components' && steps[1] === group;
    if (isOwn) return wanted;
    let name = wanted;
    for (let count = 2; Object.hasOwn(declared, name) || copies.has(name); count += 1) name = `${wanted}${count}`;
    return name;
  }
}

/**
 * A path item whose operations all have ids, which is what types are found by. The maker of types knows no `query`, so
 * that it gets this operation in the position of `trace`, which no descriptor can call.
 */
function withIds(item: Json, path: string): Json {
  if (!isRecord(item)) return item;
  const { query: _query, additionalOperations: _others, ...known } = item;
  const operations = methods.flatMap((method) => {
    const operation = member(item, method);
    if (!isRecord(operation)) return [];
    const withId = { ...operation, operationId: operationId(operation, method, path) };
    return [[method === 'query' ? 'trace' : method, withId] as const];
  });
  return { ...known, ...Object.fromEntries(operations) };
}

function hasReference(value: Json): boolean {
  if (isList(value)) return value.some(hasReference);
  return isRecord(value) && (typeof value.$ref === 'string' || Object.values(value).some(hasReference));
}

function below(value: Json | undefined, step: string): Json | undefined {
  return isList(value) ? value[Number(step)] : member(value, step);
}

function objectOf(value: Json | undefined): JsonObject {
  return isRecord(value) ? value : {};
}

/** The name of a file without its folder and its ending. */
function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
}

function sorted(components: ReadonlyMap<string, ReadonlyMap<string, Json>>): JsonObject {
  return Object.fromEntries(
    [...components].map(([group, copies]) => [
      group,
      Object.fromEntries([...copies].sort(([a], [b]) => (a < b ? -1 : 1))),
    ]),
  );
}
