import { reachability } from '~/codegen/3-check/reachability';
import { drawer, field, needed } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const regions = {
  'vocabulary.json': { ...needed['vocabulary.json'], regions: { UAE: 'U', GOV_US: 'G' } },
  'predicates.json': {
    predicates: {
      emirates: { description: 'D', when: "region == 'UAE'" },
      government: { description: 'D', when: "region == 'GOV_US'" },
    },
  },
};
const shown = (visibleWhen: string) => ({ 'drawers/url.json': drawer([field({ visibleWhen })]) });

table(reachability, [
  ['a condition that depends on what it reads', { given: shown("site == 'a' || url.a > 1"), want: [] }],
  ['a condition that always holds', { given: shown("▶url.a == 'x' || url.a != 'x'"), want: ['expression/constant'] }],
  ['a condition that never holds', { given: shown("▶site == 'a' && site == 'b'"), want: ['expression/constant'] }],
  [
    'named conditions that exclude each other',
    {
      given: { ...shown('▶emirates && government'), ...regions },
      want: ['expression/constant'],
    },
  ],
  [
    'a named condition that never holds is reported itself, not where it is read',
    {
      given: {
        ...shown('!nowhere'),
        'predicates.json': {
          predicates: { nowhere: { description: 'D', when: "▶site == 'a' && site == 'b'" } },
        },
      },
      want: ['expression/constant'],
    },
  ],
  [
    'a region that the vocabulary does not name',
    { given: { ...shown('!emirates && !government'), ...regions }, want: [] },
  ],
  [
    'all views',
    {
      given: {
        ...shown("▶view in ['a', 'b']"),
        'vocabulary.json': { ...needed['vocabulary.json'], views: { a: 'A', b: 'B' } },
      },
      want: ['expression/constant'],
    },
  ],
  [
    'beside a named value that is a text',
    {
      given: {
        ...regions,
        'drawers/url.json': drawer([field({ visibleWhen: "▶named == 'a' && emirates && government" })], {
          values: { named: 'lower(site)' },
        }),
      },
      want: ['expression/constant'],
    },
  ],
  ['a literal', { given: shown('▶true'), want: ['expression/constant'] }],
  ['a value may be constant', { given: { 'drawers/url.json': drawer([field({ id: 'a', value: "'x'" })]) }, want: [] }],
  ['what is wrong is told by another rule', { given: shown('nothing && !nothing'), want: [] }],
]);
