import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOf } from '~/codegen/4-emit/code';
import { parse } from '~/codegen/2-analyze/expression/parse';
import { evaluate } from '~/codegen/service/visibility/evaluate';
import { functions } from '~/descriptor/functions';
import { condition } from '~/tests/harness/codegen/random-conditions';

const scope = {
  a: 'x',
  b: 2,
  c: null,
  list: [{ n: 1 }, { n: 3, x: 'y' }],
  view: 'one',
  flags: { f: 1 },
  permissions: {},
};

function both(text: string): { readonly evaluated: unknown; readonly compiled: unknown } {
  const { syntax } = parse(text);
  if (!syntax) throw new Error(text);
  const compiled: unknown = Function('s', 'f', `return ${codeOf(syntax, new Set())};`)(scope, functions);
  return { evaluated: evaluate(syntax, scope), compiled: compiled ?? undefined };
}

test('an evaluated condition is what the compiled condition is', () => {
  fc.assert(
    fc.property(condition, (text) => {
      const { evaluated, compiled } = both(text);
      expect([text, evaluated ?? undefined]).toEqual([text, compiled]);
    }),
  );
});

test.each([
  ...['list[1].x', 'list.exists(e, e.n > 2)', 'list.filter(e, has(e.x))', 'list.map(e, e.n + 1)', 'size(list)', '-b'],
  ...["a.contains('x')", "lower(a) + '!'", "a in ['x']", "join(['a', 'b'], ', ')", "split('a,b', ',')[1]", 'a.size()'],
  ...['has(list[0].x)', 'b * 2 - 1 == 3', "view == 'one' ? b / 0 : a", "flag('f') && !can('p')", 'keys(list[0])'],
])('%s', (text) => {
  const { evaluated, compiled } = both(text);
  expect(evaluated).toEqual(compiled);
});

test('what takes too many steps is undecided', () => {
  const long = Array.from({ length: 1000 }, () => 1);
  const { syntax } = parse('long.all(e, long.all(g, e == g))');
  expect(syntax && evaluate(syntax, { long })).toBeUndefined();
});
