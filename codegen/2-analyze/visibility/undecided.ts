import type { Syntax } from '../expression/syntax';
import type { TypeEnvironment } from '../expression/type-environment';
import { valuesIn } from './diagram';
import { mapParts } from './rewrite';
import { solve } from './solve';
import { fact } from './variable';

/** What surrounds an expression, as far as it matters for what it always has an answer to. */
export interface Surroundings {
  readonly environment: TypeEnvironment;
  /** The expression behind a named value. */
  readonly valueOf: (name: string) => Syntax | undefined;
}

/**
 * The first part of a condition that can be undecided: because what it reads is missing or of another type than
 * expected. Nothing where the condition is true or false whatever an answer holds.
 */
export function undecidedPart(syntax: Syntax, around: Surroundings): Syntax | undefined {
  if (isDecided(syntax, around)) return undefined;
  for (const operand of operandsOf(syntax)) {
    const part = undecidedPart(operand, around);
    if (part) return part;
  }
  return syntax;
}

/** The conditions of which logic makes a condition. */
function operandsOf(syntax: Syntax): readonly Syntax[] {
  if (syntax.is === 'not') return [syntax.operand];
  if (syntax.is === 'choose') return [syntax.condition, syntax.yes, syntax.no];
  const isLogic = syntax.is === 'binary' && (syntax.operator === '&&' || syntax.operator === '||');
  return isLogic ? syntax.operands : [];
}

function isDecided(syntax: Syntax, around: Surroundings): boolean {
  const [condition] = solve([withNames(syntax, around)], around.environment)?.conditions ?? [];
  return condition !== undefined && [...valuesIn(condition)].every((value) => typeof value === 'boolean');
}

/**
 * The expression with named values written out, and named conditions as facts: each of these is checked for itself. A
 * value that leads back to one of those in `open` is a mistake of its own and stays as it is.
 */
function withNames(syntax: Syntax, around: Surroundings, open: readonly Syntax[] = []): Syntax {
  if (syntax.is === 'macro') return syntax;
  if (syntax.is !== 'name') return mapParts(syntax, (part) => withNames(part, around, open));
  const { environment, valueOf } = around;
  // While the file of the predicates is broken, what is no variable may be one.
  if (environment.predicates?.has(syntax.name) ?? !environment.variables.has(syntax.name)) return fact(syntax.name);
  const value = valueOf(syntax.name);
  return value && !open.includes(value) ? withNames(value, around, [...open, value]) : syntax;
}
