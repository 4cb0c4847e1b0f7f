import { didYouMean } from '~/lib/did-you-mean';
import { filtersOf, referencedNames } from '../../2-analyze/analysis';
import type { Project } from '../../1-parse/project';
import type { DescriptorOf } from '../../language/model';
import { query } from '../../memo';

/** A filter whose id is misspelt, and the name by which the calls read it. */
export interface MisspeltFilter {
  readonly index: number;
  readonly id: string;
  readonly meant: string;
}

/**
 * The filters of a screen that nothing reads, where a call hands on a filter of nearly the same name to a parameter of
 * exactly that name: then the id is wrong, and not what reads it.
 */
export const misspeltFilters = query((project: Project, screen: DescriptorOf<'screen'>): readonly MisspeltFilter[] => {
  const filters = filtersOf(screen.authored).map(({ id = '' }) => id);
  const read = referencedNames(project, screen);
  const unread = filters.filter((id) => id !== '' && !read.has(`filter.${id}`));
  if (unread.length === 0 || read.has('filter')) return [];
  const wanted = project.marks(screen).flatMap(({ path, value }) => {
    const name = String(path.at(-1));
    return value === `filter.${name}` && !filters.includes(name) ? [name] : [];
  });
  return unread.flatMap((id) => {
    const meant = didYouMean(id, wanted);
    return meant === undefined ? [] : [{ index: filters.indexOf(id), id, meant }];
  });
});
