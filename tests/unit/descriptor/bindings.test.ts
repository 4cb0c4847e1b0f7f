import { expect, test } from 'vitest';
import { bindArguments } from '~/descriptor/bindings';

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
