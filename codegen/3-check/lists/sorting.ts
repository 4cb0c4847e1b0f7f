import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { valuesOf } from '../../language/type-relations';
import type { Descriptor, Diagnostic } from '../../language/model';
import type { Project } from '../../1-parse/project';
import { callOf, operationOf } from '../names/calls';
import { expectedType } from '../expected-type';
import { perDescriptor } from '../per-descriptor';
import { isOfPage, sortKeyOf, tableOf, pagedSource, type PartRead, partReads } from '../../2-analyze/analysis';

/**
 * A table is sorted by what its operation can sort by, and at first by what a column can be sorted by. The browser
 * sorts a list that comes whole, by any column.
 */
export const sorting = perDescriptor(['screen'], function* (project, descriptor) {
  if (!tableOf(descriptor)) return;
  const all = partReads(project, descriptor);
  const paged = pagedSource(project, descriptor, all);
  const reads = all.filter(({ source, names }) => source === paged && !names.every(isOfPage));
  if (paged !== undefined) yield* checkColumns(project, descriptor, reads);
  yield* checkWay(descriptor, reads);
  yield* checkFirst(descriptor);
});

/** The reader turns an order round; a call that is told the key alone cannot know. */
function* checkWay(table: Descriptor, reads: readonly PartRead[]): Iterable<Diagnostic> {
  const names = new Set(reads.flatMap((read) => read.names));
  const key = reads.find((read) => read.names.includes('sort.key'));
  if (!key || ['sort', 'sort.signed', 'sort.descending'].some((name) => names.has(name))) return;
  yield diagnose(table, key.marked.path, finding('table/sort-way'));
}

function* checkColumns(project: Project, table: Descriptor, reads: readonly PartRead[]): Iterable<Diagnostic> {
  const keys = keysOf(project, table, reads);
  const [read] = reads;
  const operation = operationOf(project, table, callOf(project, table, read?.source ?? ''));
  for (const [index, column] of (tableOf(table)?.columns ?? []).entries()) {
    const key = sortKeyOf(column);
    if (key === undefined) continue;
    const at = ['columns', index, 'sort'];
    if (!read) {
      // The other columns are sorted by the same call.
      yield diagnose(table, at, finding('table/unsorted'));
      return;
    }
    if (keys && !keys.has(key)) {
      const unknown = operation
        ? finding('table/sort-key.operation', { operation: operation.id, key })
        : finding('table/sort-key.any', { key });
      yield diagnose(table, at, { ...unknown, ...suggest(key, keys) });
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
  const { sort: first, columns = [] } = tableOf(table) ?? {};
  if (first === undefined) return;
  const keys = columns.flatMap((column) => sortKeyOf(column) ?? []);
  const key = first.replace(/^-/, '');
  if (keys.includes(key)) return;
  const sign = first.slice(0, first.length - key.length);
  const { hint, fix } = suggest(key, keys);
  const advice = { ...(hint && { hint }), ...(typeof fix === 'string' && { fix: sign + fix }) };
  yield diagnose(table, ['sort'], { ...finding('table/sort-key.column', { key }), ...advice });
}
