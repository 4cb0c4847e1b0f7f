import { diagnose } from '../diagnostic';
import type { Descriptor, Diagnostic } from '../model';
import type { Parameter } from '../openapi/contract';
import { member, numberAt, objectAt } from '../parse/read';
import type { Project } from '../project';
import { operationOf } from './calls';
import { dependent } from './local';
import { isTable } from '../expression/screen-scope';
import { isOfPage, pagedSource, partReads, sourcesOfRows, type PartRead } from './paged-source';

const bindPages = 'Bind parameters of the call, e.g. `"offset": "page.offset", "limit": "page.size"`.';

const parts: ReadonlySet<string> = new Set(['page.offset', 'page.size', 'page.number']);

/** A table that is read part by part says which part, how much of it and how long the list is, and asks for no more than it gets. */
export const paging = dependent(['predicates', 'vocabulary', 'console', 'scale'], function* (descriptor, project) {
  if (!isTable(descriptor)) return;
  const all = partReads(project, descriptor);
  const source = pagedSource(project, descriptor, all);
  yield* checkOwners(project, descriptor, source, all);
  const own = all.filter((read) => read.source === source && read.names.some(isOfPage));
  if (source !== undefined) {
    yield* checkParts(descriptor, source, own);
    yield* checkSize(project, descriptor, source, own);
  } else if (member(descriptor.value, 'pageSize') !== undefined) {
    const message = 'No call of this table reads `page`: the whole list comes at once, however long it is.';
    yield diagnose(descriptor, ['pageSize'], { code: 'table/page-size', message, hint: bindPages, key: true });
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
    const remark = { code: 'table/paged', ...whyNot(name, source, ofRows.has(name)) };
    yield diagnose(table, marked.path, remark);
  }
}

function whyNot(name: string, paged: string | undefined, isOfRows: boolean): { message: string; hint?: string } {
  if (!isOfRows) return { message: `"rows" does not read "${name}", so this call has neither pages nor an order.` };
  if (paged === undefined) return { message: `"${name}" comes whole, so the reader cannot sort it.`, hint: bindPages };
  return { message: `The rows have the pages of "${paged}"; "${name}" cannot have pages of its own.` };
}

function* checkParts(table: Descriptor, source: string, reads: readonly PartRead[]): Iterable<Diagnostic> {
  if (member(table.value, 'total') === undefined) {
    const message = `"${source}" is read page by page, so the table must say how many entries there are: "total" is missing.`;
    yield diagnose(table, ['rows'], { code: 'table/total', message });
  }
  const names = new Set(reads.flatMap((read) => read.names));
  const [first] = reads;
  if (!first || names.has('page')) return;
  // A part that there is not is told where it is read.
  if (![...names].filter(isOfPage).every((name) => parts.has(name))) return;
  const at = first.marked.path;
  if (!names.has('page.size')) {
    const message = `"${source}" is told where a page begins, not how many entries it has.`;
    const hint = 'Bind a parameter to `page.size`, e.g. `"limit": "page.size"`.';
    yield diagnose(table, at, { code: 'table/page-part', message, hint });
  }
  if (!names.has('page.offset') && !names.has('page.number')) {
    const message = `"${source}" is told how many entries a page has, not where it begins: every page would be the first.`;
    const hint = 'Bind a parameter to `page.offset` or `page.number`, e.g. `"offset": "page.offset"`.';
    yield diagnose(table, at, { code: 'table/page-part', message, hint });
  }
}

/** A page is no larger than the contract lets it be. */
function* checkSize(
  project: Project,
  table: Descriptor,
  source: string,
  reads: readonly PartRead[],
): Iterable<Diagnostic> {
  const operation = operationOf(project, table, member(objectAt(table.value, 'sources'), source));
  const own = numberAt(table.value, 'pageSize');
  const common = numberAt(objectAt(project.find('console', 'console')?.value, 'screens'), 'pageSize');
  const size = own ?? common;
  for (const { marked } of reads) {
    const { name, maximum } = operation?.parameters.find(isBoundAt(marked.path)) ?? {};
    if (String(marked.value).trim() !== 'page.size' || maximum === undefined || !size || size <= maximum) continue;
    const asked = own === undefined ? `console.json asks for ${size}` : `${size} are asked for`;
    const message = `${operation?.id} gives at most ${maximum} entries at a time ("${name}"); ${asked}.`;
    const at = own === undefined ? marked.path : ['pageSize'];
    yield diagnose(table, at, { code: 'table/page-size', message, hint: `Say "pageSize": ${maximum} or less.` });
  }
}

function isBoundAt([, , group, name]: PartRead['marked']['path']): (parameter: Parameter) => boolean {
  return (parameter) => parameter.in === group && parameter.name === name;
}
