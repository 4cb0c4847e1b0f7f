import { variables } from '~/codegen/3-check/expressions/variables';
import { contractOf } from '~/tests/fixtures/codegen/contract';
import { drawer, field } from '~/tests/fixtures/codegen/project';
import { hosts } from '~/tests/fixtures/codegen/screens';
import { table } from '~/tests/harness/codegen/table';

const predicates = (conditions: Readonly<Record<string, string>>) => ({
  'predicates.json': {
    predicates: Object.fromEntries(
      Object.entries(conditions).map(([name, when]) => [name, { description: 'D', when }]),
    ),
  },
});
const sources = (given: object) => ({ 'drawers/url.json': drawer([field({ value: 'input.id' })], { sources: given }) });

table(
  variables,
  [
    ['predicates may name each other', { given: predicates({ a: 'b && c', b: 'c', c: 'true' }), want: [] }],
    [
      'but not in a circle',
      {
        given: predicates({ '▶a': 'b', '▶b': 'd || c', '▶c': 'a', d: "region == 'UAE'" }),
        want: ['expression/circle', 'expression/circle', 'expression/circle'],
      },
    ],
    ['nor themselves', { given: predicates({ '▶a': '!a' }), want: ['expression/circle'] }],
    [
      'sources may read each other',
      { given: sources({ a: { operation: 'q' }, b: { operation: 'q', body: { x: 'a.id' } } }), want: [] },
    ],
    [
      'but not in a circle',
      {
        given: sources({ '▶a': { operation: 'q', when: 'b.on' }, '▶b': { operation: 'q', query: { x: 'a.id' } } }),
        want: ['expression/circle', 'expression/circle'],
      },
    ],
    [
      'a predicate has a name of its own, in screens too',
      {
        given: predicates({ '▶region': 'true', '▶filter': 'true' }),
        want: ['expression/name-taken -> Choose another name.', 'expression/name-taken -> Choose another name.'],
      },
    ],
    [
      'a source of a screen has another name than what its address says',
      {
        given: { 'screens/one.json': hosts({ sources: { '▶page': { operation: 'q' } }, values: { '▶filter': '1' } }) },
        want: ['expression/name-taken -> Choose another name.', 'expression/name-taken -> Choose another name.'],
      },
    ],
    ['one of a drawer may be called so', { given: sources({ sort: { operation: 'q' } }), want: [] }],
    [
      'so has a rule, also beside functions and predicates',
      {
        given: {
          'predicates.json': {
            predicates: { calm: { description: 'D', when: 'true' } },
            rules: Object.fromEntries(
              ['▶size', '▶map', '▶calm', 'own'].map((name) => [name, { description: 'D', of: ['a'], value: 'a' }]),
            ),
          },
        },
        want: Array.from({ length: 3 }, () => 'expression/name-taken -> Choose another name.'),
      },
    ],
    [
      'so has a source',
      { given: sources({ '▶input': { operation: 'q' } }), want: ['expression/name-taken -> Choose another name.'] },
    ],
    [
      'also beside predicates',
      {
        given: { ...predicates({ evening: 'true' }), ...sources({ '▶evening': { operation: 'q' } }) },
        want: ['expression/name-taken -> Choose another name.'],
      },
    ],
    [
      'a word of the language is no name',
      {
        given: sources({ '▶in': { operation: 'q' }, '▶loop': { operation: 'q' } }),
        want: ['expression/name-taken -> Choose another name.', 'expression/name-taken -> Choose another name.'],
      },
    ],
  ],
  contractOf({ q: {} }),
);
