import { diagnose } from '../../diagnostics/diagnostic';
import { hint } from '../../diagnostics/finding';
import { type CheckedExpression, expressionsOf, problemsOf } from '../../2-analyze/analysis';
import type { Project } from '../../1-parse/project';
import type { Descriptor } from '../../language/model';
import { expectedType } from '../expected-type';
import { misspeltFilters } from '../lists/misspelt-filters';
import { perEveryDescriptor } from '../per-descriptor';

/** Every expression is right where it is written: its names are known, its types fit, its result can be used. */
export const expressions = perEveryDescriptor(function* (project, descriptor) {
  for (const [marked, checked] of expressionsOf(project, descriptor)) {
    const expected = expectedType(project, descriptor, marked);
    for (const { index, length, ...problem } of problemsOf(checked, expected)) {
      const isField = problem.code === 'expression/unknown-field';
      if (isField && readsMisspeltFilter(project, descriptor, checked, index)) continue;
      const isName = problem.code === 'expression/unknown-name';
      const list =
        isName && checked.text.slice(index, index + length) === 'item' ? marked.scope.missingList : undefined;
      const advice = list !== undefined && problem.fix === undefined && { hint: hint('needs-list', { list }) };
      yield diagnose(descriptor, marked.path, { ...problem, ...advice, at: { index, length } });
    }
  }
});

/** Whether the name at a position is that of a filter whose id is misspelt: that is reported once, at the id. */
function readsMisspeltFilter(
  project: Project,
  descriptor: Descriptor,
  { text }: CheckedExpression,
  index: number,
): boolean {
  if (descriptor.kind !== 'screen') return false;
  const name = /^filter\.(\w+)/.exec(text.slice(Math.max(0, index - 'filter.'.length)))?.[1];
  return name !== undefined && misspeltFilters(project, descriptor).some(({ meant }) => meant === name);
}
