import { authorMembers } from '../language/kinds';
import { isList, isRecord } from '../../lib/json';
import { addressOf, idOf } from '../language/address';
import type { Descriptor, Json, MarkedValue } from '../language/model';
import { defaultCount, messageTextOf, type MessageText } from '../language/message-text';
import { pointerOf } from '../diagnostics/locate';
import type { Project } from '../1-parse/project';
import { callParts } from '../1-parse/parts';
import {
  changedReads,
  type CheckedExpression,
  expressionsOf,
  needsOf,
  type WrittenExpression,
} from '../2-analyze/analysis';
import { hasOwnPaths, iconPaths } from './icons';
import type { Imports } from './imports';
import type { KindTable } from '../language/kind-table';
import { Code, type Printable } from '../language/print';

/** A compiled object. */
export type CompiledObject = Readonly<Record<string, Printable>>;

/**
 * A descriptor in its compiled form: the same shape, marked values replaced. A part that requests sources names them.
 * What `lazy` names are the imports of members that get a module of their own.
 */
export function compiledValue(
  project: Project,
  descriptor: Descriptor,
  imports: Imports,
  lazy: ReadonlyMap<string, Imports> = new Map(),
): CompiledObject {
  const compiled = new Compilation(project, descriptor, imports, lazy).value(descriptor.value);
  return isCompiledObject(compiled) ? compiled : {};
}

/** Whether a compiled value is an object. */
export function isCompiledObject(value: Printable | undefined): value is CompiledObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Code);
}

/** Goes through value and marks side by side: both are in document order. */
class Compilation {
  readonly #project: Project;
  readonly #descriptor: Descriptor;
  readonly #importsOfOthers: Imports;
  readonly #importsOfMembers: ReadonlyMap<string | number, Imports>;
  readonly #marks: readonly MarkedValue[];
  readonly #expressions: readonly WrittenExpression[];
  readonly #kinds: KindTable;
  readonly #needs: ReadonlyMap<string, readonly string[]>;
  readonly #path: (string | number)[] = [];
  #next = 0;
  #nextExpression = 0;

  constructor(project: Project, descriptor: Descriptor, imports: Imports, lazy: ReadonlyMap<string, Imports>) {
    this.#project = project;
    this.#descriptor = descriptor;
    this.#importsOfOthers = imports;
    this.#importsOfMembers = lazy;
    this.#kinds = project.kinds;
    this.#marks = project.marks(descriptor);
    this.#expressions = expressionsOf(project, descriptor);
    this.#needs = needsOf(project, descriptor);
  }

  value(value: Json): Printable {
    const marked = this.#take();
    const mark = marked?.mark;
    if (mark?.is === 'text') return this.#text(value);
    const expression = marked && this.#expressionOf(marked);
    if (expression) return this.#imports.expression(expression);
    if (mark?.is === 'name') return this.#name(mark.of, value);
    if (mark?.is === 'form-schema') return value;
    if (isList(value)) return value.map((entry, index) => this.#below(index, entry));
    if (!isRecord(value)) return value;
    const compiled = this.#object(value);
    return mark?.is === 'part' ? { ...compiled, needs: this.#needs.get(pointerOf(this.#path)) ?? [] } : compiled;
  }

  get #imports(): Imports {
    return this.#importsOfMembers.get(this.#path[0] ?? '') ?? this.#importsOfOthers;
  }

  #object(value: { readonly [name: string]: Json }): CompiledObject {
    const compiled: Record<string, Printable> = {};
    for (let name = this.#filled(); name !== undefined; name = this.#filled()) {
      const filling = this.#filling(name, value);
      if (filling !== undefined) compiled[name] = filling;
    }
    for (const name of Object.keys(value)) {
      const entry = value[name];
      if (entry === undefined || (authorMembers.includes(name) && this.#path.length === 0)) continue;
      const below = this.#below(name, entry);
      // A key `__proto__` stays a key.
      if (name === '__proto__') Object.defineProperty(compiled, name, { value: below, enumerable: true });
      else compiled[name] = below;
    }
    return compiled;
  }

  /** What the compiler writes into a property that the author has left out. */
  #filling(name: string, value: Json): Printable | undefined {
    if (name !== 'changes') return idOf(value) ?? '';
    const reads = changedReads(this.#project, callParts(value).operation ?? '');
    return reads.length > 0 ? reads : undefined;
  }

  #below(step: string | number, value: Json): Printable {
    this.#path.push(step);
    const compiled = this.value(value);
    this.#path.pop();
    return compiled;
  }

  #text(value: Json): Printable {
    const key = () => addressOf(this.#descriptor, this.#path);
    const plain = messageTextOf(value);
    if (plain !== undefined || !isRecord(value)) return { key: key(), ...compiledWording(plain) };
    const { message, text } = value;
    const { with: given } = this.#object(value);
    return {
      key: typeof message === 'string' ? message : key(),
      ...compiledWording(messageTextOf(text)),
      ...(given !== undefined && { with: given }),
    };
  }

  #name(of: string, value: Json): Printable {
    if (
      of === 'icon' &&
      typeof value === 'string' &&
      hasOwnPaths(this.#project, this.#descriptor, { icon: value, path: this.#path })
    )
      return iconPaths(this.#imports, value);
    const entry = this.#kinds.find(of);
    if (entry?.folder === undefined || typeof value !== 'string') return value;
    const { folder, output } = entry;
    const isImported = output.as === 'module' || (output.as === 'custom-module' && output.isImported);
    return isImported ? this.#imports.descriptor(`${folder}/${value}`, output.type) : value;
  }

  #expressionOf(marked: MarkedValue): CheckedExpression | undefined {
    const [next, expression] = this.#expressions[this.#nextExpression] ?? [];
    if (next !== marked) return undefined;
    this.#nextExpression += 1;
    return expression;
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

/** The English of a compiled text: a text, or plural forms and, unless it is `count`, the placeholder that chooses. */
function compiledWording(text: MessageText | undefined): CompiledObject {
  if (typeof text !== 'object') return text === undefined ? {} : { text };
  return { text: Object.fromEntries(text.forms), ...(text.by !== defaultCount && { by: text.by }) };
}

/** A list inside a compiled object. */
export function compiledList(value: CompiledObject, name: string): readonly Printable[] {
  const list = value[name];
  return Array.isArray(list) ? list : [];
}
