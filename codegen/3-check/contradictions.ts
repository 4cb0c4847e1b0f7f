import { diagnose, type Located } from '../diagnostics/diagnostic';
import { finding, type Finding } from '../diagnostics/finding';
import { locationIn, spanOf } from '../diagnostics/locate';
import {
  conditionOfWays,
  conjunctionOf,
  constantOf,
  expand,
  freePaths,
  globalsOf,
  mapParts,
  presenceAround,
  presenceIn,
  waysTo,
  type PresenceCondition,
  type Syntax,
  type Way,
} from '../2-analyze/analysis';
import { memoizePerObject } from '../../lib/memoize';
import type { Descriptor } from '../language/model';
import type { Project } from '../1-parse/project';
import { perEveryDescriptor } from './per-descriptor';

/**
 * A part that is never there, because its condition and those of what is around it are never true together: the parts
 * around it, and of a panel or form all that shows it.
 */
export const contradictions = perEveryDescriptor(function* (project, descriptor) {
  const globals = globalsOf(project);
  for (const condition of presenceIn(project, descriptor)) {
    // Another rule reports a condition that is never true by itself.
    if (constantOf(expand(project, descriptor, condition), globals) === false) continue;
    const found = findingAround(project, descriptor, condition) ?? findingOfUsers(project, descriptor, condition);
    if (found) yield diagnose(descriptor, condition.path, found);
  }
});

function findingAround(project: Project, descriptor: Descriptor, inner: PresenceCondition): Finding | undefined {
  const globals = globalsOf(project);
  const around = presenceAround(project, descriptor, inner.path.slice(0, -2));
  if (around.length === 0) return undefined;
  const condition = expand(project, descriptor, inner);
  const outside = around.map((one) => expand(project, descriptor, one));
  // Conditions about other things contradict nothing.
  const names = namesIn(condition);
  if (!outside.some((one) => [...namesIn(one)].some((name) => names.has(name)))) return undefined;
  const isNever = (...syntaxes: readonly Syntax[]) => constantOf(conjunctionOf(syntaxes), globals) === false;
  // What is in a part that is never there is not reported again.
  if (!isNever(...outside, condition) || isNever(...outside)) return undefined;
  const nearest = outside.findLastIndex((one) => isNever(one, condition));
  const outer = around.at(nearest) ?? inner;
  return finding('condition/contradicts.around', { outer: outer.text, position: positionTextOf(descriptor, outer) });
}

function findingOfUsers(project: Project, descriptor: Descriptor, inner: PresenceCondition): Finding | undefined {
  const { kind } = descriptor;
  const globals = globalsOf(project);
  // What a broken file shows is not known.
  if ((kind !== 'panel' && kind !== 'form') || project.broken.length > 0) return undefined;
  const ways = waysTo(project, descriptor, inner.path);
  const users = ways.map(({ label }) => label).filter((label) => label !== '');
  // A user that is never there is reported itself.
  const isNever = (way: Way): boolean => way.conditions.some((one) => constantOf(one.syntax, globals) === false);
  if (waysTo(project, descriptor, []).some(isNever)) return undefined;
  if (users.length === 0 || constantOf(conditionOfWays(ways), globals) !== false) return undefined;
  // The same is not reported of the part around it and of all parts in it.
  const around = conditionOfWays(waysTo(project, descriptor, inner.path.slice(0, -2)));
  if (constantOf(around, globals) === false) return undefined;
  return finding('condition/contradicts.users', { kind, users: users.join(', ') });
}

/** The first names of what a condition reads, and the functions that it calls: these may read the session. */
const namesIn = memoizePerObject(
  (syntax: Syntax): ReadonlySet<string> =>
    new Set([...freePaths(syntax).map(([head = '']) => head), ...functionsIn(syntax)]),
);

function functionsIn(syntax: Syntax): readonly string[] {
  const names = syntax.is === 'call' ? [syntax.name] : [];
  mapParts(syntax, (part) => {
    names.push(...functionsIn(part));
    return part;
  });
  return names;
}

function positionTextOf({ file, root }: Located, { path }: PresenceCondition): string {
  const { file: written, line, column } = locationIn(file, spanOf(root, path).offset);
  return `${written}:${line}:${column}`;
}
