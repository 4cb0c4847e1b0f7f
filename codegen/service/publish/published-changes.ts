import { isList, isRecord } from '~/lib/json';
import { idOf } from '../../language/address';
import { readContract } from '../../1-parse/openapi/read-contract';
import type { PublishedFile } from '../../1-parse/published-file';
import { listAt, member, objectAt } from '../../1-parse/read';
import type { Json } from '../../language/model';

/** How what is published differs from what was published before. */
export interface PublishedChanges {
  /** Sentences about what others may rely on and is not so any more; of the contract, the operations that are gone. */
  readonly breaking: readonly string[];
  /** Whether the contract is another one: what that breaks depends on what others call and read. */
  readonly isOtherContract: boolean;
  /** Whether anything at all is different. */
  readonly isOther: boolean;
}

/** What members of files are in words, by their names. */
const words: ReadonlyMap<string, string> = new Map([
  ['extensions', 'extension point'],
  ['sources', 'source'],
  ['values', 'value'],
  ['input', 'input'],
  ['shared', 'message'],
  ['flags', 'flag'],
  ['permissions', 'permission'],
  ['externalLinks', 'link'],
  ['predicates', 'predicate'],
  ['rules', 'rule'],
  ['filters', 'filter'],
  ['routes', 'route'],
  ['keys', 'menu key'],
]);

/** Who sees a part breaks nobody: no new entry needs to be seen by all. */
const conditions: ReadonlySet<string> = new Set(['visibleWhen']);

/** Compares what is published now with what was before. New names break nothing. */
export function publishedChanges(before: PublishedFile, after: PublishedFile): PublishedChanges {
  const roots = new Map(after.roots.map((root) => [root.name, root]));
  const breaking = before.roots.flatMap(({ name, files }) => {
    const root = roots.get(name);
    if (!root) return [`The root "${name}" is not published any more.`];
    return Object.entries(files).flatMap(([path, value]) => {
      const now = member(root.files, path);
      if (now === undefined) return [`${path} is gone.`];
      const found = [...differences(value, now, []), ...newDemands(path, value, now)];
      return found.map((what) => `${path}: ${what}`);
    });
  });
  return {
    breaking: [...breaking, ...missingOperations(before, after)],
    isOtherContract: JSON.stringify(before.contract) !== JSON.stringify(after.contract),
    isOther: JSON.stringify(before) !== JSON.stringify(after),
  };
}

/** What a part says now that it did not say before, and what it says no more. */
function differences(before: Json, after: Json, steps: readonly string[]): readonly string[] {
  if (isList(before) && isList(after)) return listDifferences(before, after, steps);
  if (isRecord(before) && isRecord(after)) {
    return Object.entries(before).flatMap(([name, value]) => {
      if (conditions.has(name)) return [];
      const now = Object.hasOwn(after, name) ? after[name] : undefined;
      return now === undefined ? [`${named([...steps, name])} is gone.`] : differences(value, now, [...steps, name]);
    });
  }
  if (before === after || isWording(steps)) return [];
  return [`${named(steps)} was ${short(before)}, and is ${short(after)}.`];
}

/** What whoever opens or shows a descriptor has to give now; drawers open without any of their inputs. */
function newDemands(path: string, before: Json, after: Json): readonly string[] {
  if (path.startsWith('drawers/')) return [];
  const known = objectAt(before, 'input');
  const inputs = Object.entries(objectAt(after, 'input')).flatMap(([name, type]) =>
    Object.hasOwn(known, name) || String(type).endsWith('?')
      ? []
      : [`${named(['input', name])} is new, and must be given.`],
  );
  const required = listAt(member(before, 'schema'), 'required');
  const properties = listAt(member(after, 'schema'), 'required').filter((name) => !required.includes(name));
  return [...inputs, ...properties.map((name) => `property "${String(name)}" must be given now.`)];
}

/** Entries with ids are compared wherever they are in the list, others as a whole. */
function listDifferences(before: readonly Json[], after: readonly Json[], steps: readonly string[]): readonly string[] {
  const keyOf = (entry: Json): string => idOf(entry) ?? JSON.stringify(entry);
  const now = new Map(after.map((entry) => [keyOf(entry), entry]));
  return before.flatMap((entry) => {
    const key = keyOf(entry);
    const other = now.get(key);
    if (isRecord(entry) && Object.keys(entry).length === 0) return [];
    return other === undefined ? [`${named([...steps, key])} is gone.`] : differences(entry, other, [...steps, key]);
  });
}

/** Texts for people may change: the sentence of an extension point, and what messages and flags say. */
function isWording(steps: readonly string[]): boolean {
  const [group, , name] = steps;
  const isText = ['extensions', 'shared', 'flags', 'permissions', 'views', 'regions'].includes(group ?? '');
  return isText || name === 'description' || steps.at(-1) === 'title';
}

/** A part in words: `source "jobs"`, or its address. */
function named(steps: readonly string[]): string {
  const [group = '', ...rest] = steps;
  const word = words.get(steps.at(-2) ?? '');
  if (word !== undefined && (steps.length === 2 || steps.at(-2) === 'keys')) return `${word} "${steps.at(-1) ?? ''}"`;
  const first = words.get(group);
  return first === undefined || rest.length === 0
    ? `"${steps.join('.')}"`
    : `"${rest.slice(1).join('.')}" of ${first} "${rest[0] ?? ''}"`;
}

function short(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function missingOperations(before: PublishedFile, after: PublishedFile): readonly string[] {
  const now = operationsOf(after);
  return [...operationsOf(before)].flatMap((id) =>
    now.has(id) ? [] : [`The contract has no operation ${id} any more.`],
  );
}

function operationsOf({ contract = {} }: PublishedFile): ReadonlySet<string> {
  const texts = Object.entries(contract).map(([path, value]) => [path, JSON.stringify(value)] as const);
  return new Set(readContract(new Map(texts)).contract.operations.keys());
}
