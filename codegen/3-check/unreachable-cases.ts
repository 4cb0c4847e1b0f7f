import { diagnose } from '../diagnostics/diagnostic';
import { finding } from '../diagnostics/finding';
import { pointerOf } from '../diagnostics/locate';
import {
  conjunctionOf,
  constantOf,
  expand,
  expressionsOf,
  globalsOf,
  partsOf,
  type Syntax,
  type WrittenExpression,
} from '../2-analyze/analysis';
import { mayBe } from '../language/type-relations';
import { boolean } from '../language/types';
import type { Descriptor } from '../language/model';
import type { Project } from '../1-parse/project';
import { perEveryDescriptor } from './per-descriptor';

/** More conditions than these before another one are not compared with it: a table would say it better. */
const maxBefore = 20;

/** A case that never applies, because in a list the first one whose condition holds does. */
export const unreachableCases = perEveryDescriptor(function* (project, descriptor) {
  const globals = globalsOf(project);
  for (const cases of casesByList(project, descriptor)) {
    const before: Syntax[] = [];
    for (const [marked, { syntax, type, problems }] of cases) {
      if (!syntax || problems.length > 0 || !mayBe(type, boolean)) continue;
      const condition = expand(project, descriptor, { syntax, scope: marked.scope });
      // Another rule reports a condition that is always the same.
      if (constantOf(condition, globals) !== undefined) continue;
      if (before.length > 0 && constantOf(conjunctionOf([...before, condition]), globals) === false)
        yield diagnose(descriptor, marked.path, finding('condition/unreachable.case'));
      else if (before.length < maxBefore) before.push(failed(condition));
    }
  }
});

/** The cases of each list that has several. */
function casesByList(project: Project, descriptor: Descriptor): Iterable<readonly WrittenExpression[]> {
  const lists = new Map<string, WrittenExpression[]>();
  for (const one of expressionsOf(project, descriptor)) {
    const [{ mark, path }] = one;
    if (mark.is !== 'expression' || mark.decides !== 'case') continue;
    const list = pointerOf(path.slice(0, -2));
    const known = lists.get(list);
    if (known) known.push(one);
    else lists.set(list, [one]);
  }
  return lists.values();
}

/** The conditions of `a ? b : c` that are always the same where they are read: what is around them has decided them. */
export const unreachableBranches = perEveryDescriptor(function* (project, descriptor) {
  const globals = globalsOf(project);
  for (const [{ path, scope }, { syntax, problems }] of expressionsOf(project, descriptor)) {
    if (!syntax || problems.length > 0) continue;
    for (const { condition, around } of decidedBy(syntax, [])) {
      const written = [...around, condition].map((one) => expand(project, descriptor, { syntax: one, scope }));
      const outside = written.slice(0, -1);
      const inner = written.slice(-1);
      const isNever = (conditions: readonly Syntax[]) => constantOf(conjunctionOf(conditions), globals) === false;
      // What is in a branch that is never reached is not reported again.
      if (outside.length > 0 && isNever(outside)) continue;
      const never = isNever([...outside, ...inner]);
      if (!never && !isNever([...outside, ...inner.map(failed)])) continue;
      const at = { index: condition.start, length: condition.end - condition.start };
      yield diagnose(descriptor, path, { ...finding(`condition/unreachable.${never ? 'never' : 'always'}`), at });
    }
  }
});

/** A condition of `a ? b : c`, and what holds wherever it is read. */
interface Decision {
  readonly condition: Syntax;
  readonly around: readonly Syntax[];
}

/** The conditions of an expression, the outermost first. */
function* decidedBy(syntax: Syntax, around: readonly Syntax[]): Iterable<Decision> {
  if (syntax.is !== 'choose' || around.length > maxBefore) {
    for (const part of partsOf(syntax)) yield* decidedBy(part, around);
    return;
  }
  const { condition, yes, no } = syntax;
  yield { condition, around };
  yield* decidedBy(condition, around);
  yield* decidedBy(yes, [...around, condition]);
  yield* decidedBy(no, [...around, failed(condition)]);
}

/** That a condition does not hold: it is false, or cannot be decided. */
function failed(condition: Syntax): Syntax {
  const { start, end } = condition;
  const no: Syntax = { is: 'literal', value: false, start, end };
  const decided: Syntax = { is: 'call', name: 'orElse', at: { start, end }, arguments: [condition, no], start, end };
  return { is: 'not', operand: decided, start, end };
}
