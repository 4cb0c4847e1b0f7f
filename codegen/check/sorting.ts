import { diagnose, suggest } from '../diagnostic';
import { valuesOf } from '../expression/relations';
import type { Descriptor, Diagnostic } from '../model';
import { listAt, member, objectAt, stringAt } from '../parse/read';
import type { Project } from '../project';
import { operationOf } from './calls';
import { expectedType } from './expected-type';
import { dependent } from './local';
import { isTable } from '../expression/screen-scope';
import { isOfPage, pagedSource, partReads, type PartRead } from './paged-source';

/** A table is sorted by what its operation can sort by, and at first by what a column can be sorted by. */
export const sorting = dependent(['predicates', 'vocabulary', 'console', 'scale'], function* (descriptor, project) {
  if (!isTable(descriptor)) return;
  const all = partReads(project, descriptor);
  const paged = pagedSource(project, descriptor, all);
  const reads = all.filter(({ source, names }) => source === paged && !names.every(isOfPage));
  yield* checkColumns(project, descriptor, reads);
  yield* checkWay(descriptor, reads);
  yield* checkFirst(descriptor);
});

/** The reader turns an order round; a call that is told the key alone cannot know. */
function* checkWay(table: Descriptor, reads: readonly PartRead[]): Iterable<Diagnostic> {
  const names = new Set(reads.flatMap((read) => read.names));
  const key = reads.find((read) => read.names.includes('sort.key'));
  if (!key || ['sort', 'sort.signed', 'sort.descending'].some((name) => names.has(name))) return;
  const message = 'The call is told what to sort by, not which way: the largest can never come first.';
  const hint = 'Bind a parameter to `sort.descending`, or this one to `sort.signed`.';
  yield diagnose(table, key.marked.path, { code: 'table/sort-way', message, hint });
}

function* checkColumns(project: Project, table: Descriptor, reads: readonly PartRead[]): Iterable<Diagnostic> {
  const keys = keysOf(project, table, reads);
  const [read] = reads;
  const operation = operationOf(project, table, member(objectAt(table.value, 'sources'), read?.source ?? ''));
  for (const [index, column] of listAt(table.value, 'columns').entries()) {
    const key = stringAt(column, 'sort');
    if (key === undefined) continue;
    const at = ['columns', index, 'sort'];
    if (!read) {
      const message = 'Nothing asks for the list in this order: no call that is asked page by page reads `sort`.';
      const hint = 'Bind a parameter of that call, e.g. `"sort": "sort.signed"`.';
      yield diagnose(table, at, { code: 'table/unsorted', message, hint });
    } else if (keys && !keys.has(key)) {
      const message = `${operation?.id ?? 'The operation'} cannot sort by "${key}".`;
      yield diagnose(table, at, { code: 'table/sort-key', message, ...suggest(key, keys) });
    }
  }
}

/** The keys that the parameter for the order takes; nothing where the contract leaves them open. */
function keysOf(project: Project, table: Descriptor, reads: readonly PartRead[]): ReadonlySet<string> | undefined {
  for (const { marked } of reads) {
    const text = String(marked.value).trim();
    const type = expectedType(project, table, marked);
    const values = new Set((type && valuesOf(type))?.map(String));
    if (values.size === 0) continue;
    if (text === 'sort.key') return values;
    if (text === 'sort.signed') return new Set([...values].filter((value) => values.has(`-${value}`)));
  }
  return undefined;
}

/** The order at first is one that a column offers. */
function* checkFirst(table: Descriptor): Iterable<Diagnostic> {
  const first = stringAt(table.value, 'sort');
  if (first === undefined) return;
  const keys = listAt(table.value, 'columns').flatMap((column) => stringAt(column, 'sort') ?? []);
  const key = first.replace(/^-/, '');
  if (keys.includes(key)) return;
  const sign = first.slice(0, first.length - key.length);
  const { hint, fix } = suggest(key, keys);
  const message = `No column is sorted by "${key}".`;
  const advice = { ...(hint && { hint }), ...(typeof fix === 'string' && { fix: sign + fix }) };
  yield diagnose(table, ['sort'], { code: 'table/sort-key', message, ...advice });
}
