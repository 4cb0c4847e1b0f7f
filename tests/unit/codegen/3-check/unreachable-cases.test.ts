import { describe } from 'vitest';
import { unreachableBranches, unreachableCases } from '~/codegen/3-check/unreachable-cases';
import { drawer, field, needed } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const regions = {
  'vocabulary.json': { ...needed['vocabulary.json'], regions: { UAE: 'U', GOV_US: 'G' } },
  'predicates.json': {
    predicates: {
      emirates: { description: 'D', when: "region == 'UAE'" },
      restricted: { description: 'D', when: "region in ['UAE', 'GOV_US']" },
    },
  },
};

const cases = (...conditions: readonly string[]) => ({
  ...regions,
  'drawers/url.json': drawer([
    field({ id: 'a', tooltipWhen: conditions.map((when, index) => ({ id: `c${index}`, when, text: 'T' })) }),
  ]),
});

const value = (expression: string) => ({
  ...regions,
  'drawers/url.json': drawer([field({ id: 'a', value: expression })]),
});

describe('cases of a list', () => {
  table(unreachableCases, [
    ['that exclude each other', { given: cases("site == 'a'", "site == 'b'"), want: [] }],
    ['a narrower one before a wider one', { given: cases("site == 'a' && url.a > 1", "site == 'a'"), want: [] }],
    ['the same twice', { given: cases("site == 'a'", "▶site == 'a'"), want: ['condition/unreachable'] }],
    [
      'a wider one before a narrower one',
      { given: cases("site == 'a'", "▶site == 'a' && url.a > 1"), want: ['condition/unreachable'] },
    ],
    ['by named conditions', { given: cases('restricted', '▶emirates'), want: ['condition/unreachable'] }],
    ['a number in a range', { given: cases('url.a > 1', '▶url.a > 5'), want: ['condition/unreachable'] }],
    [
      'two that cover a third one together',
      { given: cases("region == 'UAE'", "region == 'GOV_US'", '▶restricted'), want: ['condition/unreachable'] },
    ],
    [
      'the opposite, which leaves out what is missing',
      { given: cases('url.a > 1', '!(url.a > 1)', 'has(site)'), want: [] },
    ],
    [
      'one that never holds is reported by another rule',
      { given: cases("site == 'a'", "site == 'a' && site == 'b'"), want: [] },
    ],
    ['one that always holds is reported by another rule', { given: cases('true', "site == 'a'"), want: [] }],
    ['what is wrong is reported by another rule', { given: cases('nothing', 'nothing'), want: [] }],
  ]);
});

describe('branches of an expression', () => {
  table(unreachableBranches, [
    ['that differ', { given: value("url.a > 9 ? 'a' : url.a > 5 ? 'b' : 'c'"), want: [] }],
    [
      'one that an earlier one covers',
      { given: value("url.a > 5 ? 'a' : ▶url.a > 9 ? 'b' : 'c'"), want: ['condition/unreachable'] },
    ],
    [
      'one that the branch around it has decided',
      { given: value("emirates ? ▶restricted ? 'a' : 'b' : 'c'"), want: ['condition/unreachable'] },
    ],
    [
      'what is in a branch that is never reached is not reported again',
      {
        given: value("emirates ? 'a' : ▶emirates ? restricted ? 'b' : 'c' : 'd'"),
        want: ['condition/unreachable'],
      },
    ],
    ['one by itself', { given: value(" ▶site == 'a' && site == 'b' ? 'a' : 'b'"), want: ['condition/unreachable'] }],
    [
      'inside a call',
      { given: value("lower(emirates ? 'a' : ▶emirates ? 'b' : 'c')"), want: ['condition/unreachable'] },
    ],
  ]);
});
