import { freePaths } from './expression/free-names';
import { expressionsOf } from './expressions';
import type { Descriptor } from '../language/model';
import { query } from '../memo';
import type { Project } from '../1-parse/project';

/**
 * What the expressions of a screen read of its address: `filter.q`, `address.tail`, `period.from`; `filter` alone for
 * all of it.
 */
export const referencedNames = query((project: Project, screen: Descriptor): ReadonlySet<string> => {
  const expressions = [...expressionsOf(project, screen).values()];
  return new Set(expressions.flatMap(({ syntax }) => freePaths(syntax).map((path) => path.slice(0, 2).join('.'))));
});
