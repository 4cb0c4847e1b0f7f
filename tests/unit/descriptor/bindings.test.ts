import { expect, test } from 'vitest';
import { bindArguments, withValues } from '~/descriptor/bindings';

test('arguments have the groups that the descriptor names, without what cannot be decided', () => {
  const scope = { input: { id: 'x' } };
  const id = () => scope.input.id;
  const undecided = () => undefined;
  expect(bindArguments({}, scope)).toEqual({});
  expect(
    bindArguments(
      { path: { id }, query: { lang: undecided, n: () => 0 }, body: { a: { b: id, c: undecided }, d: () => null } },
      scope,
    ),
  ).toEqual({ path: { id: 'x' }, query: { n: 0 }, body: { a: { b: 'x' }, d: null } });
});

test('a list keeps its places', () => {
  const scope = { ids: ['a'] };
  const order = [{ field: () => 'at' }, () => 2];
  expect(bindArguments({ body: { order, ids: [() => scope.ids] } }, scope)).toEqual({
    body: { order: [{ field: 'at' }, 2], ids: [['a']] },
  });
});

test('a body may be one expression', () => {
  expect(bindArguments({ body: () => ({ payload: [1] }) }, {})).toEqual({ body: { payload: [1] } });
});

test('what an answer nests without end is left out, before anything that would have to write it', () => {
  const endless: unknown = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
  const bound = bindArguments({ query: { id: () => endless }, body: { ids: () => endless, n: () => 1 } }, {});
  expect(bound).toEqual({ query: {}, body: { n: 1 } });
});

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
