import { checkIn, expressionsOf, type CheckedExpression, type Syntax } from '../../2-analyze/analysis';
import type { Project } from '../../1-parse/project';
import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { valueAt } from '../../language/address';
import type { Descriptor, MarkedValue } from '../../language/model';
import { alternatives, memberAt, withoutNull } from '../../language/type-relations';
import { perEveryDescriptor } from '../per-descriptor';
import { operationOf } from './calls';

/** Where the contract wants a time of ISO 8601, no digits of a number of seconds are sent. */
export const sentTimes = perEveryDescriptor(function* (project, descriptor) {
  for (const [marked, checked] of expressionsOf(project, descriptor)) {
    if (!checked.text.includes('string(')) continue;
    const name = timeAt(project, descriptor, marked);
    if (name === undefined) continue;
    for (const { at } of digitsIn(project, checked, checked.syntax)) {
      const found = finding('operation/time', { name });
      const span = { index: at.start, length: at.end - at.start };
      yield diagnose(descriptor, marked.path, { ...found, at: span, fix: 'isoTime' });
    }
  }
});

/** The name of the parameter or the member of a body to which an expression gives its value, if that is a time. */
function timeAt(
  project: Project,
  descriptor: Descriptor,
  { path, scope: { target } }: MarkedValue,
): string | undefined {
  if (!target) return undefined;
  const names = path.slice(target.at.length);
  const operation = operationOf(project, descriptor, valueAt(descriptor.value, target.at.slice(0, -1)));
  const name = names.join('.');
  const format =
    target.to === 'body'
      ? operation?.body && memberAt(operation.body, names)?.limits?.format
      : operation?.parameters.find((parameter) => parameter.in === target.to && parameter.name === name)?.format;
  return format === 'date-time' ? name : undefined;
}

type Call = Extract<Syntax, { readonly is: 'call' }>;

/** The calls of `string` among the results of an expression that write the digits of a number. */
function digitsIn(project: Project, checked: CheckedExpression, syntax: Syntax | undefined): readonly Call[] {
  if (syntax?.is === 'choose') return [syntax.yes, syntax.no].flatMap((one) => digitsIn(project, checked, one));
  if (syntax?.is !== 'call') return [];
  const [value] = syntax.arguments;
  if (syntax.name === 'orElse') return syntax.arguments.flatMap((one) => digitsIn(project, checked, one));
  if (syntax.name !== 'string' || !value) return [];
  const { type } = checkIn(project, checked.text.slice(value.start, value.end), checked.environment);
  return alternatives(withoutNull(type)).every(({ is }) => is === 'number') ? [syntax] : [];
}
