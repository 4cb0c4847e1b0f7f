import type { Json } from '../../codegen/language/model';
import { isRecord } from '../../lib/json';
import { onlyIn, setChanges, type Change, type Effect } from './change';
import { keywordChanges } from './keyword-changes';
import { partOf, targetOf, type Located, type SchemaFiles, type SchemaPart } from './schema-part';

/**
 * How the schemas of the descriptor language differ from earlier ones: what a descriptor could be and cannot be any
 * more, what it can be now, and what is different in a way that nobody can decide here.
 */
export function schemaChanges(before: SchemaFiles, after: SchemaFiles): readonly Change[] {
  const comparison = new Comparison(before, after);
  for (const [file, schema] of Object.entries(before)) {
    const now = after[file];
    const where = file.replace('.schema.json', '');
    if (!isRecord(schema)) continue;
    if (isRecord(now)) comparison.compare({ schema, file }, { schema: now, file }, where);
    else comparison.add('breaking', `the schema ${file} is gone`);
  }
  for (const file of Object.keys(after)) if (!(file in before)) comparison.add('addition', `the schema ${file} is new`);
  return comparison.changes;
}

class Comparison {
  readonly changes: Change[] = [];
  readonly #before: SchemaFiles;
  readonly #after: SchemaFiles;
  /** Pairs that were compared: what several parts refer to is reported once, and schemas may contain themselves. */
  readonly #compared = new Map<Json, Set<Json>>();

  constructor(before: SchemaFiles, after: SchemaFiles) {
    this.#before = before;
    this.#after = after;
  }

  add(effect: Effect, text: string): void {
    this.changes.push({ effect, text });
  }

  compare(before: Located, after: Located, where: string): void {
    const partners = this.#compared.get(before.schema) ?? new Set();
    if (partners.has(after.schema)) return;
    this.#compared.set(before.schema, partners.add(after.schema));
    const [from, to] = [targetOf(before, this.#before), targetOf(after, this.#after)];
    // What is referred to is compared itself, so that it is reported once.
    if (from && to && besideReference(before) === besideReference(after)) {
      this.compare(from, to, where);
      return;
    }
    const [one, other] = [partOf(before, this.#before), partOf(after, this.#after)];
    for (const { effect, text } of keywordChanges(one.keywords, other.keywords)) this.add(effect, `${where}: ${text}`);
    this.#compareProperties(one, other, where);
    this.#compareInside(one, other, where);
    this.#compareBranches(one, other, where);
  }

  #compareProperties(before: SchemaPart, after: SchemaPart, where: string): void {
    for (const [name, property] of before.properties) {
      const now = after.properties.get(name);
      if (now) this.compare(property, now, `${where}.${name}`);
      else this.add('breaking', `${where}.${name} is gone`);
    }
    for (const name of onlyIn(after.properties.keys(), before.properties)) {
      this.add('addition', `${where}.${name} is new`);
    }
    for (const name of onlyIn(after.required, before.required)) {
      this.add('breaking', `${where}.${name} must be given now`);
    }
    for (const name of onlyIn(before.required, after.required)) {
      if (after.properties.has(name)) this.add('addition', `${where}.${name} may be left out now`);
    }
    if (before.isClosed === after.isClosed) return;
    if (after.isClosed) this.add('breaking', `${where} refuses other properties now`);
    else this.add('addition', `${where} takes other properties now`);
  }

  #compareInside(before: SchemaPart, after: SchemaPart, where: string): void {
    for (const [keyword, schema] of before.inside) {
      const now = after.inside.get(keyword);
      if (now) this.compare(schema, now, `${where}${signs.get(keyword) ?? ''}`);
      else if (!after.isClosed) this.add('undecided', `${where} has no "${keyword}" any more`);
    }
    for (const keyword of after.inside.keys()) {
      if (!before.inside.has(keyword) && !before.isClosed) this.add('undecided', `${where} has "${keyword}" now`);
    }
  }

  #compareBranches(before: SchemaPart, after: SchemaPart, where: string): void {
    for (const [label, branch] of before.branches) {
      const now = after.branches.get(label);
      if (now) this.compare(branch, now, `${where} (${label})`);
    }
    const [one, other] = [new Set(before.branches.keys()), new Set(after.branches.keys())];
    const different = [...onlyIn(one, other), ...onlyIn(other, one)];
    if (different.length === 0) return;
    if (one.size === 0 || other.size === 0 || !different.every(isDecided)) {
      this.add('undecided', `${where} is one of other things now`);
      return;
    }
    const words = {
      gone: (label: string) => `${where} (${label}) is gone`,
      added: (label: string) => `${where} (${label}) is new`,
    };
    this.changes.push(...setChanges(one, other, words));
  }
}

function besideReference({ schema }: Located): string {
  return JSON.stringify({ ...schema, $ref: '' });
}

/** How what is inside is written behind the path of a schema. */
const signs: ReadonlyMap<string, string> = new Map([
  ['items', '[]'],
  ['additionalProperties', '.*'],
  ['propertyNames', ' (names)'],
]);

/**
 * Whether a branch is found by a text of its values: such a text decides. Values of other types may be the same in
 * other words.
 */
function isDecided(label: string): boolean {
  return label.includes('"');
}
