import { pointerOf } from '../diagnostics/locate';
import type { Descriptor, MarkedValue, Path } from '../language/model';
import { query } from '../memo';
import type { Project } from '../1-parse/project';
import type { CheckedExpression } from './expression/check';
import { DescriptorScope } from './expression/descriptor-scope';
import { expressionCache } from './expression/expression-cache';
import type { TypeEnvironment, Variable } from './expression/type-environment';

/** An expression where it is written, and what is known about it. */
export type WrittenExpression = readonly [marked: MarkedValue, checked: CheckedExpression];

/** The checked expressions of a descriptor with their marks, in document order. */
export const expressionsOf = query((project: Project, descriptor: Descriptor): readonly WrittenExpression[] => {
  const marks = project.marks(descriptor).filter(isExpression);
  if (marks.length === 0) return [];
  const scope = new DescriptorScope(project, descriptor);
  return marks.map((marked) => [marked, scope.check(String(marked.value), marked)]);
});

/** A text as an expression where a value of a descriptor is: an editor asks about texts that are not in it yet. */
export function checkAt(
  project: Project,
  descriptor: Descriptor,
  text: string,
  position: Pick<MarkedValue, 'path' | 'scope'>,
): CheckedExpression {
  return new DescriptorScope(project, descriptor).check(text, position);
}

/** A text as an expression that reads what another one reads, and further names. */
export function checkIn(
  project: Project,
  text: string,
  environment: TypeEnvironment,
  names: readonly (readonly [string, Variable])[] = [],
): CheckedExpression {
  const expressions = expressionCache(project);
  return expressions.check(text, names.length > 0 ? expressions.extend(environment, names) : environment);
}

/** The checked expression at a path of a descriptor, if there is one. */
export function expressionAt(project: Project, descriptor: Descriptor, path: Path): CheckedExpression | undefined {
  return markedExpressionAt(project, descriptor, path)?.[1];
}

/** The expression at a path of a descriptor with its mark. */
export function markedExpressionAt(
  project: Project,
  descriptor: Descriptor,
  path: Path,
): WrittenExpression | undefined {
  return expressionsByPointer(project, descriptor).get(pointerOf(path));
}

const expressionsByPointer = query(
  (project: Project, descriptor: Descriptor): ReadonlyMap<string, WrittenExpression> =>
    new Map(expressionsOf(project, descriptor).map((one) => [pointerOf(one[0].path), one])),
);

function isExpression({ mark, value }: MarkedValue): boolean {
  return (mark.is === 'expression' || mark.is === 'binding') && typeof value === 'string';
}
