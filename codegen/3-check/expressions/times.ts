import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { checkIn, expressionsOf, type CheckedExpression } from '../../2-analyze/analysis';
import type { Project } from '../../1-parse/project';
import type { Member } from '../../language/type';
import { alternatives, withoutNull } from '../../language/type-relations';
import { perEveryDescriptor } from '../per-descriptor';

const formats: ReadonlySet<string> = new Set(['date', 'date-time', 'time']);

/**
 * What is shown as a time is one: a number, or a text that has the format of a time, if the contract gives that to
 * other members of the object. A text that can be a number as well may be written in any way.
 */
export const times = perEveryDescriptor(function* (project, descriptor) {
  for (const [{ mark, path }, checked] of expressionsOf(project, descriptor)) {
    if (mark.is !== 'expression' || !mark.time || checked.problems.length > 0) continue;
    const member = memberOf(project, checked);
    if (!member || !alternatives(withoutNull(member.type)).every(({ is }) => is === 'string')) continue;
    yield diagnose(descriptor, path, finding('expression/time', { source: checked.text }));
  }
});

/**
 * The member of an answer that an expression reads, if it is one and nothing else, has no format of a time, and others
 * of the same object have.
 */
function memberOf(project: Project, { text, syntax, environment }: CheckedExpression): Member | undefined {
  if (syntax?.is !== 'member') return undefined;
  const { type } = checkIn(project, text.slice(syntax.object.start, syntax.object.end), environment);
  const objects = alternatives(withoutNull(type)).flatMap((one) => (one.is === 'object' ? [one] : []));
  const [object] = objects;
  const member = object?.members.get(syntax.name);
  if (!object || !member || objects.length > 1 || isTime(member)) return undefined;
  return [...object.members.values()].some(isTime) ? member : undefined;
}

function isTime({ limits }: Member): boolean {
  return formats.has(limits?.format ?? '');
}
