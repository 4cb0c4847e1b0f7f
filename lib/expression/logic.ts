import { isList, isRecord } from '../json';
import { countSteps, countText } from './cost';

/** True, false, or undecided because an operand is absent or of the wrong type. */
export type Decision = boolean | undefined;

/** False if one operand is false, true if all are true. */
export function and(...operands: readonly unknown[]): Decision {
  return every(operands);
}

/** True if one operand is true, false if all are false. */
export function or(...operands: readonly unknown[]): Decision {
  return some(operands);
}

/** `and` of a list. */
function every(operands: readonly unknown[]): Decision {
  if (operands.includes(false)) return false;
  return operands.every((operand) => operand === true) ? true : undefined;
}

/** `or` of a list. */
function some(operands: readonly unknown[]): Decision {
  if (operands.includes(true)) return true;
  return operands.every((operand) => operand === false) ? false : undefined;
}

/** The opposite of true or false. */
export function not(operand: unknown): Decision {
  return typeof operand === 'boolean' ? !operand : undefined;
}

/** The first or the second value, as the condition decides. */
export function choose(condition: unknown, yes: unknown, no: unknown): unknown {
  if (condition === true) return yes;
  return condition === false ? no : undefined;
}

/** True if two values of one type are equal; lists and objects are compared entry by entry. */
export function eq(left: unknown, right: unknown): Decision {
  if (isList(left) && isList(right)) {
    countSteps(left.length);
    return left.length === right.length ? every(left.map((entry, index) => eq(entry, right[index]))) : false;
  }
  if (isRecord(left) && isRecord(right)) {
    const names = Object.keys(left);
    countSteps(names.length);
    if (names.length !== Object.keys(right).length || !names.every((name) => Object.hasOwn(right, name))) return false;
    return every(names.map((name) => eq(left[name], right[name])));
  }
  if (isRecord(left) || isList(left) || left === undefined || left === null) return undefined;
  if (typeof left === 'string') countText(left, 'searched');
  return typeof left === typeof right ? left === right : undefined;
}

/** True if two values of one type differ. */
export function ne(left: unknown, right: unknown): Decision {
  return not(eq(left, right));
}

/** True if the first number or text comes before the second. */
export function lt(left: unknown, right: unknown): Decision {
  if (typeof left === 'number' && typeof right === 'number') return left < right;
  if (typeof left !== 'string' || typeof right !== 'string') return undefined;
  countText(left, 'searched');
  return left < right;
}

/** True if the first number or text comes before the second or is equal. */
export function le(left: unknown, right: unknown): Decision {
  return or(lt(left, right), eq(left, right));
}

/** True if the first number or text comes after the second. */
export function gt(left: unknown, right: unknown): Decision {
  return lt(right, left);
}

/** True if the first number or text comes after the second or is equal. */
export function ge(left: unknown, right: unknown): Decision {
  return le(right, left);
}

/** True for a value that is neither absent nor null. */
export function has(value: unknown): boolean {
  return value !== undefined && value !== null;
}
