import { isList, isRecord } from '~/lib/json';
import { childOf, idOf } from '../../language/address';
import type { Published } from '../../language/kind-row';
import type { Json, Path, ScopeMark } from '../../language/model';
import { objectAt } from '../read';
import { branchOf, type Schema } from '../schema';
import { itemSchema, propertySchema } from '../walk';
import { findExtensionPoint } from './extension-points';

/**
 * What is published of a descriptor: the members of its kind, and the way to each of its extension points with the
 * conditions on it, the ids of the entries there, and what expressions of new entries read.
 */
export function publishedPart(
  value: Json,
  schema: Schema,
  { published, isImplied }: { readonly published: Published; readonly isImplied: boolean },
): Json {
  const points = Object.keys(objectAt(value, 'extensions')).flatMap((address) => {
    const point = findExtensionPoint(value, schema, address);
    return point ? [point.path] : [];
  });
  const members = [
    ...published.members,
    ...(isImplied ? (published.ofImplied ?? []) : []),
    ...(points.length > 0 ? (published.toExtensions ?? []) : []),
  ];
  const parts = [
    ...members.map((address) => taken(value, address.split('.'))),
    ...points.map((path) => wayTo(value, schema, path)),
  ];
  return parts.reduce<Json>((whole, part) => (part === undefined ? whole : merged(whole, part)), {});
}

/** A value with nothing but what some steps lead to; nothing if they lead nowhere. Lists are gone through. */
function taken(value: Json | undefined, steps: Path): Json | undefined {
  const [step, ...rest] = steps;
  if (step === undefined || value === undefined) return value;
  if (isList(value)) return value.map((entry) => taken(entry, steps) ?? {});
  if (!isRecord(value)) return undefined;
  if (step === '*') {
    const names = Object.keys(value).filter((name) => name !== '$schema');
    return Object.fromEntries(names.map((name) => [name, taken(value[name], rest) ?? {}]));
  }
  const found = taken(childOf(value, step), rest);
  return found === undefined ? undefined : { [step]: found };
}

/**
 * The objects and lists on the way to a list with their conditions, and the ids in it: positions and addresses are
 * those of the whole.
 */
function wayTo(value: Json | undefined, schema: Schema | false | undefined, path: Path): Json {
  const [step, ...rest] = path;
  const holder = (schema && value !== undefined && branchOf(schema, value)) || schema || undefined;
  if (isList(value)) {
    return value.map((entry, index) => ({
      ...idIn(entry),
      ...(index === step && record(wayTo(entry, holder && itemSchema(holder, index), rest))),
    }));
  }
  if (!isRecord(value) || step === undefined) return [];
  const below = wayTo(value[step], holder && propertySchema(holder, String(step)), rest);
  const conditions = conditionsOf(holder);
  const read = [String(step), ...conditions].flatMap((name) => readIn(holder?.scopes?.get(name)));
  const names = [...discriminators(schema || {}), ...conditions, ...read];
  const members = names.flatMap((name) => (Object.hasOwn(value, name) ? [[name, value[name] ?? null] as const] : []));
  return { ...idIn(value), ...Object.fromEntries(members), [step]: below };
}

function idIn(entry: Json): { readonly id?: string } {
  const id = idOf(entry);
  return id === undefined ? {} : { id };
}

/** The property that says of which sort an object is. */
function discriminators({ union }: Schema): readonly string[] {
  return union?.by === 'property' ? [union.name] : [];
}

/** The properties that decide whether an object is present. */
function conditionsOf({ properties = new Map() }: Schema = {}): readonly string[] {
  return [...properties].flatMap(([name, { mark }]) =>
    mark?.is === 'expression' && mark.decides === 'presence' ? [name] : [],
  );
}

/** The properties of an object that expressions in another one of its properties read. */
function readIn({ item, selection, answer, task }: ScopeMark = {}): readonly string[] {
  return [item, selection, answer, task].flatMap((path) => path?.split('.')[0] ?? []);
}

function record(value: Json): { readonly [name: string]: Json } {
  return isRecord(value) && !isList(value) ? value : {};
}

/** Two parts of one value as one. */
function merged(left: Json | undefined, right: Json): Json {
  if (isList(left) && isList(right)) {
    const { length } = left.length > right.length ? left : right;
    return Array.from({ length }, (_, index) => merged(left[index], right[index] ?? {}));
  }
  if (!isRecord(left) || !isRecord(right) || isList(left) || isList(right)) return right;
  const names = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  const both = names.map((name) => {
    const [one, other] = [left[name], right[name]];
    return [name, other === undefined ? (one ?? null) : merged(one, other)] as const;
  });
  return Object.fromEntries(both);
}
