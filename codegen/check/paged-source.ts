import { checkExpression } from '../expression/check';
import { environmentFor } from '../expression/environment-for';
import { pathsRead } from '../expression/paths-read';
import type { Descriptor, MarkedValue } from '../model';
import { stringAt } from '../parse/read';
import type { Project } from '../project';

/** An expression in a call of a table that reads which part of the list is asked for, or in which order. */
export interface PartRead {
  /** The source whose call it belongs to. */
  readonly source: string;
  readonly marked: MarkedValue;
  /** What it reads: `page.size`, `sort.signed` ...; `page` alone where it takes the whole. */
  readonly names: readonly string[];
}

/** Where the calls of a table read `page` or `sort`, in their order. */
export function partReads(project: Project, table: Descriptor): readonly PartRead[] {
  return project.marks(table).flatMap((marked): readonly PartRead[] => {
    const [group, source] = marked.path;
    if (group !== 'sources' || typeof marked.value !== 'string' || !isComputed(marked)) return [];
    const names = pathsRead(marked.value)
      .filter(([first]) => first === 'page' || first === 'sort')
      .map((path) => path.slice(0, 2).join('.'));
    return names.length > 0 ? [{ source: String(source), marked, names }] : [];
  });
}

/** The source behind the rows of a table that is asked for one part of its list at a time; nothing where all comes at once. */
export function pagedSource(
  project: Project,
  table: Descriptor,
  reads = partReads(project, table),
): string | undefined {
  const paged = new Set(reads.flatMap(({ source, names }) => (names.some(isOfPage) ? [source] : [])));
  return [...sourcesOfRows(project, table)].find((source) => paged.has(source));
}

/** The sources whose answers the rows of a table are made of. */
export function sourcesOfRows(project: Project, table: Descriptor): ReadonlySet<string> {
  const rows = stringAt(table.value, 'rows') ?? '';
  return checkExpression(rows, environmentFor(project, table, ['rows'])).reads;
}

/** Whether what is read is a part of the page. */
export function isOfPage(name: string): boolean {
  return name.split('.')[0] === 'page';
}

function isComputed({ mark }: MarkedValue): boolean {
  return mark.is === 'expression' || mark.is === 'binding';
}
