import { pointerOf } from '../diagnostics/locate';
import type { Descriptor, MarkedValue, Path } from '../language/model';
import { query } from '../memo';
import type { Project } from '../1-parse/project';
import type { CheckedExpression } from './expression/check';
import { DescriptorScope } from './expression/descriptor-scope';

/** The checked expressions of a descriptor by their marks, in document order. */
export const expressionsOf = query(
  (project: Project, descriptor: Descriptor): ReadonlyMap<MarkedValue, CheckedExpression> => {
    const marks = project.marks(descriptor).filter(isExpression);
    if (marks.length === 0) return new Map();
    const scope = new DescriptorScope(project, descriptor);
    return new Map(marks.map((marked) => [marked, scope.check(String(marked.value), marked)]));
  },
);

/** The checked expression at a path of a descriptor, if there is one. */
export function expressionAt(project: Project, descriptor: Descriptor, path: Path): CheckedExpression | undefined {
  return expressionsByPointer(project, descriptor).get(pointerOf(path));
}

const expressionsByPointer = query((project: Project, descriptor: Descriptor) => {
  const all = expressionsOf(project, descriptor);
  return new Map([...all].map(([{ path }, checked]) => [pointerOf(path), checked]));
});

function isExpression({ mark, value }: MarkedValue): boolean {
  return (mark.is === 'expression' || mark.is === 'binding') && typeof value === 'string';
}
