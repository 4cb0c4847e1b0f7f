import { listAt, member, numberAt, objectAt, type JsonObject } from '../../codegen/1-parse/read';
import type { Json } from '../../codegen/language/model';
import { isList } from '../../lib/json';
import { setChanges, type Change } from './change';

/** Limits, and whether a higher one refuses more (1) or less (-1). */
const limits: ReadonlyMap<string, 1 | -1> = new Map([
  ['minimum', 1],
  ['minLength', 1],
  ['minItems', 1],
  ['minProperties', 1],
  ['maximum', -1],
  ['maxLength', -1],
  ['maxItems', -1],
]);

const comparedAsSets = ['type', 'enum', 'const', 'dependentRequired', 'x-ascending', 'uniqueItems', 'default'];

/** How the keywords of a schema differ, as far as they hold no schemas. */
export function keywordChanges(before: JsonObject, after: JsonObject): readonly Change[] {
  return [
    ...typeChanges(before, after),
    ...valueChanges(before, after),
    ...[...limits].flatMap(([keyword, sign]) => limitChanges(keyword, sign, before, after)),
    ...demandChanges(before, after),
    ...defaultChanges(before, after),
    ...otherChanges(before, after),
  ];
}

function typeChanges(before: JsonObject, after: JsonObject): readonly Change[] {
  return setChanges(typesOf(before), typesOf(after), {
    gone: (type) => `cannot be ${type} any more`,
    added: (type) => `may be ${type} now`,
  });
}

const allTypes = ['null', 'boolean', 'integer', 'fraction', 'string', 'array', 'object'];

/** Types of values; a number is a whole number or a fraction. */
function typesOf(schema: JsonObject): ReadonlySet<string> {
  const type = member(schema, 'type');
  if (type === undefined) return new Set(allTypes);
  const list = (isList(type) ? type : [type]).map(String);
  return new Set(list.flatMap((one) => (one === 'number' ? ['integer', 'fraction'] : [one])));
}

function valueChanges(before: JsonObject, after: JsonObject): readonly Change[] {
  const [one, other] = [valuesOf(before), valuesOf(after)];
  if (!one) return other ? [{ effect: 'breaking', text: `only ${[...other].join(', ')} now` }] : [];
  if (!other) return [{ effect: 'addition', text: 'any value now' }];
  return setChanges(one, other, {
    gone: (value) => `the value ${value} is gone`,
    added: (value) => `the value ${value} is new`,
  });
}

function valuesOf(schema: JsonObject): ReadonlySet<string> | undefined {
  const constant = member(schema, 'const');
  const values = constant === undefined ? member(schema, 'enum') : [constant];
  return isList(values) ? new Set(values.map((value) => JSON.stringify(value))) : undefined;
}

function limitChanges(keyword: string, sign: 1 | -1, before: JsonObject, after: JsonObject): readonly Change[] {
  const none = -Infinity * sign;
  const [one, other] = [numberAt(before, keyword) ?? none, numberAt(after, keyword) ?? none];
  if (one === other) return [];
  const effect = other * sign > one * sign ? 'breaking' : 'addition';
  return [{ effect, text: `"${keyword}" was ${limit(one)} and is ${limit(other)}` }];
}

function limit(value: number): string {
  return Number.isFinite(value) ? String(value) : 'absent';
}

/** Keywords that demand more with each of their entries. */
function demandChanges(before: JsonObject, after: JsonObject): readonly Change[] {
  // A demand that is gone allows more.
  return setChanges(demandsOf(after), demandsOf(before), {
    gone: (what) => `demands ${what} now`,
    added: (what) => `demands ${what} no more`,
  });
}

function demandsOf(schema: JsonObject): ReadonlySet<string> {
  const dependent = Object.entries(objectAt(schema, 'dependentRequired')).flatMap(([name, others]) =>
    (isList(others) ? others : []).map((other) => `${JSON.stringify(other)} beside "${name}"`),
  );
  const ascending = listAt(schema, 'x-ascending').map((names) => `the ascending order ${JSON.stringify(names)}`);
  const unique = member(schema, 'uniqueItems') === true ? ['different entries'] : [];
  return new Set([...dependent, ...ascending, ...unique]);
}

/** Another default changes descriptors that say nothing; a first or no default may be what the renderer did before. */
function defaultChanges(before: JsonObject, after: JsonObject): readonly Change[] {
  const [one, other] = [text(member(before, 'default')), text(member(after, 'default'))];
  if (one === other) return [];
  const effect = one === undefined || other === undefined ? 'undecided' : 'breaking';
  return [{ effect, text: `the default was ${one ?? 'absent'} and is ${other ?? 'absent'}` }];
}

function otherChanges(before: JsonObject, after: JsonObject): readonly Change[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const others = [...names].filter((name) => !limits.has(name) && !comparedAsSets.includes(name));
  return others
    .filter((name) => text(member(before, name)) !== text(member(after, name)))
    .map((name) => ({ effect: 'undecided', text: `"${name}" is another` }));
}

function text(value: Json | undefined): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value);
}
