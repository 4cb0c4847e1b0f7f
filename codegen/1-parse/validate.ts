import { findNodeAtLocation } from 'jsonc-parser';
import { isList, isRecord } from '../../lib/json';
import { diagnose, type Located } from '../diagnostics/diagnostic';
import { hint, type Finding, type LocatedFinding } from '../diagnostics/finding';
import { spanOf } from '../diagnostics/locate';
import type { Diagnostic, Json, Path } from '../language/model';
import { cutOff, maxDiagnostics } from './cut-off';
import { exampleOf } from './example-of';
import { meantKeys, misspeltDiscriminator } from './meant-keys';
import { unsafeKeys } from './scan';
import { findings, listed } from './validate-findings';
import { branchOf, hasType, typeOf, typesOf, type JsonType, type Schema, type Union } from './schema';
import { itemSchema, propertySchema } from './walk';

/** Checks a value against a schema: every mistake once, for unions only those of the branch that is meant. */
export function validate(located: Located, value: Json, schema: Schema): readonly Diagnostic[] {
  const validation = new Validation(located);
  validation.check(value, schema);
  return cutOff(located.file.path, validation.diagnostics);
}

type JsonObject = { readonly [name: string]: Json };

class Validation {
  /** At most one more than a step gives. */
  readonly diagnostics: Diagnostic[] = [];
  readonly #located: Located;
  /** Path of the value being checked; grows and shrinks. */
  readonly #path: (string | number)[] = [];

  constructor(located: Located) {
    this.#located = located;
  }

  check(value: Json, schema: Schema): void {
    if (this.#full()) return;
    const type = typeOf(value);
    if (!hasType(type, typesOf(schema))) return this.#reportType(value, schema);
    if (schema.values && !schema.values.includes(value)) this.#report(findings.value(value, schema.values));
    else if (typeof value === 'string') this.#checkString(value, schema);
    else if (typeof value === 'number') this.#checkNumber(value, schema);
    else if (isList(value)) this.#checkList(value, schema);
    else if (isRecord(value)) this.#checkObject(value, schema);
    if (!schema.union) return;
    const branch = branchOf(schema, value);
    if (branch?.values?.includes(value) === false && this.#checkWord(value, branch.values, schema)) return;
    if (branch) {
      if (!this.#checkBranch(value, branch, schema.union)) this.check(value, branch);
    } else if (isRecord(value)) this.#checkDiscriminator(value, schema.union);
  }

  /** Several properties that another branch has: what is wrong is the property that names the branch. */
  #checkBranch(value: Json, branch: Schema, union: Union): boolean {
    if (union.by !== 'property' || !isRecord(value)) return false;
    const unknown = Object.keys(value).filter((name) => propertySchema(branch, name) === false);
    if (unknown.length < 2) return false;
    const names = Object.keys(value);
    const meant = [...union.branches].filter(
      ([, other]) =>
        names.every((name) => propertySchema(other, name) !== false) &&
        other.required?.every((name) => Object.hasOwn(value, name)) !== false,
    );
    if (meant.length === 0) return false;
    this.#report(
      findings.otherBranch(
        String(value[union.name]),
        unknown,
        meant.map(([name]) => name),
      ),
      union.name,
    );
    return true;
  }

  /** A word that is none of those of its branch can be a number in quotes, or the text of an object. */
  #checkWord(value: Json, values: readonly Json[], schema: Schema): boolean {
    if (typeof value !== 'string') return false;
    const number = unquoted(value, typesOf(schema));
    const example = number === undefined ? exampleOf(schema, value, '') : undefined;
    const found = findings.value(value, values);
    if (found.fix !== undefined) return false;
    if (number !== undefined) this.#reportType(value, { types: [typeOf(JSON.parse(number))] });
    else if (example)
      this.#report({ ...found, hint: hint('one-of-or', { names: listed(values), example: example.text }) });
    return number !== undefined || example !== undefined;
  }

  #full(): boolean {
    return this.diagnostics.length > maxDiagnostics;
  }

  #report(found: LocatedFinding, ...steps: Path): void {
    if (this.#full()) return;
    this.diagnostics.push(diagnose(this.#located, [...this.#path, ...steps], found));
  }

  #reportType(value: Json, schema: Schema): void {
    const wanted = typesOf(schema);
    const found = findings.type(typeOf(value), wanted);
    const right = typeof value === 'string' ? unquoted(value, wanted) : undefined;
    const span = () => spanOf(this.#located.root, this.#path);
    if (right !== undefined)
      return this.#report({ ...found, hint: hint('no-quotes', { value: right }), fix: { ...span(), text: right } });
    const example = exampleOf(schema, value, written(this.#located, this.#path));
    if (!example) return this.#report(found);
    const whole = { ...span(), length: written(this.#located, this.#path).length };
    const fix = example.isWhole ? { fix: { ...whole, text: example.text } } : {};
    this.#report({ ...found, hint: hint('such-as', { example: example.text }), ...fix });
  }

  #below(step: string | number, value: Json, schema: Schema): void {
    this.#path.push(step);
    this.check(value, schema);
    this.#path.pop();
  }

  #checkString(value: string, schema: Schema): void {
    const found = textFinding(value, schema);
    if (found) this.#report(found);
  }

  #checkNumber(value: number, { minimum = -Infinity, maximum = Infinity, union }: Schema): void {
    // JSON can write numbers that JavaScript reads as infinite; in a union the branch reports them.
    const tooLarge = !Number.isFinite(value) && !union;
    if (tooLarge || value < minimum || value > maximum) this.#report(findings.range(minimum, maximum));
  }

  #checkList(value: readonly Json[], schema: Schema): void {
    const { minItems = 0, maxItems = Infinity, uniqueItems } = schema;
    if (value.length < minItems) this.#report(findings.tooFew(minItems));
    if (value.length > maxItems) this.#report(findings.tooMany(maxItems), maxItems);
    const seen = new Set<string>();
    for (const [index, item] of value.slice(0, maxItems).entries()) {
      const below = itemSchema(schema, index);
      if (below) this.#below(index, item, below);
      if (!uniqueItems) continue;
      const key = JSON.stringify(item);
      if (seen.has(key)) this.#report(findings.twice(), index);
      seen.add(key);
    }
  }

  #checkObject(value: JsonObject, schema: Schema): void {
    const missing = schema.required?.filter((name) => !Object.hasOwn(value, name)) ?? [];
    const meant = meantKeys(value, schema);
    const meantBy = new Set(meant.values());
    const discriminator = misspeltDiscriminator(value, schema.union)?.meant;
    for (const name of missing)
      if (!meantBy.has(name) && name !== discriminator)
        this.#report(findings.missing(name, schema.purposes?.get(name)));
    if (schema.dependentRequired) this.#checkDependents(value, schema.dependentRequired);
    const descending = new Set<string>();
    for (const names of schema.ascending ?? []) this.#checkAscending(value, names, schema, descending);
    if (schema.oneGroup) this.#checkGroups(value, schema, meantBy);
    const names = Object.keys(value);
    if (names.length < (schema.minProperties ?? 0)) this.#report(findings.empty());
    for (const name of names) {
      const item = value[name];
      if (item === undefined || unsafeKeys.has(name)) continue;
      if (this.#full()) return;
      const below = propertySchema(schema, name);
      if (below) this.#below(name, item, below);
      else if (below === false)
        this.#report({ ...findings.unknownKey(name, schema, { value, meant: meant.get(name) }), key: true }, name);
      if (schema.propertyNames) this.#checkName(name, schema.propertyNames);
    }
  }

  #checkName(name: string, schema: Schema): void {
    const { values } = schema;
    const found = values && !values.includes(name) ? findings.value(name, values) : textFinding(name, schema);
    if (found) this.#report({ ...found, key: true }, name);
  }

  #checkDependents(value: JsonObject, dependents: ReadonlyMap<string, readonly string[]>): void {
    for (const [name, others] of dependents) {
      if (!Object.hasOwn(value, name)) continue;
      for (const other of others)
        if (!Object.hasOwn(value, other)) this.#report({ ...findings.missingBeside(other, [name]), key: true }, name);
    }
  }

  /** A number outside of its range is reported for that alone, and one that several lists have once. */
  #checkAscending(value: JsonObject, names: readonly string[], schema: Schema, reported: Set<string>): void {
    const numbers = names.flatMap((name) => {
      const number = value[name] ?? schema.defaults?.get(name);
      const { minimum = -Infinity, maximum = Infinity } = schema.properties?.get(name) ?? {};
      return typeof number === 'number' && number >= minimum && number <= maximum ? [{ name, number }] : [];
    });
    for (const [index, { name, number }] of numbers.entries()) {
      const before = numbers[index - 1];
      if (!before || number >= before.number || reported.has(name) || reported.has(before.name)) continue;
      const written = Object.hasOwn(value, name) ? name : before.name;
      this.#report(findings.descending(written === name ? { name, before } : { name, number, before }), written);
      reported.add(name).add(before.name);
    }
  }

  #checkGroups(value: JsonObject, schema: Schema, meant: ReadonlySet<string>): void {
    const { oneGroup: groups = [] } = schema;
    const given = (name: string) => Object.hasOwn(value, name) || meant.has(name);
    const [first, second] = groups.filter((group) => group.some(given));
    // An unknown property is probably the one that is missing.
    const isUnknown = (name: string) => propertySchema(schema, name) === false;
    if (!first && Object.keys(value).some(isUnknown)) return;
    if (!first) return this.#report(findings.missingGroup(groups));
    const [extra] = second?.filter(given) ?? [];
    if (extra !== undefined)
      return this.#report({ ...findings.exclusive(extra, first.filter(given)), key: true }, extra);
    // Of a misspelt one nothing more is known.
    if (first.some((name) => meant.has(name))) return;
    for (const name of first) if (!given(name)) this.#report(findings.missingBeside(name, first.filter(given)));
  }

  /** A missing discriminator is reported with the other required properties. */
  #checkDiscriminator(value: JsonObject, union: Union): void {
    const misspelt = misspeltDiscriminator(value, union);
    if (misspelt) {
      const { written, meant } = misspelt;
      const found = findings.unknownKey(written, {}, { value, meant });
      return this.#report({ ...found, key: true }, written);
    }
    if (union.by !== 'property' || !Object.hasOwn(value, union.name)) return;
    this.#report(findings.value(value[union.name] ?? null, [...union.branches.keys()]), union.name);
  }
}

/** How the value at a path is written. */
function written({ file, root }: Located, path: Path): string {
  const node = findNodeAtLocation(root, [...path]);
  return node ? file.text.slice(node.offset, node.offset + node.length) : '';
}

/** A number, or `true` or `false`, that is written in quotes, as JSON has it without them and without a unit. */
function unquoted(text: string, wanted: readonly JsonType[]): string | undefined {
  const [, number] = /^(true|false|-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?)(?: ?(?:px|ms))?$/.exec(text) ?? [];
  if (number === undefined) return undefined;
  const value: Json = JSON.parse(number);
  return hasType(typeOf(value), wanted) ? number : undefined;
}

/** Characters that are two units of UTF-16. */
const pairs = /[\ud800-\udbff][\udc00-\udfff]/g;

/**
 * What is wrong with the length or the form of a text. JSON Schema counts characters, not units of UTF-16 (6.3.1,
 * 6.3.2).
 */
function textFinding(text: string, schema: Schema): Finding | undefined {
  const { minLength = 0, maxLength = Infinity, pattern, description } = schema;
  const length = text.length - (text.match(pairs)?.length ?? 0);
  if (length < minLength) return findings.tooShort(minLength);
  if (length > maxLength) return findings.tooLong(maxLength, length);
  return pattern && !pattern.test(text) ? findings.pattern(text, pattern, description) : undefined;
}
