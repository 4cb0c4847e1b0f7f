import { isList, isRecord } from '../../lib/json';
import { diagnose, diagnoseFile, type Located } from '../diagnostics/diagnostic';
import { finding, type LocatedFinding } from '../diagnostics/finding';
import { schemaFile, shippedKinds, type KindTable } from '../language/kind-table';
import type { Diagnostic, Json, Path, Sources } from '../language/model';
import { decode } from './decode';
import { parseJson } from './json';
import { addGroups } from './property-groups';
import { stringAt } from './read';
import { annotations, isAdditions, isNeedsMark, isSelfMark, isScopeMark, readers, readUnion } from './schema-keywords';
import { type Schema, type Schemas } from './schema';

/** The schemas of every kind, and what is wrong with the schema files. */
export interface LoadedSchemas {
  readonly schemas: Schemas;
  /** The values of the files that were read, by their names. */
  readonly documents: ReadonlyMap<string, Json>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the schema of each kind and what these refer to. */
export function loadSchemas(sources: Sources, kinds: KindTable = shippedKinds): LoadedSchemas {
  const loader = new Loader(sources, kinds);
  const loaded = kinds.entries.map(({ kind }) => [kind, loader.load(schemaFile(kind))] as const);
  // Only now is it known of every file whether it is right.
  const schemas = loaded.flatMap(([kind, schema]) =>
    schema && loader.isSound(schemaFile(kind)) ? [[kind, schema] as const] : [],
  );
  return { schemas: new Map(schemas), documents: loader.documents, diagnostics: loader.diagnostics };
}

interface Document extends Located {
  readonly value: Json;
}

class Loader {
  readonly diagnostics: Diagnostic[] = [];
  readonly #sources: Sources;
  readonly #kinds: KindTable;
  readonly #documents = new Map<string, Document | undefined>();
  readonly #compiled = new Map<string, Schema>();
  /** References being resolved: meeting one again is a circle. */
  readonly #following = new Set<string>();
  /** Schemas whose groups are being read: a group that is one of them is a circle. */
  readonly #unfinished = new Set<Schema>();
  /** The files that each file refers to. */
  readonly #references = new Map<string, Set<string>>();

  constructor(sources: Sources, kinds: KindTable) {
    this.#sources = sources;
    this.#kinds = kinds;
  }

  /** The values of the files that were read, by their names. */
  get documents(): ReadonlyMap<string, Json> {
    return new Map(
      [...this.#documents].flatMap(([name, document]) => (document ? [[name, document.value] as const] : [])),
    );
  }

  /** The schema of a file, as far as it can be read. */
  load(file: string): Schema | undefined {
    const document = this.#document(file);
    return document && this.#compile(file, document, document.value, []);
  }

  /** Whether nothing is wrong with a file, nor with what it refers to. */
  isSound(file: string): boolean {
    const faulty = new Set(this.diagnostics.map((one) => one.file));
    const needed = new Set([file]);
    // It grows while it is gone through, so what is added is looked at too.
    for (const one of needed) for (const further of this.#references.get(one) ?? []) needed.add(further);
    return [...needed].every((one) => !faulty.has(this.#pathOf(one)));
  }

  #pathOf(name: string): string {
    return this.#kinds.layout.schemas + name;
  }

  #document(name: string): Document | undefined {
    if (this.#documents.has(name)) return this.#documents.get(name);
    const document = this.#read(this.#pathOf(name));
    this.#documents.set(name, document);
    return document;
  }

  #read(path: string): Document | undefined {
    const bytes = this.#sources.get(path);
    if (!bytes) {
      this.diagnostics.push(diagnoseFile(path, finding('schema/no-file')));
      return undefined;
    }
    const { file, diagnostics } = decode(path, bytes);
    this.diagnostics.push(...diagnostics);
    if (!file) return undefined;
    const parsed = parseJson(file);
    this.diagnostics.push(...parsed.diagnostics);
    return parsed.value === undefined ? undefined : { file, value: parsed.value, root: parsed.root() };
  }

  #compile(name: string, document: Document, value: Json, path: Path): Schema {
    const key = keyOf(name, path);
    const known = this.#compiled.get(key);
    if (known) return known;
    const report = (at: Path, found: LocatedFinding) => {
      this.diagnostics.push(diagnose(document, [...path, ...at], found));
    };
    if (!isRecord(value)) {
      report([], finding('schema/shape.schema'));
      return {};
    }
    if (value['x-scope'] !== undefined && !isScopeMark(value['x-scope']))
      report(['x-scope'], finding('schema/shape.keyword', { keyword: 'x-scope' }));
    if (value['x-adds'] !== undefined && !isAdditions(value['x-adds']))
      report(['x-adds'], finding('schema/shape.keyword', { keyword: 'x-adds' }));
    const needs = value['x-needs'];
    // A reference is replaced by another schema, which says itself whether it is a part.
    if (needs !== undefined && (!isNeedsMark(needs) || (isSelfMark(needs) && value.$ref !== undefined)))
      report(['x-needs'], finding('schema/shape.keyword', { keyword: 'x-needs' }));
    if (typeof value.$ref === 'string') {
      const schema = this.#follow(name, value, value.$ref, report);
      this.#compiled.set(key, schema);
      return schema;
    }
    const schema: Schema = isSelfMark(needs) ? { part: needs === 'self' ? true : needs } : {};
    this.#compiled.set(key, schema);
    const below = (child: Json, ...steps: Path) => this.#compile(name, document, child, [...path, ...steps]);
    for (const [keyword, given] of Object.entries(value)) {
      if (annotations.has(keyword)) continue;
      const read = Object.hasOwn(readers, keyword) ? readers[keyword] : undefined;
      if (!read) report([keyword], { ...finding('schema/keyword', { keyword }), key: true });
      else {
        const part = read(given, (child, ...steps) => below(child, keyword, ...steps), this.#kinds);
        if (part) Object.assign(schema, part);
        else report([keyword], finding('schema/shape.keyword', { keyword }));
      }
    }
    if (isList(value.oneOf)) {
      const union = readUnion(
        value,
        value.oneOf.map((branch, index) => below(branch, 'oneOf', index)),
      );
      if ('code' in union) report(['oneOf'], { ...union, key: true });
      else Object.assign(schema, union);
    }
    if (value.allOf !== undefined) this.#addGroups(schema, value, below, report);
    return schema;
  }

  /** Adds the properties of the groups that a schema names to its own. */
  #addGroups(
    schema: Schema,
    value: { readonly [keyword: string]: Json },
    below: (child: Json, ...steps: Path) => Schema,
    report: (at: Path, found: LocatedFinding) => void,
  ): void {
    const references = isList(value.allOf) ? value.allOf : [];
    if (references.length === 0) report(['allOf'], finding('schema/shape.keyword', { keyword: 'allOf' }));
    // A group cannot know of the properties beside it, so it would refuse them.
    if (value.additionalProperties !== undefined)
      report(['additionalProperties'], { ...finding('schema/group.additional'), key: true });
    this.#unfinished.add(schema);
    const groups = references.flatMap((reference, index) => {
      const group = below(reference, 'allOf', index);
      if (!this.#unfinished.has(group)) return [group];
      report(['allOf', index, '$ref'], finding('schema/circle', { reference: stringAt(reference, '$ref') ?? '' }));
      return [];
    });
    this.#unfinished.delete(schema);
    const { schema: whole, findings } = addGroups(schema, groups);
    for (const { at, found } of findings) report(at, found);
    Object.assign(schema, whole);
  }

  #follow(
    from: string,
    value: { readonly [name: string]: Json },
    reference: string,
    report: (at: Path, found: LocatedFinding) => void,
  ): Schema {
    const other = Object.keys(value).find(
      (keyword) => !['$ref', 'title', 'description'].includes(keyword) && !annotations.has(keyword),
    );
    if (other) report([other], { ...finding('schema/reference.combined', { keyword: other }), key: true });
    const [file, pointer = ''] = reference.split('#');
    const name = file || from;
    const path = pointer
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    const target = keyOf(name, path);
    this.#references.set(from, (this.#references.get(from) ?? new Set()).add(name));
    const known = this.#compiled.get(target);
    if (known) return known;
    if (this.#following.has(target)) {
      report(['$ref'], finding('schema/circle', { reference }));
      return {};
    }
    if (name !== from && !this.#sources.has(this.#pathOf(name))) {
      report(['$ref'], finding('schema/reference.file', { name }));
      return {};
    }
    const document = this.#document(name);
    const found = document && path.reduce<Json | undefined>(child, document.value);
    if (!document) return {};
    if (found === undefined) {
      report(['$ref'], finding('schema/reference.absent', { reference }));
      return {};
    }
    this.#following.add(target);
    const schema = this.#compile(name, document, found, path);
    this.#following.delete(target);
    return schema;
  }
}

function keyOf(file: string, path: Path): string {
  return JSON.stringify([file, ...path.map(String)]);
}

function child(value: Json | undefined, step: string): Json | undefined {
  if (isList(value)) return value[Number(step)];
  return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}
