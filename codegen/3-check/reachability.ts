import { diagnose } from '../diagnostics/diagnostic';
import { finding } from '../diagnostics/finding';
import {
  constantOf,
  definitionOf,
  expand,
  expressionsOf,
  freePaths,
  globalsOf,
  isCondition,
} from '../2-analyze/analysis';
import type { Syntax } from '../2-analyze/analysis';
import type { Descriptor } from '../language/model';
import type { Project } from '../1-parse/project';
import { perEveryDescriptor } from './per-descriptor';

/** A condition that always or never holds says nothing, also where its names are what makes it so. */
export const reachability = perEveryDescriptor(function* (project, descriptor) {
  const globals = globalsOf(project);
  for (const [{ mark, path, scope }, { syntax, problems }] of expressionsOf(project, descriptor)) {
    if (mark.is !== 'expression' || mark.type !== 'boolean' || !syntax || problems.length > 0) continue;
    const constant = constantOf(expand(project, descriptor, { syntax, scope }), globals);
    if (constant === undefined || readsConstant(project, descriptor, syntax)) continue;
    yield diagnose(descriptor, path, finding(`expression/constant.${constant ? 'always' : 'never'}`));
  }
});

/** Whether a condition reads a named one that is always the same: that one is reported by itself. */
function readsConstant(project: Project, descriptor: Descriptor, syntax: Syntax): boolean {
  return freePaths(syntax).some(([name = '']) => {
    const named = definitionOf(project, descriptor, name);
    const meant = named && expand(project, named.descriptor, { syntax: named.syntax, scope: {} });
    // A text is never true either.
    return meant !== undefined && isCondition(meant) && constantOf(meant, globalsOf(project)) !== undefined;
  });
}
