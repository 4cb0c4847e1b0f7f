import { isList, isRecord } from '../../lib/json';
import { valueAt } from '../language/address';
import type { Json, MarkedValue, Path, ValueScope } from '../language/model';
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
  const requestedBy = part && { requestedBy: part.path };
  if (schema.mark) found.push({ path: path.slice(), value, mark: schema.mark, scope, ...requestedBy });
  const branch = branchOf(schema, value);
  if (branch) visit({ value, schema: branch, scope, part }, path, found);
  if (isList(value)) {
    const inherited = inheritedFrom(scope);
    for (let index = 0; index < value.length; index += 1)
      step(index, { value: value[index], schema: itemSchema(schema, index), scope: inherited, part }, path, found);
  } else if (isRecord(value)) {
    for (const name of schema.filled ?? []) {
      const mark = { is: 'filled' } as const;
      if (!Object.hasOwn(value, name)) found.push({ path: [...path, name], value: null, mark, scope });
    }
    for (const name of Object.keys(value)) {
      const below = {
        value: value[name],
        schema: propertySchema(schema, name),
        scope: scopeOfProperty({ value, schema, scope }, path, name),
        part: partOfProperty(schema, part, name),
      };
      step(name, below, path, found);
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

type Step = Pick<Visited, 'scope' | 'part'> & {
  readonly value: Json | undefined;
  readonly schema: Schema | false | undefined;
};

function step(
  at: string | number,
  { value, schema, ...around }: Step,
  path: (string | number)[],
  found: MarkedValue[],
): void {
  if (!schema || value === undefined) return;
  path.push(at);
  visit({ value, schema, ...around }, path, found);
  path.pop();
}

/** What a value passes on to the values in it: `distinct` is about one expression alone. */
function inheritedFrom(scope: ValueScope): ValueScope {
  if (!scope.distinct) return scope;
  const { distinct: _, ...inherited } = scope;
  return inherited;
}

/** The surroundings of a property: those of its object, with what the schema adds to them. */
function scopeOfProperty(
  { value, schema, scope }: Omit<Visited, 'part'>,
  path: readonly (string | number)[],
  name: string,
): ValueScope {
  const inherited = inheritedFrom(scope);
  const mark = schema.scopes?.get(name);
  if (!mark) return inherited;
  const { item, answer, task, target: to, inputsOf, ...flags } = mark;
  const operation = valueAt(value, (answer ?? task)?.split('.') ?? []);
  return {
    ...inherited,
    ...flags,
    ...(item !== undefined &&
      hasList(value, schema, item) && { item: { list: [...path, ...item.split('.')], scope: inherited } }),
    ...(typeof operation === 'string' && { call: { name: answer === undefined ? 'task' : 'answer', operation } }),
    ...(to && { target: { to, at: [...path, name] } }),
    ...(inputsOf !== undefined && targetInputs({ value, schema }, inputsOf, [...path, name])),
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
