import { isList, isRecord } from '../../lib/json';
import { valueAt } from '../language/address';
import type { Json, Mark, MarkedValue, NeedsMark, Path, ScopeMark, ValueScope } from '../language/model';
import { branchOf, type Schema } from './schema';

/**
 * The marked values of a valid value, in document order. A text or binding that is an object comes before the
 * expressions inside it. A property to fill in has the value null and comes before the others.
 */
export function walk(value: Json, schema: Schema): readonly MarkedValue[] {
  const walker = new Walker();
  walker.visit(value, schema, { scope: {}, part: undefined });
  return walker.found;
}

/** A part that requests the sources that its expressions read, and the part around it. */
interface Part {
  readonly path: Path;
  readonly outside: Part | undefined;
}

/** What is around a value by the schemas above it. */
interface Surroundings {
  readonly scope: ValueScope;
  readonly part: Part | undefined;
}

class Walker {
  readonly found: MarkedValue[] = [];
  /** The path of the value being visited. It grows and shrinks: most values have no mark and need none of their own. */
  readonly #path: (string | number)[] = [];

  visit(value: Json, schema: Schema, outside: Surroundings): void {
    const around = isPart(value, schema) ? this.#partIn(value, outside) : outside;
    if (schema.mark) this.found.push(this.#marked(value, schema.mark, around));
    const branch = branchOf(schema, value);
    if (branch) this.visit(value, branch, around);
    if (isList(value)) {
      const inherited = inheritedFrom(around);
      for (let index = 0; index < value.length; index += 1)
        this.#below(index, value[index], itemSchema(schema, index), inherited);
    } else if (isRecord(value)) {
      this.#fill(value, schema, around);
      const inherited = inheritedFrom(around);
      for (const name of Object.keys(value)) {
        const below = propertySchema(schema, name);
        if (below) this.#below(name, value[name], below, this.#aroundProperty(name, { value, schema }, inherited));
      }
    }
  }

  #below(step: string | number, value: Json | undefined, schema: Schema | false | undefined, around: Surroundings) {
    if (!schema || value === undefined) return;
    this.#path.push(step);
    this.visit(value, schema, around);
    this.#path.pop();
  }

  /** The surroundings of what is in a part. */
  #partIn(value: Json, { scope, part: outside }: Surroundings): Surroundings {
    const path = this.#path.slice();
    this.found.push({ path, value, mark: { is: 'part' }, scope });
    return { scope, part: { path, outside } };
  }

  #marked(value: Json, mark: Mark, { scope, part }: Surroundings): MarkedValue {
    const path = this.#path.slice();
    return part ? { path, value, mark, scope, requestedBy: part.path } : { path, value, mark, scope };
  }

  #fill(value: object, { filled = [] }: Schema, { scope }: Surroundings): void {
    for (const name of filled) {
      if (Object.hasOwn(value, name)) continue;
      this.found.push({ path: [...this.#path, name], value: null, mark: { is: 'filled' }, scope });
    }
  }

  #aroundProperty(name: string, holder: Holder, inherited: Surroundings): Surroundings {
    const { scopes, requests } = holder.schema;
    const [mark, needs] = [scopes?.get(name), requests?.get(name)];
    if (!mark && !needs) return inherited;
    return {
      scope: mark ? scopeOfProperty(mark, holder, inherited.scope, [...this.#path, name]) : inherited.scope,
      part: needs ? partOfProperty(needs, inherited.part) : inherited.part,
    };
  }
}

function isPart(value: Json, { part }: Schema): boolean {
  return part !== undefined && isRecord(value) && (part === true || value[part.selfWhen] === true);
}

/** The part that requests what the expressions in a property read. */
function partOfProperty(mark: NeedsMark, part: Part | undefined): Part | undefined {
  if (mark === 'none') return undefined;
  return mark === 'outside' ? part?.outside : part;
}

/** What a value passes on to the values in it: `distinct` is about one expression alone. */
function inheritedFrom(around: Surroundings): Surroundings {
  if (!around.scope.distinct) return around;
  const { distinct: _, ...scope } = around.scope;
  return { ...around, scope };
}

/** An object with its schema. */
interface Holder {
  readonly value: Json;
  readonly schema: Schema;
}

/** The scope of the property at a path: the one that it inherits, with what the schema adds to it. */
function scopeOfProperty(mark: ScopeMark, { value, schema }: Holder, scope: ValueScope, path: Path): ValueScope {
  const { item, selection, answer, task, target: to, inputsOf, ...flags } = mark;
  const operation = valueAt(value, (answer ?? task)?.split('.') ?? []);
  const listAt = (steps: string | undefined): ValueScope['item'] =>
    steps === undefined || !hasList(value, schema, steps)
      ? undefined
      : { list: [...path.slice(0, -1), ...steps.split('.')], scope };
  const [entry, entries] = [listAt(item), listAt(selection)];
  return {
    ...scope,
    ...flags,
    ...(entry && { item: entry }),
    ...(item !== undefined && !entry && { missingList: item }),
    ...(entries && { selection: entries }),
    ...(typeof operation === 'string' && { call: { name: answer === undefined ? 'task' : 'answer', operation } }),
    ...(to && { target: { to, at: path } }),
    ...(inputsOf !== undefined && targetInputs({ value, schema }, inputsOf, path)),
  };
}

/** The inputs of what the property `named` of an object names; nothing if it names nothing. */
function targetInputs({ value, schema }: Holder, named: string, at: Path): Pick<ValueScope, 'target'> {
  const id = valueAt(value, [named]);
  const { mark } = propertySchema(schema, named) || {};
  if (typeof id !== 'string' || mark?.is !== 'name') return {};
  return { target: { to: 'inputs', of: mark.of, id, at } };
}

/**
 * Without its list, the property is one value and no entry; if the list is missing by mistake, `item` can be anything.
 */
function hasList(value: Json, { required = [] }: Schema, item: string): boolean {
  const [first = ''] = item.split('.');
  return required.includes(first) || valueAt(value, [first]) !== undefined;
}

/** The schema of one entry of a list; `false` when there may be none. */
export function itemSchema({ prefixItems, items }: Schema, index: number): Schema | false | undefined {
  return prefixItems?.[index] ?? items;
}

/** The schema of one property; `false` when there may be none of this name. */
export function propertySchema({ properties, additional }: Schema, name: string): Schema | false | undefined {
  return properties?.get(name) ?? additional;
}
