import { diagnose } from '../diagnostics/diagnostic';
import { finding } from '../diagnostics/finding';
import { expressionsOf } from '../2-analyze/analysis';
import { perEveryDescriptor } from './per-descriptor';

/** A condition that always or never holds says nothing. */
export const reachability = perEveryDescriptor(function* (project, descriptor) {
  for (const [{ mark, path }, { constant }] of expressionsOf(project, descriptor)) {
    if (mark.is !== 'expression' || mark.type !== 'boolean' || constant === undefined) continue;
    yield diagnose(descriptor, path, finding(`expression/constant.${constant ? 'always' : 'never'}`));
  }
});
