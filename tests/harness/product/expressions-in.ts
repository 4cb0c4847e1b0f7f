import type { Expression } from '~/generated/contract/types';

/** Every expression inside a compiled descriptor; validators of forms are functions too, but no expressions. */
export function* expressionsIn(value: unknown): Iterable<Expression> {
  if (isExpression(value)) yield value;
  else if (typeof value === 'object' && value !== null) {
    for (const [name, below] of Object.entries(value)) if (name !== 'validate') yield* expressionsIn(below);
  }
}

function isExpression(value: unknown): value is Expression {
  return typeof value === 'function';
}
