import { diagnose, type Located } from '../diagnostics/diagnostic';
import { finding } from '../diagnostics/finding';
import { memoizePerObject } from '~/lib/memoize';
import { positionOf, spanOf } from '../diagnostics/locate';
import {
  constantOf,
  expand,
  freePaths,
  globalsOf,
  mapParts,
  presenceAround,
  presenceIn,
  type PresenceCondition,
  type Syntax,
} from '../2-analyze/analysis';
import { perEveryDescriptor } from './per-descriptor';

/** A part that is never there, because its condition and one of those around it never hold together. */
export const contradictions = perEveryDescriptor(function* (project, descriptor) {
  const globals = globalsOf(project);
  const conditionOf = (one: PresenceCondition): Syntax => expand(project, descriptor, one);
  const isNever = (...syntaxes: readonly Syntax[]) => constantOf(both(syntaxes), globals) === false;
  for (const inner of presenceIn(project, descriptor)) {
    const around = presenceAround(project, descriptor, inner.path.slice(0, -2));
    if (around.length === 0) continue;
    const [condition, outside] = [conditionOf(inner), around.map(conditionOf)];
    // Conditions about other things contradict nothing.
    const names = namesIn(condition);
    if (!outside.some((one) => [...namesIn(one)].some((name) => names.has(name)))) continue;
    // Another rule reports a condition that never holds by itself; what is in a part that is never there is not news.
    if (!isNever(...outside, condition) || isNever(condition) || isNever(...outside)) continue;
    const outer = around.findLast((one) => isNever(conditionOf(one), condition)) ?? around.at(-1) ?? inner;
    const position = positionTextOf(descriptor, outer);
    yield diagnose(descriptor, inner.path, finding('condition/contradicts', { outer: outer.text, position }));
  }
});

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

function both(operands: readonly Syntax[]): Syntax {
  const [only] = operands;
  if (only && operands.length === 1) return only;
  return { is: 'binary', operator: '&&', operands, start: 0, end: 0 };
}

function positionTextOf({ file, root }: Located, { path }: PresenceCondition): string {
  const { line, column } = positionOf(file, spanOf(root, path).offset);
  return `${file.path}:${line}:${column}`;
}
