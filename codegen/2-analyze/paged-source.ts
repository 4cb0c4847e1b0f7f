import { sourceOfPath } from './expression/declared-names';
import { freePaths } from './expression/free-names';
import { expressionAt, expressionsOf } from './expressions';
import type { Descriptor, MarkedValue } from '../language/model';
import type { Project } from '../1-parse/project';

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
  return expressionsOf(project, table).flatMap(([marked, { syntax }]): readonly PartRead[] => {
    const source = sourceOfPath(project, table, marked.path);
    if (source === undefined) return [];
    const names = freePaths(syntax)
      .filter(([first]) => first === 'page' || first === 'sort')
      .map((path) => path.slice(0, 2).join('.'));
    return names.length > 0 ? [{ source, marked, names }] : [];
  });
}

/**
 * The source behind the rows of a table that is asked for one part of its list at a time; nothing where all comes at
 * once.
 */
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
  return expressionAt(project, table, ['rows'])?.reads ?? new Set();
}

/** Whether what is read is a part of the page. */
export function isOfPage(name: string): boolean {
  return name.split('.')[0] === 'page';
}
