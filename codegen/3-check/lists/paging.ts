import { diagnose } from '../../diagnostics/diagnostic';
import { finding, type Finding } from '../../diagnostics/finding';
import type { Descriptor, Diagnostic } from '../../language/model';
import type { Parameter } from '../../1-parse/openapi/contract';
import type { Project } from '../../1-parse/project';
import { callOf, operationOf } from '../names/calls';
import { perDescriptor } from '../per-descriptor';
import { isOfPage, tableOf, pagedSource, type PartRead, partReads, sourcesOfRows } from '../../2-analyze/analysis';

const parts: ReadonlySet<string> = new Set(['page.offset', 'page.size', 'page.number', 'page.cursor']);

/**
 * A table that is read part by part says which part, how much of it and how long the list is or where it goes on, and
 * asks for no more than it gets.
 */
export const paging = perDescriptor(['screen'], function* (project, descriptor) {
  const table = tableOf(descriptor);
  if (!table) return;
  const all = partReads(project, descriptor);
  const source = pagedSource(project, descriptor, all);
  yield* checkOwners(project, descriptor, source, all);
  const pageReads = all.filter((read) => read.source === source && read.names.some(isOfPage));
  if (source !== undefined) {
    yield* checkParts(descriptor, source, pageReads);
    yield* checkSize(project, descriptor, source, pageReads);
    return;
  }
  if (table.pageSize !== undefined) {
    yield diagnose(descriptor, ['pageSize'], { ...finding('table/page-size.whole'), key: true });
  }
  for (const name of ['more', 'next'] as const) {
    if (table[name] !== undefined) yield diagnose(descriptor, [name], { ...finding('table/more.whole'), key: true });
  }
});

/** Only the call that gives the rows has pages, and an order only with them. */
function* checkOwners(
  project: Project,
  table: Descriptor,
  source: string | undefined,
  reads: readonly PartRead[],
): Iterable<Diagnostic> {
  const ofRows = sourcesOfRows(project, table);
  for (const { source: name, marked } of reads) {
    if (name === source) continue;
    yield diagnose(table, marked.path, notPaged(name, source, ofRows.has(name)));
  }
}

function notPaged(source: string, paged: string | undefined, isOfRows: boolean): Finding {
  if (!isOfRows) return finding('table/paged.rows', { source });
  return paged === undefined
    ? finding('table/paged.whole', { source })
    : finding('table/paged.other', { source, paged });
}

function* checkParts(table: Descriptor, source: string, reads: readonly PartRead[]): Iterable<Diagnostic> {
  const { total, more, next } = tableOf(table) ?? {};
  if (total === undefined && more === undefined && next === undefined) {
    yield diagnose(table, ['rows'], finding('table/total', { source }));
  }
  const names = new Set(reads.flatMap((read) => read.names));
  const cursor = reads.find((read) => read.names.includes('page.cursor'));
  if (cursor && next === undefined) yield diagnose(table, cursor.marked.path, finding('table/more.cursor'));
  if (next !== undefined && !cursor && !names.has('page')) {
    yield diagnose(table, ['next'], { ...finding('table/more.unread', { source }), key: true });
  }
  const [first] = reads;
  if (!first || names.has('page')) return;
  // An unknown member of `page` has its own diagnostic.
  if (![...names].filter(isOfPage).every((name) => parts.has(name))) return;
  const at = first.marked.path;
  if (!names.has('page.size') && next === undefined) {
    yield diagnose(table, at, finding('table/page-part.size', { source }));
  }
  if (!names.has('page.offset') && !names.has('page.number') && next === undefined) {
    yield diagnose(table, at, finding('table/page-part.start', { source }));
  }
}

/** A page is no larger than the contract lets it be. */
function* checkSize(
  project: Project,
  table: Descriptor,
  source: string,
  reads: readonly PartRead[],
): Iterable<Diagnostic> {
  const operation = operationOf(project, table, callOf(project, table, source));
  const tableSize = tableOf(table)?.pageSize;
  const consoleSize = project.find('console', 'console')?.authored.screens?.pageSize;
  const size = tableSize ?? consoleSize;
  for (const { marked } of reads) {
    const { name, maximum } = operation?.parameters.find(isBoundAt(marked.path)) ?? {};
    if (String(marked.value).trim() !== 'page.size' || maximum === undefined || !size || size <= maximum) continue;
    const values = { operation: operation?.id ?? source, limit: maximum, parameter: name ?? '', size };
    const at = tableSize === undefined ? marked.path : ['pageSize'];
    yield diagnose(table, at, finding(`table/page-size.${tableSize === undefined ? 'common' : 'screen'}`, values));
  }
}

function isBoundAt([, , group, name]: PartRead['marked']['path']): (parameter: Parameter) => boolean {
  return (parameter) => parameter.in === group && parameter.name === name;
}
