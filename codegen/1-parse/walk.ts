import { isList, isRecord } from '../../lib/json';
import { valueAt } from '../language/address';
import type { Json, MarkedValue, Path, ScopeMark, ValueScope } from '../language/model';
import { branchOf, type Schema } from './schema';

/**
 * The marked values of a valid value, in document order. A text or binding that is an object comes before the
 * expressions inside it. A property to fill in has the value null and comes before the others.
 */
export function walk(value: Json, schema: Schema): readonly MarkedValue[] {
  const found: MarkedValue[] = [];
  visit({ value, schema, scope: {}, part: undefined }, [], found);
  return found;
}

/** A part that requests the sources that its expressions read, and the part around it. */
interface Part {
  readonly path: Path;
  readonly outside: Part | undefined;
}

/** A value with its schema and with what the schemas above say about its surroundings. */
interface Visited {
  readonly value: Json;
  readonly schema: Schema;
  readonly scope: ValueScope;
  readonly part: Part | undefined;
}

/** `path` is one list that grows and shrinks: most values have no mark and need no path of their own. */
function visit({ value, schema, scope, part: around }: Visited, path: (string | number)[], found: MarkedValue[]): void {
  const part = isPart(value, schema) ? { path: path.slice(), outside: around } : around;
  if (part !== around) found.push({ path: path.slice(), value, mark: { is: 'part' }, scope });
  const { mark } = schema;
  if (mark) {
    const marked = { path: path.slice(), value, mark, scope };
    found.push(part ? { ...marked, requestedBy: part.path } : marked);
  }
  const branch = branchOf(schema, value);
  if (branch) visit({ value, schema: branch, scope, part }, path, found);
  if (isList(value)) {
    const inherited = inheritedFrom(scope);
    for (let index = 0; index < value.length; index += 1) {
      const below = itemSchema(schema, index);
      const entry = value[index];
      if (!below || entry === undefined) continue;
      path.push(index);
      visit({ value: entry, schema: below, scope: inherited, part }, path, found);
      path.pop();
    }
  } else if (isRecord(value)) {
    for (const name of schema.filled ?? []) {
      const mark = { is: 'filled' } as const;
      if (!Object.hasOwn(value, name)) found.push({ path: [...path, name], value: null, mark, scope });
    }
    const inherited = inheritedFrom(scope);
    for (const name of Object.keys(value)) {
      const below = propertySchema(schema, name);
      const entry = value[name];
      if (!below || entry === undefined) continue;
      const mark = schema.scopes?.get(name);
      const scopeBelow = mark ? scopeOfProperty(mark, { value, schema, scope: inherited }, [...path, name]) : inherited;
      path.push(name);
      visit({ value: entry, schema: below, scope: scopeBelow, part: partOfProperty(schema, part, name) }, path, found);
      path.pop();
    }
  }
}

function isPart(value: Json, { part }: Schema): boolean {
  return part !== undefined && isRecord(value) && (part === true || value[part.selfWhen] === true);
}

/** The part that requests what the expressions in a property read. */
function partOfProperty({ requests }: Schema, part: Part | undefined, name: string): Part | undefined {
  const mark = requests?.get(name);
  if (mark === 'none') return undefined;
  return mark === 'outside' ? part?.outside : part;
}

/** What a value passes on to the values in it: `distinct` is about one expression alone. */
function inheritedFrom(scope: ValueScope): ValueScope {
  if (!scope.distinct) return scope;
  const { distinct: _, ...inherited } = scope;
  return inherited;
}

/** The surroundings of the property at a path: those that it inherits, with what the schema adds to them. */
function scopeOfProperty(mark: ScopeMark, { value, schema, scope }: Omit<Visited, 'part'>, path: Path): ValueScope {
  const { item, answer, task, target: to, inputsOf, ...flags } = mark;
  const operation = valueAt(value, (answer ?? task)?.split('.') ?? []);
  const list =
    item === undefined || !hasList(value, schema, item) ? undefined : [...path.slice(0, -1), ...item.split('.')];
  return {
    ...scope,
    ...flags,
    ...(list && { item: { list, scope } }),
    ...(typeof operation === 'string' && { call: { name: answer === undefined ? 'task' : 'answer', operation } }),
    ...(to && { target: { to, at: path } }),
    ...(inputsOf !== undefined && targetInputs({ value, schema }, inputsOf, path)),
  };
}

/** The inputs of what the property `named` of an object names; nothing if it names nothing. */
function targetInputs(
  { value, schema }: Pick<Visited, 'value' | 'schema'>,
  named: string,
  at: Path,
): Pick<ValueScope, 'target'> {
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
