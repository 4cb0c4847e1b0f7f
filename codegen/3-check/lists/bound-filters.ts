import type { Project } from '../../1-parse/project';
import { filtersOf, sourceOfPath, type AuthoredFilter } from '../../2-analyze/analysis';
import type { DescriptorOf, MarkedValue, Path } from '../../language/model';
import type { Type } from '../../language/type';
import { alternatives, union, valuesOf, withoutNull } from '../../language/type-relations';
import { query } from '../../memo';
import { expectedType } from '../expected-type';

/** A filter that a call gets as it is. */
export interface BoundFilter {
  readonly filter: AuthoredFilter;
  /** The path of the filter. */
  readonly at: Path;
  /** The expression that hands it on. */
  readonly marked: MarkedValue;
  /** The parameter, and the values that it takes; empty if it takes others too. */
  readonly parameter: string;
  readonly taken: readonly string[];
}

/** The filters of a screen, once for each call that gets them. */
export const boundFilters = query((project: Project, screen: DescriptorOf<'screen'>): readonly BoundFilter[] => {
  const filters = [...filtersOf(screen.authored).entries()];
  return project.marks(screen).flatMap((marked): readonly BoundFilter[] => {
    const [, id] = /^\s*filter\.(\w+)\s*$/.exec(typeof marked.value === 'string' ? marked.value : '') ?? [];
    const [index, filter] = filters.find(([, one]) => id !== undefined && one.id === id) ?? [];
    if (index === undefined || !filter || sourceOfPath(project, screen, marked.path) === undefined) return [];
    const type = expectedType(project, screen, marked);
    const taken = (type && valuesOf(entriesOf(type))?.map(String)) ?? [];
    return [{ filter, at: ['filters', index], marked, parameter: String(marked.path.at(-1)), taken }];
  });
});

/** What one entry of a list is, or the value itself. */
function entriesOf(type: Type): Type {
  return union(alternatives(withoutNull(type)).map((one) => (one.is === 'list' ? one.item : one)));
}
