import { diagnose, suggest, type Located, type PlacedRemark } from '../diagnostic';
import type { Diagnostic, Json, Path } from '../model';
import { maxDiagnostics, unsafeKeys } from './scan';
import { branchOf, hasType, isList, isObject, typeOf, typesOf, type JsonType, type Schema } from './schema';
import { itemSchema, propertySchema } from './walk';

/** Checks a value against a schema: every mistake once, for unions only those of the branch that is meant. */
export function validate(located: Located, value: Json, schema: Schema): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  check(value, schema, [], (path, remark) => {
    if (diagnostics.length < maxDiagnostics) diagnostics.push(diagnose(located, path, remark));
  });
  return diagnostics;
}

type Report = (path: Path, remark: PlacedRemark) => void;

function check(value: Json, schema: Schema, path: Path, report: Report): void {
  const types = typesOf(schema);
  const type = typeOf(value);
  if (!hasType(type, types)) {
    report(path, {
      code: 'schema/type',
      message: `Expected ${oneOf(types.map((name) => articles[name]))}, found ${articles[type]}.`,
    });
    return;
  }
  if (schema.values && !schema.values.includes(value)) report(path, wrongValue(value, schema.values));
  else if (typeof value === 'string') checkString(value, schema, path, report);
  else if (typeof value === 'number') checkNumber(value, schema, path, report);
  else if (isList(value)) checkList(value, schema, path, report);
  else if (isObject(value)) checkObject(value, schema, path, report);
  if (!schema.union) return;
  const branch = branchOf(schema, value);
  if (branch) check(value, branch, path, report);
  else if (schema.union.by === 'property' && isObject(value)) checkDiscriminator(value, schema.union, path, report);
}

function checkString(value: string, schema: Schema, path: Path, report: Report): void {
  const { minLength = 0, maxLength = Infinity, pattern, description } = schema;
  if (value.length < minLength) {
    const message =
      minLength === 1 ? 'This text may not be empty.' : `At least ${minLength} characters are needed here.`;
    report(path, { code: 'schema/length', message });
  } else if (value.length > maxLength) {
    report(path, {
      code: 'schema/length',
      message: `At most ${maxLength} characters may stand here, found ${value.length}.`,
    });
  } else if (pattern && !pattern.test(value)) {
    const hint = description ?? `It must match ${pattern.source}`;
    report(path, { code: 'schema/pattern', message: `"${shorten(value)}" does not have the form needed here.`, hint });
  }
}

function checkNumber(
  value: number,
  { minimum = -Infinity, maximum = Infinity }: Schema,
  path: Path,
  report: Report,
): void {
  if (Number.isFinite(value) && value >= minimum && value <= maximum) return;
  const limits = [
    ...(minimum > -Infinity ? [`at least ${minimum}`] : []),
    ...(maximum < Infinity ? [`at most ${maximum}`] : []),
  ];
  const message = limits.length > 0 ? `The number must be ${limits.join(' and ')}.` : 'The number is too large.';
  report(path, { code: 'schema/range', message });
}

function checkList(value: readonly Json[], schema: Schema, path: Path, report: Report): void {
  const { minItems = 0, maxItems = Infinity, uniqueItems = false } = schema;
  if (value.length < minItems) {
    const message = minItems === 1 ? 'This list may not be empty.' : `At least ${minItems} entries are needed here.`;
    report(path, { code: 'schema/items', message });
  }
  if (value.length > maxItems) {
    report([...path, maxItems], {
      code: 'schema/items',
      message: `At most ${maxItems} entries may stand in this list.`,
    });
  }
  const seen = new Set<string>();
  value.slice(0, Math.min(value.length, maxItems)).forEach((item, index) => {
    const below = itemSchema(schema, index);
    if (below) check(item, below, [...path, index], report);
    if (!uniqueItems) return;
    const key = JSON.stringify(item);
    if (seen.has(key))
      report([...path, index], { code: 'schema/items', message: 'This entry stands twice in the list.' });
    seen.add(key);
  });
}

function checkObject(value: { readonly [name: string]: Json }, schema: Schema, path: Path, report: Report): void {
  const given = (name: string) => Object.hasOwn(value, name);
  const missing = (name: string, because = '') => {
    const hint = schema.purposes?.get(name);
    report(path, { code: 'schema/missing', message: `"${name}" is missing${because}.`, ...(hint && { hint }) });
  };
  for (const name of schema.required ?? []) if (!given(name)) missing(name);
  for (const [name, others] of schema.dependentRequired ?? []) {
    for (const other of others) if (given(name) && !given(other)) missing(other, `: "${name}" needs it`);
  }
  if (schema.oneGroup) checkGroups(schema.oneGroup, given, path, report);
  const names = Object.keys(value);
  if (names.length < (schema.minProperties ?? 0)) {
    report(path, { code: 'schema/missing', message: 'This object may not be empty.' });
  }
  for (const name of names) {
    const item = value[name];
    const below = propertySchema(schema, name);
    if (item === undefined || unsafeKeys.has(name)) continue;
    if (below === false) report([...path, name], { ...unknownKey(name, schema, given), key: true });
    else if (below) check(item, below, [...path, name], report);
    if (schema.propertyNames && !schema.properties?.has(name)) {
      check(name, schema.propertyNames, path, (_, remark) => report([...path, name], { ...remark, key: true }));
    }
  }
}

function checkGroups(
  groups: readonly (readonly string[])[],
  given: (name: string) => boolean,
  path: Path,
  report: Report,
): void {
  const present = groups.filter((group) => group.some(given));
  const [first = [], second] = present;
  if (present.length === 0) {
    const message = `${oneOf(groups.map((group) => group.map(quoted).join(' and ')))} is missing.`;
    report(path, { code: 'schema/missing', message: message[0]?.toUpperCase() + message.slice(1) });
  } else if (second) {
    const [name = ''] = second.filter(given);
    const message = `"${name}" may not stand beside ${first.filter(given).map(quoted).join(' and ')}.`;
    report([...path, name], { code: 'schema/exclusive', key: true, message });
  } else {
    for (const name of first) {
      if (!given(name))
        report(path, {
          code: 'schema/missing',
          message: `"${name}" is missing beside ${first.filter(given).map(quoted).join()}.`,
        });
    }
  }
}

function checkDiscriminator(
  value: { readonly [name: string]: Json },
  { name, branches }: { readonly name: string; readonly branches: ReadonlyMap<string, Schema> },
  path: Path,
  report: Report,
): void {
  const given = Object.hasOwn(value, name) ? value[name] : undefined;
  // A missing one is reported with the other required properties.
  if (given !== undefined) report([...path, name], wrongValue(given, [...branches.keys()]));
}

function wrongValue(value: Json, allowed: readonly Json[]): PlacedRemark {
  const texts = allowed.filter((one) => typeof one === 'string');
  const message = `${shorten(JSON.stringify(value))} is not possible here.`;
  const suggestion = typeof value === 'string' ? suggest(value, texts) : {};
  const hint = suggestion.hint ?? `Possible: ${allowed.map((one) => JSON.stringify(one)).join(', ')}.`;
  return { code: 'schema/value', message, ...suggestion, hint };
}

function unknownKey(name: string, { properties, union }: Schema, given: (name: string) => boolean): PlacedRemark {
  const candidates = [...(properties?.keys() ?? []), ...(union?.by === 'property' ? [union.name] : [])];
  const suggestion = suggest(
    name,
    candidates.filter((candidate) => !given(candidate)),
  );
  return { code: 'schema/unknown-key', message: `"${shorten(name)}" has no meaning here.`, ...suggestion };
}

const articles: Readonly<Record<JsonType, string>> = {
  null: 'null',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
  array: 'a list',
  object: 'an object',
};

function oneOf(words: readonly string[]): string {
  const unique = [...new Set(words)];
  if (unique.length < 2) return unique.join();
  return `${unique.slice(0, -1).join(', ')} or ${unique.at(-1)}`;
}

function quoted(name: string): string {
  return `"${name}"`;
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}
