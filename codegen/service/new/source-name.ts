import { declaredPaths, isName, sessionNames } from '../../2-analyze/analysis';
import type { Project } from '../../1-parse/project';
import { scopeNames, screenScopeNames } from '../../language/scope-names';
import { camelCase } from '../fields/words';

/** A name for the source of a descriptor that has no other meaning in expressions. */
export function sourceName(project: Project, name: string): string {
  const predicates = project.find('predicates', 'predicates');
  const taken = new Set<string>([
    ...sessionNames,
    ...scopeNames,
    ...screenScopeNames,
    ...(predicates ? declaredPaths(project, predicates, 'predicates').keys() : []),
  ]);
  const wanted = camelCase(name);
  return (
    [wanted, `${wanted}Data`].find((one) => isName(one) && !taken.has(one) && !(one in Object.prototype)) ?? 'data'
  );
}
