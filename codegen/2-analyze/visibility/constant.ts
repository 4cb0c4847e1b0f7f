import { memoizePerObject } from '~/lib/memoize';
import type { Syntax } from '../expression/syntax';
import type { TypeEnvironment } from '../expression/type-environment';
import { valuesIn } from './diagram';
import { mapParts } from './rewrite';
import { solve } from './solve';

/**
 * The value that a written-out condition always has when it is decided, if it has one: `false` when nothing makes it
 * true, `true` when nothing makes it false.
 */
export function constantOf(syntax: Syntax, environment: TypeEnvironment): boolean | undefined {
  return constantsIn(environment)(syntax);
}

const constantsIn = memoizePerObject((environment: TypeEnvironment) =>
  memoizePerObject((syntax: Syntax) => computeConstant(syntax, environment)),
);

function computeConstant(syntax: Syntax, environment: TypeEnvironment): boolean | undefined {
  const solution = solve([syntax], environment);
  const [condition] = solution?.conditions ?? [];
  if (!solution || !condition) return undefined;
  const values = valuesIn(condition);
  if (!values.has(true)) return false;
  if (values.size === 1) return true;
  if (values.has(false) || asksWhatIsThere(syntax)) return undefined;
  const whereKnown = valuesIn(condition, (variable, choice) => {
    const { is } = solution.variables[variable]?.choices[choice] ?? {};
    return is !== 'absent' && is !== 'wrong';
  });
  return whereKnown.has(true) && whereKnown.size === 1 ? true : undefined;
}

/** Whether being undecided is a part of what a condition says. */
function asksWhatIsThere(syntax: Syntax): boolean {
  let isFound = syntax.is === 'call' && (syntax.name === 'has' || syntax.name === 'orElse');
  isFound ||= syntax.is === 'binary' && syntax.operands.some((one) => one.is === 'literal' && one.value === null);
  mapParts(syntax, (part) => {
    isFound ||= asksWhatIsThere(part);
    return part;
  });
  return isFound;
}
