/** The sum of two numbers, or the concatenation of two texts. */
export function add(left: unknown, right: unknown): number | string | undefined {
  if (typeof left === 'string' && typeof right === 'string') return left + right;
  return calculate(left, right, (one, other) => one + other);
}

/** The difference of two numbers. */
export function subtract(left: unknown, right: unknown): number | undefined {
  return calculate(left, right, (one, other) => one - other);
}

/** The product of two numbers. */
export function multiply(left: unknown, right: unknown): number | undefined {
  return calculate(left, right, (one, other) => one * other);
}

/** The quotient of two numbers; undecided for a division by zero. */
export function divide(left: unknown, right: unknown): number | undefined {
  return calculate(left, right, (one, other) => one / other);
}

/** The number with the opposite sign. */
export function negate(value: unknown): number | undefined {
  return typeof value === 'number' ? -value : undefined;
}

/** Calculates with two numbers. A result that is NaN or infinite is undecided. */
function calculate(
  left: unknown,
  right: unknown,
  operation: (left: number, right: number) => number,
): number | undefined {
  if (typeof left !== 'number' || typeof right !== 'number') return undefined;
  const result = operation(left, right);
  return Number.isFinite(result) ? result : undefined;
}
