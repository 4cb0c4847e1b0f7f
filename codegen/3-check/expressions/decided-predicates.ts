import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { declaredPaths, expressionsOf, isCondition, type Syntax, undecidedPart } from '../../2-analyze/analysis';
import type { Rule } from '../../1-parse/project';

/**
 * A named condition is true or false whatever the server answers, so that of two parts for `name` and `!name` one is
 * always there.
 */
export const decidedPredicates: Rule = function* (project) {
  const descriptor = project.find('predicates', 'predicates');
  if (!descriptor) return;
  const declared = declaredPaths(project, descriptor, 'predicates');
  for (const [{ path }, { text, syntax, environment }] of expressionsOf(project, descriptor)) {
    const [group, name] = path;
    const isPredicate = declared.get(String(name))?.[0] === group;
    const part = syntax && isPredicate && undecidedPart(syntax, { environment, valueOf: () => undefined });
    if (!part) continue;
    const fix = `orElse(${conditionOf(text, part)}, false)`;
    yield diagnose(descriptor, path, {
      ...finding('condition/undecided.predicate', { name: String(name), fix }),
      at: { index: part.start, length: part.end - part.start },
      fix,
    });
  }
};

/**
 * The condition behind a part that replaces a missing value: `a == 1` of `orElse(a, 0) == 1`, `a == true` of `orElse(a,
 * false)`.
 */
function conditionOf(text: string, part: Syntax): string {
  const source = text.slice(part.start, part.end);
  const [value] = valueAndDefault(part);
  if (!isCondition(part)) return `${value ? text.slice(value.start, value.end) : source} == true`;
  const [left, right] = part.is === 'binary' ? part.operands : [];
  const [compared, other] = valueAndDefault(left);
  if (part.is !== 'binary' || !left || !compared || other?.is !== 'literal' || right?.is !== 'literal') return source;
  const isFalseThen = part.operator === '==' ? other.value !== right.value : other.value === right.value;
  if (!isFalseThen || (part.operator !== '==' && part.operator !== '!=')) return source;
  return text.slice(compared.start, compared.end) + text.slice(left.end, part.end);
}

function valueAndDefault(syntax: Syntax | undefined): readonly Syntax[] {
  return syntax?.is === 'call' && syntax.name === 'orElse' ? syntax.arguments : [];
}
