import { checkIn, expressionsOf, filtersOf, type CheckedExpression, type Syntax } from '../../2-analyze/analysis';
import type { Project } from '../../1-parse/project';
import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { valueAt } from '../../language/address';
import type { Descriptor, MarkedValue } from '../../language/model';
import { alternatives, memberAt, withoutNull } from '../../language/type-relations';
import { perEveryDescriptor } from '../per-descriptor';
import { operationOf } from './calls';

type Range = Pick<Syntax, 'start' | 'end'>;

/** Where the contract wants a time of ISO 8601, no digits of a number of seconds are sent. */
export const sentTimes = perEveryDescriptor(function* (project, descriptor) {
  for (const [marked, checked] of expressionsOf(project, descriptor)) {
    if (!/\bstring\(|\bfilter\./.test(checked.text)) continue;
    const name = timeAt(project, descriptor, marked);
    if (name === undefined) continue;
    for (const { variant, at, fix } of mistakesIn(project, descriptor, checked)) {
      const span = { index: at.start, length: at.end - at.start };
      yield diagnose(descriptor, marked.path, { ...finding(`operation/time.${variant}`, { name }), at: span, fix });
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

/** What is no time in an expression, and what to write in its place. */
interface Mistake {
  readonly variant: 'digits' | 'day';
  readonly at: Range;
  readonly fix: string;
}

function mistakesIn(project: Project, descriptor: Descriptor, checked: CheckedExpression): readonly Mistake[] {
  const screen = descriptor.kind === 'screen' ? project.find('screen', descriptor.id) : undefined;
  const filters = screen ? filtersOf(screen.authored) : [];
  return resultsOf(checked.syntax).flatMap((syntax): readonly Mistake[] => {
    if (syntax.is === 'member') {
      const isDay = filters.some(({ id, type }) => type === 'date' && id === syntax.name);
      if (!isDay || syntax.object.is !== 'name' || syntax.object.name !== 'filter') return [];
      return [{ variant: 'day', at: syntax, fix: `filter.${syntax.name} + 'T00:00:00Z'` }];
    }
    const [value] = syntax.is === 'call' && syntax.name === 'string' ? syntax.arguments : [];
    if (syntax.is !== 'call' || !value) return [];
    const { type } = checkIn(project, checked.text.slice(value.start, value.end), checked.environment);
    const isNumber = alternatives(withoutNull(type)).every(({ is }) => is === 'number');
    return isNumber ? [{ variant: 'digits', at: syntax.at, fix: 'isoTime' }] : [];
  });
}

/** The expressions of which one gives the value of an expression. */
function resultsOf(syntax: Syntax | undefined): readonly Syntax[] {
  if (syntax?.is === 'choose') return [syntax.yes, syntax.no].flatMap(resultsOf);
  if (syntax?.is === 'call' && syntax.name === 'orElse') return syntax.arguments.flatMap(resultsOf);
  return syntax ? [syntax] : [];
}
