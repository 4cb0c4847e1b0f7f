import { isList, isRecord } from '~/lib/json';
import { typeOfSchema } from '../../1-parse/openapi/schema-type';
import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding, type Finding } from '../../diagnostics/finding';
import { spanOf } from '../../diagnostics/locate';
import type { Descriptor, Diagnostic, Json, Path } from '../../language/model';
import type { Limits, Member, Scalar, Type } from '../../language/type';
import { alternatives, describeType, fileIn, sameKind, valuesOf } from '../../language/type-relations';
import { isUsablePattern } from './patterns';

type Schema = { readonly [keyword: string]: Json };

/** The part of a body that a property of a form fills. */
interface Wanted {
  readonly name: string;
  readonly member: Member;
}

/** Formats that leave no room for a limit of the length. */
const shortFormats: ReadonlySet<Json | undefined> = new Set(['ipv4', 'ipv6', 'date', 'date-time']);

/** Limits of texts and numbers. */
const keywords = ['maxLength', 'maximum', 'exclusiveMaximum', 'minLength', 'minimum', 'exclusiveMinimum'] as const;

/** The other rule that limits a number on the same side. */
const boundsBeside: Readonly<Record<string, string>> = {
  minimum: 'exclusiveMinimum',
  exclusiveMinimum: 'minimum',
  maximum: 'exclusiveMaximum',
  exclusiveMaximum: 'maximum',
};

/** Formats that a form can ask for as well. */
const formats: ReadonlySet<string> = new Set(['email', 'uri', 'date', 'date-time', 'ipv4', 'ipv6']);

/** Where a property of a form takes values that the contract refuses. */
export function* looserThan(
  descriptor: Descriptor,
  path: Path,
  schema: Schema,
  { name, member: { type, limits = {} } }: Wanted,
): Iterable<Diagnostic> {
  const given = typeOfSchema(schema);
  if (!sameKind(given, type) || (limits.isWhole && schema.type === 'number')) {
    const expected = limits.isWhole ? 'a whole number' : describeType(type);
    yield diagnose(descriptor, [...path, 'type'], finding('form/body.type', { name, expected }));
    return;
  }
  // What a file must be, the line of its control says.
  if (fileIn(given)) return;
  const below = schema.additionalProperties;
  if (isRecord(below) && !isList(below)) {
    const rest = alternatives(type).flatMap((one) => (one.is === 'object' && one.rest ? [one.rest] : []))[0];
    const at = [...path, 'additionalProperties'];
    if (rest) yield* looserThan(descriptor, at, below, { name, member: { type: rest, optional: true } });
    return;
  }
  const written = isList(schema.enum) ? [...schema.enum.entries()] : [];
  if (written.length > 0 || schema.const !== undefined)
    yield* wrongValues(descriptor, path, schema, limits.values ?? valuesOf(type));
  else yield* wrongLimits(descriptor, path, schema, { type, limits, name });
}

/** Where a property of a form takes more entries than the contract does. */
export function* moreThan(
  descriptor: Descriptor,
  path: Path,
  { type, maxItems }: Schema,
  { name, member: { limits = {} } }: Wanted,
): Iterable<Diagnostic> {
  const limit = limits.maxItems;
  const declared = numberOf(maxItems);
  if (type !== 'array' || limit === undefined || (declared !== undefined && declared <= limit)) return;
  const found = finding('form/body.limit', { name, keyword: 'maxItems', limit });
  yield atLimit(descriptor, path, found, { keyword: 'maxItems', declared, limit });
}

function* wrongValues(
  descriptor: Descriptor,
  path: Path,
  schema: Schema,
  taken: readonly Scalar[] | undefined,
): Iterable<Diagnostic> {
  if (!taken) return;
  const written: readonly (readonly [Path, Json])[] = isList(schema.enum)
    ? [...schema.enum.entries()].map(([index, value]) => [[...path, 'enum', index], value])
    : [[[...path, 'const'], schema.const ?? null]];
  const free = taken.filter((value) => !written.some(([, one]) => one === value)).map(String);
  for (const [at, value] of written) {
    if (taken.some((one) => one === value)) continue;
    const advice = typeof value === 'string' ? suggest(value, free) : {};
    yield diagnose(descriptor, at, { ...finding('form/body.value', { value: JSON.stringify(value) }), ...advice });
  }
}

interface Limited {
  readonly name: string;
  readonly type: Type;
  readonly limits: Limits;
}

function* wrongLimits(
  descriptor: Descriptor,
  path: Path,
  schema: Schema,
  { name, type, limits }: Limited,
): Iterable<Diagnostic> {
  const taken = valuesOf(type);
  if (taken) {
    const values = taken.map((value) => JSON.stringify(value)).join(', ');
    yield diagnose(descriptor, path, { ...finding('form/body.open', { name, values }), key: true });
  }
  for (const keyword of keywords) {
    const limit = limits[keyword];
    const isShort = keyword.endsWith('Length') && shortFormats.has(schema.format);
    if (limit === undefined || isShort || isWithin(schema, keyword, limit)) continue;
    const declared = numberOf(schema[keyword]);
    yield atLimit(descriptor, path, finding('form/body.limit', { name, keyword, limit }), { keyword, declared, limit });
  }
  if (limits.pattern !== undefined && schema.pattern === undefined && isUsablePattern(limits.pattern)) {
    const found = finding('form/body.limit', { name, keyword: 'pattern', limit: limits.pattern });
    yield diagnose(descriptor, path, { ...found, key: true });
  }
  if (limits.format !== undefined && formats.has(limits.format) && schema.format !== limits.format) {
    const at = schema.format === undefined ? path : [...path, 'format'];
    const found = finding('form/body.limit', { name, keyword: 'format', limit: limits.format });
    yield diagnose(
      descriptor,
      at,
      schema.format === undefined ? { ...found, key: true } : { ...found, fix: limits.format },
    );
  }
}

/** Whether a rule of a form is as strict as a limit of the contract. */
function isWithin(schema: Schema, keyword: (typeof keywords)[number], limit: number): boolean {
  const [bound, others] = [numberOf(schema[keyword]), numberOf(schema[boundsBeside[keyword] ?? ''])];
  switch (keyword) {
    // A form sends no empty text: what is empty counts as missing.
    case 'minLength':
      return (bound ?? 1) >= limit;
    case 'maxLength':
      return (bound ?? Infinity) <= limit;
    case 'minimum':
      return (bound ?? -Infinity) >= limit || (others ?? -Infinity) >= limit;
    case 'maximum':
      return (bound ?? Infinity) <= limit || (others ?? Infinity) <= limit;
    case 'exclusiveMinimum':
      return (bound ?? -Infinity) >= limit || (others ?? -Infinity) > limit;
    case 'exclusiveMaximum':
      return (bound ?? Infinity) <= limit || (others ?? Infinity) < limit;
  }
}

/** At the limit with its correction, or at the property that has none. */
function atLimit(
  descriptor: Descriptor,
  path: Path,
  found: Finding,
  {
    keyword,
    declared,
    limit,
  }: { readonly keyword: string; readonly declared: number | undefined; readonly limit: number },
): Diagnostic {
  if (declared === undefined) return diagnose(descriptor, path, { ...found, key: true });
  const at = [...path, keyword];
  return diagnose(descriptor, at, { ...found, fix: { ...spanOf(descriptor.root, at), text: String(limit) } });
}

function numberOf(value: Json | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
