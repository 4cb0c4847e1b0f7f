import { diagnose, diagnoseFile, type Located, type PlacedRemark } from '../diagnostic';
import { kinds, type Diagnostic, type Json, type Kind, type Path, type Sources } from '../model';
import { decode } from './decode';
import { parseJson } from './json';
import { annotations, readers, readUnion } from './schema-keywords';
import { isList, isObject, type Schema, type Schemas } from './schema';

/** The schemas of every kind, and what is wrong with the schema files. */
export interface LoadedSchemas {
  readonly schemas: Schemas;
  readonly diagnostics: readonly Diagnostic[];
}

/** Folder of the schema files. */
export const schemaFolder = 'schemas/';

/** Reads `schemas/<kind>.schema.json` and what these refer to. */
export function loadSchemas(sources: Sources): LoadedSchemas {
  const loader = new Loader(sources);
  const loaded = kinds.map((kind) => [kind, loader.load(fileOf(kind))] as const);
  // Only now is it known of every file whether it is right.
  const schemas = loaded.flatMap(([kind, schema]) =>
    schema && loader.isSound(fileOf(kind)) ? [[kind, schema] as const] : [],
  );
  return { schemas: new Map(schemas), diagnostics: loader.diagnostics };
}

function fileOf(kind: Kind): string {
  return `${kind}.schema.json`;
}

interface Document extends Located {
  readonly value: Json;
}

class Loader {
  readonly diagnostics: Diagnostic[] = [];
  readonly #sources: Sources;
  readonly #documents = new Map<string, Document | undefined>();
  readonly #compiled = new Map<string, Schema>();
  /** References being resolved: meeting one again is a circle. */
  readonly #following = new Set<string>();
  /** The files that each file refers to. */
  readonly #references = new Map<string, Set<string>>();

  constructor(sources: Sources) {
    this.#sources = sources;
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
    return [...needed].every((one) => !faulty.has(schemaFolder + one));
  }

  #document(name: string): Document | undefined {
    if (this.#documents.has(name)) return this.#documents.get(name);
    const document = this.#read(schemaFolder + name);
    this.#documents.set(name, document);
    return document;
  }

  #read(path: string): Document | undefined {
    const bytes = this.#sources.get(path);
    if (!bytes) {
      this.diagnostics.push(diagnoseFile(path, { code: 'schema/missing', message: 'This schema is missing.' }));
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
    const report = (at: Path, remark: PlacedRemark) => {
      this.diagnostics.push(diagnose(document, [...path, ...at], remark));
    };
    if (!isObject(value)) {
      report([], { code: 'schema/shape', message: 'A schema must be an object here.' });
      return {};
    }
    if (typeof value.$ref === 'string') {
      const schema = this.#follow(name, value, value.$ref, report);
      this.#compiled.set(key, schema);
      return schema;
    }
    const schema: Schema = {};
    this.#compiled.set(key, schema);
    const below = (child: Json, ...steps: Path) => this.#compile(name, document, child, [...path, ...steps]);
    for (const [keyword, given] of Object.entries(value)) {
      if (annotations.has(keyword)) continue;
      const read = Object.hasOwn(readers, keyword) ? readers[keyword] : undefined;
      if (!read)
        report([keyword], { code: 'schema/keyword', key: true, message: `The keyword "${keyword}" is not supported.` });
      else {
        const part = read(given, (child, ...steps) => below(child, keyword, ...steps));
        if (part) Object.assign(schema, part);
        else report([keyword], { code: 'schema/shape', message: `The value of "${keyword}" has the wrong shape.` });
      }
    }
    if (isList(value.oneOf)) {
      const union = readUnion(
        value,
        value.oneOf.map((branch, index) => below(branch, 'oneOf', index)),
      );
      if (typeof union === 'string') report(['oneOf'], { code: 'schema/union', key: true, message: union });
      else Object.assign(schema, union);
    }
    return schema;
  }

  #follow(
    from: string,
    value: { readonly [name: string]: Json },
    reference: string,
    report: (at: Path, remark: PlacedRemark) => void,
  ): Schema {
    const other = Object.keys(value).find(
      (keyword) => keyword !== '$ref' && keyword !== 'description' && !annotations.has(keyword),
    );
    if (other)
      report([other], { code: 'schema/reference', key: true, message: `"${other}" may not stand beside "$ref".` });
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
      report(['$ref'], { code: 'schema/circle', message: `The reference "${reference}" leads back to itself.` });
      return {};
    }
    if (name !== from && !this.#sources.has(schemaFolder + name)) {
      report(['$ref'], { code: 'schema/reference', message: `There is no schema file "${name}".` });
      return {};
    }
    const document = this.#document(name);
    const found = document && path.reduce<Json | undefined>(child, document.value);
    if (!document) return {};
    if (found === undefined) {
      report(['$ref'], { code: 'schema/reference', message: `"${reference}" does not exist.` });
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
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}
