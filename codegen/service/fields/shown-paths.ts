import { declaredPaths, expressionsOf } from '../../2-analyze/analysis';
import { pointerOf } from '../../diagnostics/locate';
import type { Project } from '../../1-parse/project';
import type { Descriptor, MarkedValue } from '../../language/model';
import { FieldReader, pathOfSource, type FieldPath } from './field-paths';

/** What receives values of an answer that nobody sees. */
const sent: ReadonlySet<string> = new Set(['path', 'query', 'header', 'body']);

/** The values of its sources that a descriptor shows: not those that it only tests or sends. */
export function shownPaths(project: Project, descriptor: Descriptor): ReadonlySet<FieldPath> {
  const whole = new Set<FieldPath>();
  const reader = new FieldReader(project, { whole, itself: new Set() }, pathOfSource);
  // What reads a declared value shows what it is computed from.
  const declared = new Set([...declaredPaths(project, descriptor, 'values').values()].map(pointerOf));
  for (const [marked, { syntax }] of expressionsOf(project, descriptor)) {
    if (!syntax || !isShowing(marked) || declared.has(pointerOf(marked.path))) continue;
    for (const path of reader.valuesOf(syntax, reader.namesAt(descriptor, marked.scope))) whole.add(path);
  }
  return whole;
}

function isShowing({ mark, scope: { target } }: MarkedValue): boolean {
  const isCondition = mark.is === 'expression' && mark.type === 'boolean';
  return !isCondition && !(target && sent.has(target.to));
}
