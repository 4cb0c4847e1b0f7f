import { addressOf, idOf } from '../address';
import type { Descriptor, Json, MarkedValue } from '../model';
import { isList, isObject } from '../parse/schema';
import type { Project } from '../project';
import { checkedExpression } from './expressions';
import type { Imports } from './imports';
import { Code, type Printable } from './print';

/** The names that become imported modules, with the folder they are in and what is appended to their identifier. */
const modules: ReadonlyMap<string, { readonly folder: string; readonly kind: string }> = new Map([
  ['scale', { folder: 'scales', kind: 'Scale' }],
  ['panel', { folder: 'panels', kind: 'Panel' }],
  ['form', { folder: 'forms', kind: 'Form' }],
  ['picture', { folder: 'pictures', kind: 'Picture' }],
]);

/** A compiled object. */
export type CompiledObject = Readonly<Record<string, Printable>>;

/** A descriptor in its compiled form: the same shape, marked values replaced. */
export function compiledValue(descriptor: Descriptor, project: Project, imports: Imports): CompiledObject {
  const compiled = new Compilation(descriptor, project, imports).value(descriptor.value);
  return isCompiledObject(compiled) ? compiled : {};
}

/** Whether a compiled value is an object. */
export function isCompiledObject(value: Printable | undefined): value is CompiledObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Code);
}

/** Goes through value and marks side by side: both are in document order. */
class Compilation {
  readonly #descriptor: Descriptor;
  readonly #project: Project;
  readonly #imports: Imports;
  readonly #marks: readonly MarkedValue[];
  readonly #path: (string | number)[] = [];
  #next = 0;

  constructor(descriptor: Descriptor, project: Project, imports: Imports) {
    this.#descriptor = descriptor;
    this.#project = project;
    this.#imports = imports;
    this.#marks = project.marks(descriptor);
  }

  value(value: Json): Printable {
    const marked = this.#take();
    const mark = marked?.mark;
    if (mark?.is === 'text') return this.#text(value);
    if (marked && typeof value === 'string' && (mark?.is === 'expression' || mark?.is === 'binding')) {
      return this.#imports.expression(checkedExpression(this.#project, this.#descriptor, marked));
    }
    if (mark?.is === 'name') return this.#name(mark.of, value);
    if (mark?.is === 'form-schema') return value;
    if (isList(value)) return value.map((entry, index) => this.#below(index, entry));
    return isObject(value) ? this.#object(value) : value;
  }

  #object(value: { readonly [name: string]: Json }): Printable {
    const entries: [string, Printable][] = [];
    for (let name = this.#filled(); name !== undefined; name = this.#filled()) entries.push([name, idOf(value) ?? '']);
    for (const name of Object.keys(value)) {
      const entry = value[name];
      if (entry === undefined || (name === '$schema' && this.#path.length === 0)) continue;
      entries.push([name, this.#below(name, entry)]);
    }
    // A key `__proto__` stays a key.
    return Object.fromEntries(entries);
  }

  #below(step: string | number, value: Json): Printable {
    this.#path.push(step);
    const compiled = this.value(value);
    this.#path.pop();
    return compiled;
  }

  #text(value: Json): Printable {
    const key = () => addressOf(this.#descriptor, this.#path);
    if (!isObject(value)) return { key: key(), text: value };
    const { message, text } = value;
    const compiled = this.#object(value);
    const given = isCompiledObject(compiled) ? compiled.with : undefined;
    return {
      key: typeof message === 'string' ? message : key(),
      ...(text !== undefined && { text }),
      ...(given !== undefined && { with: given }),
    };
  }

  #name(of: string, value: Json): Printable {
    const module = modules.get(of);
    if (!module || typeof value !== 'string') return value;
    return this.#imports.descriptor(`${module.folder}/${value}`, module.kind);
  }

  #take(): MarkedValue | undefined {
    const next = this.#marks[this.#next];
    if (!next || next.path.length !== this.#path.length || !this.#isHere(next)) return undefined;
    this.#next += 1;
    return next;
  }

  /** The name of a property of this object that is to be filled in. */
  #filled(): string | undefined {
    const next = this.#marks[this.#next];
    if (next?.mark.is !== 'filled' || next.path.length !== this.#path.length + 1 || !this.#isHere(next))
      return undefined;
    this.#next += 1;
    return String(next.path.at(-1));
  }

  #isHere({ path }: MarkedValue): boolean {
    for (let index = this.#path.length - 1; index >= 0; index -= 1) {
      if (path[index] !== this.#path[index]) return false;
    }
    return true;
  }
}

/** A list inside a compiled object. */
export function compiledList(value: CompiledObject, name: string): readonly Printable[] {
  const list = value[name];
  return Array.isArray(list) ? list : [];
}
