import type { TypeEnvironment } from './type-environment';
import { findFunction } from '../../language/functions';
import type { BinaryOperator, Syntax } from './syntax';

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
  switch (syntax.is) {
    case 'literal':
      return typeof syntax.value === 'boolean' ? undefined : syntax;
    case 'name':
      return ofName(syntax, around);
    case 'not':
      return undecidedPart(syntax.operand, around);
    case 'choose':
      return first([syntax.condition, syntax.yes, syntax.no], around);
    case 'binary':
      if (syntax.operator === '&&' || syntax.operator === '||') return first(syntax.operands, around);
      return isPresenceTest(syntax.operator, syntax.operands) || syntax.operands.every((one) => isSure(one, around))
        ? undefined
        : syntax;
    case 'call':
      return ofCall(syntax, around);
    default:
      return syntax;
  }
}

function first(parts: readonly Syntax[], around: Surroundings): Syntax | undefined {
  for (const part of parts) {
    const found = undecidedPart(part, around);
    if (found) return found;
  }
  return undefined;
}

function ofName(syntax: Syntax & { readonly is: 'name' }, around: Surroundings): Syntax | undefined {
  const { environment, valueOf } = around;
  // Each predicate is checked for itself. While their file is broken, what is no variable may be one.
  if (environment.predicates?.has(syntax.name) ?? !environment.variables.has(syntax.name)) return undefined;
  const value = valueOf(syntax.name);
  if (value) return undecidedPart(value, around) ? syntax : undefined;
  return isSure(syntax, around) ? undefined : syntax;
}

function ofCall(syntax: Syntax & { readonly is: 'call' }, around: Surroundings): Syntax | undefined {
  const [value, other] = syntax.arguments;
  // An answer of the wrong type passes `orElse`; a condition is true, false or undecided, and nothing else.
  if (syntax.name === 'orElse' && value && other) {
    const isSafe = isCondition(value) || !undecidedPart(value, around);
    return isSafe ? undecidedPart(other, around) && syntax : syntax;
  }
  return syntax.name === 'has' || findFunction(syntax.name)?.decided ? undefined : syntax;
}

/** Whether an expression is computed so that it can be nothing but true, false or undecided. */
export function isCondition(syntax: Syntax): boolean {
  switch (syntax.is) {
    case 'not':
      return true;
    case 'binary':
      return !arithmetic.has(syntax.operator);
    case 'macro':
      return syntax.macro === 'exists' || syntax.macro === 'all';
    case 'call': {
      const result = findFunction(syntax.name)?.result;
      return syntax.name === 'has' || (typeof result === 'object' && result.is === 'boolean');
    }
    default:
      return false;
  }
}

const arithmetic: ReadonlySet<BinaryOperator> = new Set(['+', '-', '*', '/']);

/** `x == null` asks whether something is there, which is always decided. */
function isPresenceTest(operator: BinaryOperator, operands: readonly Syntax[]): boolean {
  return (operator === '==' || operator === '!=') && operands.some((one) => one.is === 'literal' && one.value === null);
}

/**
 * Whether a value is always there and of the type that the compiler knows: written here, or set by the console itself.
 */
function isSure(syntax: Syntax, { environment }: Surroundings): boolean {
  if (syntax.is === 'literal') return syntax.value !== null;
  if (syntax.is === 'list') return syntax.entries.every(({ is }) => is === 'literal');
  return syntax.is === 'name' && environment.variables.get(syntax.name)?.sure === true;
}
