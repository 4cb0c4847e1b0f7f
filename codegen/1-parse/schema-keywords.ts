import { isList, isRecord } from '../../lib/json';
import { finding, type Finding } from '../diagnostics/finding';
import type { KindTable } from '../language/kind-table';
import {
  expressionTypes,
  scopeTargets,
  type Json,
  type Mark,
  type NeedsMark,
  type Path,
  type ScopeMark,
} from '../language/model';
import { jsonTypes, type Additions, type JsonType, type Schema } from './schema';

/** Keywords that say nothing about which values are valid, and those that the loader reads itself. */
export const annotations: ReadonlySet<string> = new Set([
  '$schema',
  '$id',
  '$defs',
  '$comment',
  'tsType',
  'default',
  'x-adds',
  'x-filled',
  'x-compiled',
  'x-scope',
  'x-needs',
  'discriminator',
  'oneOf',
  'allOf',
]);

/** What a schema of property names can say: what a text is checked for. */
const nameParts: ReadonlySet<string> = new Set([
  'description',
  'types',
  'constant',
  'values',
  'minLength',
  'maxLength',
  'pattern',
]);

type Below = (value: Json, ...steps: Path) => Schema;

type Reader = (value: Json, below: Below, kinds: KindTable) => Schema | undefined;

/** What each keyword adds to a schema; nothing when its value has the wrong shape. */
export const readers: Readonly<Record<string, Reader>> = {
  description: (value) => (typeof value === 'string' ? { description: value } : undefined),
  title: (value) => (typeof value === 'string' ? { title: value } : undefined),
  type: (value) => {
    const types = isList(value) ? value : [value];
    return types.every(isType) ? { types } : undefined;
  },
  const: (value) => ({ constant: value, values: [value] }),
  enum: (value) => (isList(value) ? { values: value } : undefined),
  minLength: (value) => count(value, (minLength) => ({ minLength })),
  maxLength: (value) => count(value, (maxLength) => ({ maxLength })),
  pattern: (value) => {
    const pattern = typeof value === 'string' ? regularExpression(value) : undefined;
    return pattern && { pattern };
  },
  minimum: (value) => (typeof value === 'number' ? { minimum: value } : undefined),
  maximum: (value) => (typeof value === 'number' ? { maximum: value } : undefined),
  minItems: (value) => count(value, (minItems) => ({ minItems })),
  maxItems: (value) => count(value, (maxItems) => ({ maxItems })),
  uniqueItems: (value) => (typeof value === 'boolean' ? { uniqueItems: value } : undefined),
  prefixItems: (value, below) =>
    isList(value) ? { prefixItems: value.map((item, index) => below(item, index)) } : undefined,
  items: (value, below) => ({ items: value === false ? false : below(value) }),
  minProperties: (value) => count(value, (minProperties) => ({ minProperties })),
  properties: (value, below) => {
    if (!isRecord(value)) return undefined;
    const entries = Object.entries(value);
    return {
      properties: new Map(entries.map(([name, schema]) => [name, below(schema, name)])),
      filled: entries.flatMap(([name, schema]) => (isRecord(schema) && schema['x-filled'] !== undefined ? [name] : [])),
      defaults: new Map(entries.flatMap(([name, schema]) => defaultOf(name, schema))),
      additions: new Map(entries.flatMap(([name, schema]) => additionsOf(name, schema))),
      scopes: new Map(entries.flatMap(([name, schema]) => scopeOf(name, schema))),
      requests: new Map(entries.flatMap(([name, schema]) => requestsOf(name, schema))),
      purposes: new Map(entries.flatMap(([name, schema]) => purposeOf(name, schema))),
    };
  },
  required: (value) => (isNames(value) ? { required: value } : undefined),
  dependentRequired: (value) => {
    if (!isRecord(value)) return undefined;
    const dependent = new Map<string, readonly string[]>();
    for (const [name, others] of Object.entries(value)) {
      if (!isNames(others)) return undefined;
      dependent.set(name, others);
    }
    return { dependentRequired: dependent };
  },
  'x-ascending': (value) =>
    isList(value) && value.length > 0 && value.every((names) => isNames(names) && names.length > 1)
      ? { ascending: value.filter(isNames) }
      : undefined,
  propertyNames: (value, below) => {
    const names = below(value);
    return Object.keys(names).every((part) => nameParts.has(part)) ? { propertyNames: names } : undefined;
  },
  additionalProperties: (value, below) =>
    value === true ? {} : { additional: value === false ? false : below(value) },
  unevaluatedProperties: (value) => (value === false ? { additional: false } : undefined),
  'x-descry': (value, _, kinds) => (isMark(value, kinds) ? { mark: value } : undefined),
};

/** What `oneOf` adds to a schema, or why its branches cannot be told apart. */
export function readUnion(schema: { readonly [name: string]: Json }, branches: readonly Schema[]): Schema | Finding {
  const discriminator = isRecord(schema.discriminator) ? schema.discriminator : {};
  const { propertyName, presence } = discriminator;
  if (typeof propertyName === 'string') {
    const named = branches.map((branch) => [branch.properties?.get(propertyName)?.constant, branch] as const);
    const byName = new Map(named.flatMap(([name, branch]) => (typeof name === 'string' ? [[name, branch]] : [])));
    if (byName.size < branches.length) return finding('schema/union.property', { name: propertyName });
    return { union: { by: 'property', name: propertyName, branches: byName } };
  }
  if (typeof presence === 'string') {
    const present = branches.find((branch) => branch.properties?.has(presence));
    const absent = branches.find((branch) => !branch.properties?.has(presence));
    if (!present || !absent || branches.length > 2) return finding('schema/union.presence', { name: presence });
    return { union: { by: 'presence', name: presence, present, absent } };
  }
  const groups = branches.map(({ required = [] }) => required);
  const onlyRequired = branches.every((branch) => Object.keys(branch).join() === 'required');
  return onlyRequired ? { oneGroup: groups } : { union: { by: 'type', branches } };
}

function scopeOf(name: string, schema: Json): readonly (readonly [string, ScopeMark])[] {
  const scope = isRecord(schema) ? schema['x-scope'] : undefined;
  return isScopeMark(scope) ? [[name, scope]] : [];
}

const pathsOfScope: ReadonlySet<string> = new Set(['item', 'selection', 'answer', 'task', 'inputsOf']);

/** Whether a value is what `x-scope` can be. */
export function isScopeMark(value: Json | undefined): value is ScopeMark & { readonly [name: string]: Json } {
  if (!isRecord(value)) return false;
  return Object.entries(value).every(([name, given]) => {
    if (name === 'paging' || name === 'distinct') return given === true;
    if (name === 'input') return isRecord(given) && Object.values(given).every((type) => typeof type === 'string');
    if (name === 'target') return scopeTargets.some((target) => target === given);
    return pathsOfScope.has(name) && typeof given === 'string';
  });
}

function requestsOf(name: string, schema: Json): readonly (readonly [string, NeedsMark])[] {
  const needs = isRecord(schema) ? schema['x-needs'] : undefined;
  return isNeedsMark(needs) ? [[name, needs]] : [];
}

/** Whether a value is what `x-needs` can be. */
export function isNeedsMark(value: Json | undefined): value is NeedsMark {
  return value === 'outside' || value === 'none' || isSelfMark(value);
}

/** Whether `x-needs` says that an object is a part that requests sources. */
export function isSelfMark(value: Json | undefined): value is 'self' | { readonly selfWhen: string } {
  if (!isRecord(value)) return value === 'self';
  return typeof value.selfWhen === 'string' && Object.keys(value).length === 1;
}

function defaultOf(name: string, schema: Json): readonly (readonly [string, Json])[] {
  return isRecord(schema) && schema.default !== undefined ? [[name, schema.default]] : [];
}

function additionsOf(name: string, schema: Json): readonly (readonly [string, Additions])[] {
  const given = isRecord(schema) ? schema['x-adds'] : undefined;
  return isAdditions(given) ? [[name, given]] : [];
}

/** Whether a value is what `x-adds` can be. */
export function isAdditions(value: Json | undefined): value is Additions & { readonly [name: string]: Json } {
  return isRecord(value) && typeof value.by === 'string' && typeof value.without === 'string';
}

function purposeOf(name: string, schema: Json): readonly (readonly [string, string])[] {
  return isRecord(schema) && typeof schema.description === 'string' ? [[name, schema.description]] : [];
}

function count(value: Json, add: (value: number) => Schema): Schema | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? add(value) : undefined;
}

function regularExpression(source: string): RegExp | undefined {
  try {
    return new RegExp(source, 'u');
  } catch {
    return undefined;
  }
}

function isType(value: Json): value is JsonType {
  return jsonTypes.some((type) => type === value);
}

function isNames(value: Json): value is readonly string[] {
  return isList(value) && value.every((name) => typeof name === 'string');
}

/** The properties that a mark of each sort can have beside `is`. */
const markProperties: ReadonlyMap<Json | undefined, readonly string[]> = new Map([
  ['expression', ['type', 'of', 'values', 'decides', 'time']],
  ['binding', []],
  ['text', ['values']],
  ['name', ['of', 'readOnly', 'gives']],
  ['form-schema', []],
  ['declaration', ['of', 'name', 'in', 'parameters', 'value']],
]);

function isMark(value: Json, kinds: KindTable): value is Mark {
  if (!isRecord(value)) return false;
  const { is, of, type, readOnly, gives } = value;
  const known = markProperties.get(is);
  if (!known || !Object.keys(value).every((name) => name === 'is' || known.includes(name))) return false;
  if (is === 'declaration') return isDeclaration(value);
  if (is === 'name') {
    const isReadOnlyFit = readOnly === undefined || (readOnly === true && of === 'operation');
    const areInputsFit = gives === undefined || (isNames(gives) && of === 'dialog');
    return isReadOnlyFit && areInputsFit && kinds.isNameKind(of);
  }
  if (is === 'text') return value.values === undefined || isNames(value.values);
  if (is !== 'expression') return true;
  const types: readonly (Json | undefined)[] = expressionTypes;
  const isKnown = (one: Json | undefined) => types.includes(one);
  const isTypeFit = type === undefined || (isList(type) ? type.length > 0 && type.every(isKnown) : isKnown(type));
  const areValuesFit = value.values === undefined || isNames(value.values);
  const isDecisionFit = value.decides === undefined || (isDecision(value.decides) && type === 'boolean');
  const isTimeFit = value.time === undefined || value.time === true;
  return isTypeFit && areValuesFit && isDecisionFit && isTimeFit && (of === undefined || kinds.isNameKind(of));
}

function isDecision(value: Json): boolean {
  return value === 'presence' || value === 'case';
}

function isDeclaration({ of, name, in: kinds, parameters, value }: { readonly [name: string]: Json }): boolean {
  const hasKinds = kinds !== undefined;
  if (of === 'rules') return typeof parameters === 'string' && typeof value === 'string' && !hasKinds;
  if (parameters !== undefined || value !== undefined) return false;
  if (of === 'sources' || of === 'values' || of === 'predicates') return name === undefined && !hasKinds;
  if (typeof name !== 'string') return false;
  return of === 'number' ? !hasKinds : of === 'member' && kinds !== undefined && isNames(kinds);
}
