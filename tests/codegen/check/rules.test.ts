import { expect, test } from 'vitest';
import { expressions } from '../../../codegen/check/expressions';
import { checkExpression } from '../../../codegen/expression/check';
import { environment } from '../given/environment';
import { drawer, field } from '../given/project';
import { table } from '../given/table';

const rule = (of: readonly string[], value: string) => ({ description: 'D', of, value });
const rules = {
  kind: rule(['host', 'wanted'], "has(wanted) ? lower(wanted) : host.big == true ? 'large' : 'small'"),
  kindWord: rule(['host'], "kind(host, null) == 'large' ? 'Large' : 'Small'"),
};
const asking = (value: string, all: object = rules) => ({
  'predicates.json': { predicates: {}, rules: all },
  'drawers/url.json': drawer([field({ id: 'a', value })]),
});

table(expressions, [
  ['a rule is asked with what it reads', { given: asking('kindWord(input.id) + kind(input, input.name)'), want: [] }],
  ['with too little it tells how it is asked', { given: asking('input.id + ▶kind(input)'), want: ['expression/call'] }],
  ['it stands in front', { given: asking('input.id.▶kind(input)'), want: ['expression/call'] }],
  ['what it is handed is checked', { given: asking('kindWord(input.▶idd)'), want: ['expression/unknown-field -> id'] }],
  ['what it gives is known', { given: asking("kindWord(input) == ▶'Smal'"), want: ["expression/value -> 'Small'"] }],
  [
    'a name near to it is offered',
    { given: asking('input.id + ▶kindWrd(input)'), want: ['expression/unknown-function -> kindWord'] },
  ],
  [
    'it knows nothing of the session, of flags, and of those after it',
    {
      given: asking('input.id', {
        one: rule(['a'], "a == 1 || ▶region == 'UAE'"),
        two: rule(['a'], "a == 1 || ▶flag('x')"),
        three: rule(['a'], 'a == ▶four(a)'),
        four: rule(['a'], 'a'),
      }),
      want: ['expression/unknown-name -> Known: "a".', 'expression/call', 'expression/unknown-function'],
    },
  ],
]);

test('it is called with what it is handed as its scope, and its arguments are what is read', () => {
  const kind = { parameters: ['host', 'wanted'], type: { is: 'string' }, environment } as const;
  const { code, reads } = checkExpression('kind(url, input.id)', {
    ...environment,
    rules: new Map([['kind', kind]]),
  });
  expect(code).toBe('p.kind({ host: s.url, wanted: s.input?.id }, f)');
  expect([...reads]).toEqual(['url']);
});
