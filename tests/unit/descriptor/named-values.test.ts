import { expect, test } from 'vitest';
import { withValues } from '~/descriptor/named-values';

test('named values are read by their names, each by those after it', () => {
  const values = {
    first: (scope: Readonly<Record<string, unknown>>) => scope.answer,
    second: (scope: Readonly<Record<string, unknown>>) => [scope.first, scope.third],
    third: () => 3,
  };
  expect(withValues(values, { answer: 1 })).toEqual({ answer: 1, first: 1, second: [1, undefined], third: 3 });
});

test('what cannot be decided stays undecided, also where it throws', () => {
  const values = {
    missing: () => undefined,
    broken: () => {
      throw new Error('hostile');
    },
  };
  const scope = withValues(values, {});
  expect([scope.missing, scope.broken]).toEqual([undefined, undefined]);
});

test('without values the scope is the same', () => {
  const scope = { a: 1 };
  expect(withValues(undefined, scope)).toBe(scope);
});
