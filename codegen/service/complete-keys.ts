import type { ParameterGroup } from '../1-parse/openapi/contract';
import { declaredInputs } from '../1-parse/parts';
import { typesOf, type Schema } from '../1-parse/schema';
import { operationOf } from '../3-check/names/calls';
import { changedType } from '../3-check/names/changed-type';
import { childOf, valueAt } from '../language/address';
import { alternatives } from '../language/type-relations';
import type { Type } from '../language/type';
import type { Path, ValueTarget } from '../language/model';
import {
  givenToDrawers,
  openedDrawers,
  responsesByObject,
  searchTypeOfTarget,
  typeOfInput,
} from '../2-analyze/analysis';
import { comma, hasKey, type Cursor } from './cursor';
import { aboutDefault, aboutType } from './descriptions';
import { schemasAt } from './schemas-at';
import type { Completion } from './service';

/** A key that may be written. */
interface Key {
  readonly name: string;
  readonly detail: string;
  readonly documentation?: string | undefined;
  /** The value that is written with it: an empty one of its type. */
  readonly value: string;
}

/** The keys that may be written at a cursor: those that its object does not have. */
export function completeKeys(at: Cursor): readonly Completion[] {
  const { descriptor, schema } = at.open;
  const parent = at.path.slice(0, -1);
  const object = valueAt(descriptor.value, parent);
  const given = at.path.at(-1);
  const keys = new Map<string, Key>();
  const known = [
    ...schemasAt(schema, descriptor.value, parent).flatMap((one) => [...keysOf(one)]),
    ...targetsAt(at).flatMap((target) => [...targetKeys(at, target, at.path)]),
  ];
  for (const key of known) {
    const isFree = childOf(object, key.name) === undefined || key.name === given;
    if (isFree && !keys.has(key.name)) keys.set(key.name, key);
  }
  return [...keys.values()].map((key) => completion(at, key));
}

/** The properties of an object, those that it must have first; or the names that a map is limited to. */
function* keysOf(object: Schema): Iterable<Key> {
  const { properties, purposes, defaults, required = [], propertyNames, additional } = object;
  const names = [...(properties?.keys() ?? [])];
  for (const name of names.toSorted(
    (left, right) => Number(required.includes(right)) - Number(required.includes(left)),
  )) {
    const schema = properties?.get(name);
    if (!schema) continue;
    const documentation = purposes?.get(name) ?? schema.description;
    const known = defaults?.get(name);
    const detail = required.includes(name) ? 'required' : known === undefined ? 'optional' : aboutDefault(known);
    yield { name, detail, documentation, value: known === undefined ? emptyOf(schema) : JSON.stringify(known) };
  }
  for (const name of propertyNames?.values ?? []) {
    yield { name: String(name), detail: 'optional', value: additional ? emptyOf(additional) : '""' };
  }
}

function emptyOf(schema: Schema): string {
  if (schema.constant !== undefined) return JSON.stringify(schema.constant);
  const [type] = typesOf(schema);
  if (type === 'object') return '{}';
  if (type === 'array') return '[]';
  if (type === 'boolean') return 'true';
  return type === 'number' || type === 'integer' ? '0' : '""';
}

/** What receives the values of the object whose key is written. */
function targetsAt({ marks }: Cursor): readonly ValueTarget[] {
  return marks.flatMap(({ scope }) => scope.target ?? []);
}

/** The members of a body or of what changes, the parameters of a call, or the inputs of a panel, dialog or form. */
function* targetKeys({ open: { project, descriptor } }: Cursor, target: ValueTarget, path: Path): Iterable<Key> {
  const holder = valueAt(descriptor.value, target.at.slice(0, -1));
  const names = path.slice(target.at.length, -1);
  if (target.to === 'inputs') {
    const { of, id } = target;
    const owner = of === 'panel' || of === 'dialog' || of === 'form' ? project.find(of, id) : undefined;
    yield* inputKeys(names.length > 0 || !owner ? [] : declaredInputs(owner));
  } else if (target.to === 'response') {
    const responses = responsesByObject(project).get(searchTypeOfTarget(descriptor) ?? 0);
    yield* inputKeys(names.length > 0 ? [] : (responses?.inputs ?? []));
  } else if (target.to === 'body') yield* membersOf(operationOf(project, descriptor, holder)?.body, names);
  else if (target.to === 'set' || target.to === 'match')
    yield* membersOf(changedType(project, descriptor, target.at.slice(0, -1)), names);
  else if (target.to === 'drawer')
    yield* membersOf(givenToDrawers(openedDrawers(project, descriptor, target.at.slice(0, -1)) ?? []), names);
  else if (target.to === 'path' || target.to === 'query' || target.to === 'header')
    yield* parametersOf(operationOf(project, descriptor, holder), target.to);
}

function* inputKeys(inputs: Iterable<readonly [name: string, type: string]>): Iterable<Key> {
  for (const [name, type] of inputs) {
    yield { name, detail: aboutType({ type: typeOfInput(type), optional: type.endsWith('?') }), value: '""' };
  }
}

function* parametersOf(operation: ReturnType<typeof operationOf>, where: ParameterGroup): Iterable<Key> {
  for (const { name, in: at, required, type } of operation?.parameters ?? []) {
    if (at === where) yield { name, detail: aboutType({ type, optional: !required }), value: '""' };
  }
}

function* membersOf(type: Type | undefined, names: Path): Iterable<Key> {
  const [name, ...rest] = names;
  for (const one of type ? alternatives(type) : []) {
    if (one.is !== 'object') continue;
    if (name !== undefined) yield* membersOf(one.members.get(String(name))?.type, rest);
    else {
      for (const [key, member] of one.members) {
        yield { name: key, detail: aboutType(member), documentation: member.description, value: valueFor(member.type) };
      }
    }
  }
}

function valueFor(type: Type): string {
  return type.is === 'object' ? '{}' : '""';
}

function completion(at: Cursor, { name, detail, documentation, value }: Key): Completion {
  const { offset, length } = at.range;
  const key = JSON.stringify(name);
  const after = at.text.slice(offset + length);
  const isWhole = hasKey(at) && /^\s*:/.test(after);
  return {
    label: name,
    kind: 'property',
    detail,
    ...(documentation !== undefined && { documentation }),
    edit: { offset, length, text: isWhole ? key : `${key}: ${value}${comma(at.text, offset + length)}` },
  };
}
