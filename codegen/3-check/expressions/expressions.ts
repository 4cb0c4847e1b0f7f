import { diagnose } from '../../diagnostics/diagnostic';
import { expressionsOf, problemsOf } from '../../2-analyze/analysis';
import { expectedType } from '../expected-type';
import { perEveryDescriptor } from '../per-descriptor';

/** Every expression is right where it is written: its names are known, its types fit, its result can be used. */
export const expressions = perEveryDescriptor(function* (project, descriptor) {
  for (const [marked, checked] of expressionsOf(project, descriptor)) {
    const expected = expectedType(project, descriptor, marked);
    for (const { index, length, ...problem } of problemsOf(checked, expected))
      yield diagnose(descriptor, marked.path, { ...problem, at: { index, length } });
  }
});
