import { expect, test } from 'vitest';
import { expressions } from '~/codegen/3-check/expressions/expressions';
import { functionOf } from '~/codegen/4-emit/expressions';
import { checkExpression } from '~/codegen/2-analyze/expression/check';
import { parse } from '~/codegen/2-analyze/expression/parse';
import { environment } from '~/tests/fixtures/codegen/environment';
import { drawer, field } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const rule = (of: readonly string[], value: string) => ({ description: 'D', of, value });
const rules = {
  kind: rule(['host', 'wanted'], "has(wanted) ? lower(wanted) : host.big == true ? 'large' : 'small'"),
  kindWord: rule(['host'], "kind(host, null) == 'large' ? 'Large' : 'Small'"),
};
const withRule = (value: string, all: object = rules) => ({
  'predicates.json': { predicates: {}, rules: all },
  'drawers/url.json': drawer([field({ id: 'a', value })]),
});

table(expressions, [
  ['a rule is asked with what it reads', { given: withRule('kindWord(input.id) + kind(input, input.name)'), want: [] }],
  [
    'with too little it tells how it is asked',
    { given: withRule('input.id + ▶kind(input)'), want: ['expression/call'] },
  ],
  ['it stands in front', { given: withRule('input.id.▶kind(input)'), want: ['expression/call'] }],
  [
    'what it is handed is checked',
    { given: withRule('kindWord(input.▶idd)'), want: ['expression/unknown-field -> id'] },
  ],
  ['what it gives is known', { given: withRule("kindWord(input) == ▶'Smal'"), want: ["expression/value -> 'Small'"] }],
  [
    'a name near to it is offered',
    { given: withRule('input.id + ▶kindWrd(input)'), want: ['expression/unknown-function -> kindWord'] },
  ],
  [
    'it knows nothing of the session, of flags, and of those after it',
    {
      given: withRule('input.id', {
        one: rule(['a'], "a == 1 || ▶region == 'UAE'"),
        two: rule(['a'], "a == 1 || ▶flag('x')"),
        three: rule(['a'], 'a == ▶four(a)'),
        four: rule(['a'], 'a'),
      }),
      want: ['expression/unknown-name -> Expected one of: "a".', 'expression/call', 'expression/unknown-function'],
    },
  ],
]);

test('it is called with what it is handed as its scope, and its arguments are what is read', () => {
  const kind = { parameters: ['host', 'wanted'], type: { is: 'string' }, environment } as const;
  const rules = new Map([['kind', kind]]);
  const checked = checkExpression(parse('kind(url, input.id)'), { ...environment, rules });
  expect(functionOf(checked).code).toBe('(s: Reads, f) => p.kind({ host: s.url, wanted: s.input?.id }, f)');
  expect([...checked.reads]).toEqual(['url']);
});
