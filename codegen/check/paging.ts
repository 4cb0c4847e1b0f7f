import { diagnose, suggest } from '../diagnostic';
import { checkExpression } from '../expression/check';
import { environmentFor } from '../expression/environment-for';
import { valuesOf } from '../expression/relations';
import type { Descriptor, Diagnostic, MarkedValue } from '../model';
import { listAt, member, objectAt, stringAt } from '../parse/read';
import type { Project } from '../project';
import { operationOf } from './calls';
import { expectedType } from './expected-type';
import { dependent } from './local';

/** A source that a table asks for one part of its list at a time. */
interface PagedSource {
  readonly name: string;
  /** Where its call reads the order of the list. */
  readonly sorted: readonly MarkedValue[];
}

/** The source behind the rows of a table whose call reads `page`; nothing where the whole list comes at once. */
export function pagedSource(project: Project, descriptor: Descriptor): PagedSource | undefined {
  const rows = stringAt(descriptor.value, 'rows');
  if (descriptor.kind !== 'screen' || stringAt(descriptor.value, 'kind') !== 'table' || rows === undefined)
    return undefined;
  const { reads } = checkExpression(rows, environmentFor(project, descriptor, ['rows']));
  const marks = project
    .marks(descriptor)
    .filter(({ path, value }) => path[0] === 'sources' && typeof value === 'string');
  const reading = (name: string, variable: 'page' | 'sort') =>
    marks.filter(({ path, value }) => {
      if (path[1] !== name) return false;
      return checkExpression(String(value), environmentFor(project, descriptor, path)).reads.has(variable);
    });
  const name = [...reads].find((source) => reading(source, 'page').length > 0);
  return name === undefined ? undefined : { name, sorted: reading(name, 'sort') };
}

/** A table that is read part by part says how long it is, and is sorted by nothing that its operation does not know. */
export const paging = dependent(
  ['panel', 'dialog', 'form', 'predicates', 'vocabulary', 'console'],
  function* (descriptor, project) {
    if (descriptor.kind !== 'screen' || stringAt(descriptor.value, 'kind') !== 'table') return;
    const source = pagedSource(project, descriptor);
    if (source && member(descriptor.value, 'total') === undefined) {
      const message = `"${source.name}" is read page by page, so the table must say how many entries there are: "total" is missing.`;
      yield diagnose(descriptor, ['rows'], { code: 'table/total', message });
    }
    yield* checkKeys(project, descriptor, source);
    yield* checkFirstOrder(descriptor);
  },
);

function* checkKeys(project: Project, descriptor: Descriptor, source: PagedSource | undefined): Iterable<Diagnostic> {
  const keys = sourceKeys(project, descriptor, source);
  const operation = operationOf(project, descriptor, member(objectAt(descriptor.value, 'sources'), source?.name ?? ''));
  for (const [index, column] of listAt(descriptor.value, 'columns').entries()) {
    const key = stringAt(column, 'sort');
    if (key === undefined) continue;
    const at = ['columns', index, 'sort'];
    if (!source || source.sorted.length === 0) {
      const message = 'Nothing asks for the list in this order: no call of this table reads `sort`.';
      const hint = 'Bind a parameter of the call, e.g. `"sort": "sort.signed"`.';
      yield diagnose(descriptor, at, { code: 'table/unsorted', message, hint });
    } else if (keys && !keys.includes(key)) {
      const message = `${operation?.id ?? 'The operation'} cannot sort by "${key}".`;
      yield diagnose(descriptor, at, { code: 'table/sort-key', message, ...suggest(key, keys) });
    }
  }
}

/** The keys that the parameter for the order takes; nothing where the contract leaves them open. */
function sourceKeys(
  project: Project,
  descriptor: Descriptor,
  source: PagedSource | undefined,
): readonly string[] | undefined {
  for (const marked of source?.sorted ?? []) {
    const text = String(marked.value).trim();
    const type = expectedType(project, descriptor, marked);
    const values = (type && valuesOf(type))?.map(String);
    if (!values) continue;
    if (text === 'sort.key') return values;
    if (text === 'sort.signed') return values.filter((value) => values.includes(`-${value}`));
  }
  return undefined;
}

/** The order at first is one that a column offers. */
function* checkFirstOrder(descriptor: Descriptor): Iterable<Diagnostic> {
  const first = stringAt(descriptor.value, 'sort');
  if (first === undefined) return;
  const keys = listAt(descriptor.value, 'columns').flatMap((column) => stringAt(column, 'sort') ?? []);
  const key = first.replace(/^-/, '');
  if (keys.includes(key)) return;
  const message = `No column is sorted by "${key}".`;
  yield diagnose(descriptor, ['sort'], { code: 'table/sort-key', message, ...suggest(key, keys) });
}
