import { diagnose } from '../diagnostics/diagnostic';
import { finding } from '../diagnostics/finding';
import { pointerOf } from '../diagnostics/locate';
import {
  type CheckedExpression,
  declaredPaths,
  expressionAt,
  expressionsOf,
  isCondition,
  type Syntax,
  syntaxKey,
  undecidedPart,
} from '../2-analyze/analysis';
import type { Descriptor, Path } from '../language/model';
import { memoizePerObject } from '../../lib/memoize';
import type { Project } from '../1-parse/project';
import { perEveryDescriptor } from './per-descriptor';

/** Of two parts in one list, one there while a condition holds and one while it does not, one is always there. */
export const oppositeParts = perEveryDescriptor(function* (project, descriptor) {
  const named = declaredPaths(project, descriptor, 'values');
  const valueOf = (name: string) => expressionAt(project, descriptor, named.get(name) ?? [])?.syntax;
  for (const parts of partsByList(project, descriptor)) {
    const conditions = new Set(parts.map(({ terms }) => keyOf(terms)));
    for (const { path, expression, terms } of parts) {
      const negated = oppositesOf(terms).find(({ key }) => conditions.has(key))?.negated;
      const { text, environment } = expression;
      const part = negated && undecidedPart(negated.syntax, { environment, valueOf });
      if (!part) continue;
      const fix = decidedForm(text, part);
      const at = { index: part.start, length: part.end - part.start };
      yield diagnose(descriptor, path, { ...finding('condition/undecided.part', { fix }), at, fix });
    }
  }
});

/** A condition of a part that must hold with others, and whether the part is there for the opposite of it. */
interface Term {
  readonly syntax: Syntax;
  /** Equal for equal conditions, negated or not. */
  readonly key: string;
  readonly isNegated: boolean;
}

/** An entry of a list that is there under a condition. */
interface Part {
  /** The path of its condition. */
  readonly path: Path;
  readonly expression: CheckedExpression;
  readonly terms: readonly Term[];
}

/** The parts of each list that has some. */
function partsByList(project: Project, descriptor: Descriptor): Iterable<readonly Part[]> {
  const lists = new Map<string, Part[]>();
  for (const [{ path, mark }, expression] of expressionsOf(project, descriptor)) {
    const isPart = mark.is === 'expression' && mark.decides === 'presence' && typeof path.at(-2) === 'number';
    if (!isPart || !expression.syntax) continue;
    const list = pointerOf(path.slice(0, -2));
    const parts = lists.get(list) ?? [];
    lists.set(list, parts);
    parts.push({ path, expression, terms: termsOf(expression.syntax) });
  }
  return lists.values();
}

/** Equal for the same terms in any order. */
const keyOf = memoizePerObject((terms: readonly Term[]): string =>
  terms
    .map(({ key, isNegated }) => (isNegated ? `not ${key}` : key))
    .sort()
    .join('\n'),
);

/** For each negated term, the key of the same terms with its opposite. */
const oppositesOf = memoizePerObject(
  (terms: readonly Term[]): readonly { readonly negated: Term; readonly key: string }[] =>
    terms
      .filter(({ isNegated }) => isNegated)
      .map((negated) => {
        const opposite = terms.map((term) => (term === negated ? { ...term, isNegated: false } : term));
        return { negated, key: keyOf(opposite) };
      }),
);

const termsOf = memoizePerObject((syntax: Syntax): readonly Term[] =>
  syntax.is === 'binary' && syntax.operator === '&&' ? syntax.operands.flatMap(termsOf) : [termOf(syntax)],
);

function termOf(syntax: Syntax): Term {
  if (syntax.is === 'not') {
    const { isNegated, ...operand } = termOf(syntax.operand);
    return { ...operand, isNegated: !isNegated };
  }
  const [condition, other] = syntax.is === 'call' && syntax.name === 'orElse' ? syntax.arguments : [];
  if (condition && other?.is === 'literal' && other.value === false) {
    const inner = termOf(condition);
    // `orElse(a != 1, false)` is as false as `a == 1` where `a` is missing.
    return inner.isNegated ? inner : { ...inner, syntax };
  }
  const [left, right] = syntax.is === 'binary' ? syntax.operands : [];
  if (syntax.is !== 'binary' || !left || (syntax.operator !== '==' && syntax.operator !== '!=')) return plain(syntax);
  if (right?.is === 'literal' && right.value === true && syntax.operator === '==') return { ...termOf(left), syntax };
  return { ...plain({ ...syntax, operator: '==' }), syntax, isNegated: syntax.operator === '!=' };
}

function plain(syntax: Syntax): Term {
  return { syntax, key: syntaxKey(syntax), isNegated: false };
}

/** The negated part so that it holds whenever the other one does not. */
function decidedForm(text: string, part: Syntax): string {
  const source = text.slice(part.start, part.end);
  const [left, right] = part.is === 'binary' && part.operator === '!=' ? part.operands : [];
  if (left && right)
    return `!orElse(${text.slice(left.start, left.end)} == ${text.slice(right.start, right.end)}, false)`;
  return `orElse(${isCondition(part) ? source : `${source} == true`}, false)`;
}
