import { diagnose } from '../diagnostics/diagnostic';
import { finding } from '../diagnostics/finding';
import { constantOf, expand, expressionsOf, globalsOf } from '../2-analyze/analysis';
import { perEveryDescriptor } from './per-descriptor';

/** A condition that always or never holds says nothing, also where its names are what makes it so. */
export const reachability = perEveryDescriptor(function* (project, descriptor) {
  const globals = globalsOf(project);
  for (const [{ mark, path, scope }, { syntax, problems }] of expressionsOf(project, descriptor)) {
    if (mark.is !== 'expression' || mark.type !== 'boolean' || !syntax || problems.length > 0) continue;
    const constant = constantOf(expand(project, descriptor, { syntax, scope }), globals);
    if (constant === undefined) continue;
    yield diagnose(descriptor, path, finding(`expression/constant.${constant ? 'always' : 'never'}`));
  }
});
