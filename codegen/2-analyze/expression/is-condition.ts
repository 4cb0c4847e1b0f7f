import { findFunction } from '../../language/functions';
import type { BinaryOperator, Syntax } from './syntax';

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
