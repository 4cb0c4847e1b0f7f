import { queryBar } from '~/codegen/3-check/lists/query-bar';
import { contract, hosts, paged } from '~/tests/fixtures/codegen/screens';
import { table } from '~/tests/harness/codegen/table';

const text = (id: string, rest: object = {}) => ({ type: 'text', id, label: 'L', ...rest });
const link = { type: 'link', id: 'of', label: 'F' };
const screen = (filters: readonly object[], rest: object = { query: true }) => ({
  'screens/hosts.json': hosts({ ...rest, filters }, paged),
});

table(
  queryBar,
  [
    [
      'a query has fields by the ids and aliases of filters',
      {
        given: screen([text('q', { aliases: ['name', 'n'], help: 'H.', control: false }), text('os'), link]),
        want: [],
      },
    ],
    ['a list without a query needs nothing for one', { given: screen([link], {}), want: [] }],
    [
      'an alias is not the id of another field, in any case',
      {
        given: screen([text('q', { aliases: ['▶oS'] }), text('os')]),
        want: ['query/alias -> Choose another name.'],
      },
    ],
    [
      'an alias is not that of another field',
      {
        given: screen([text('q', { aliases: ['n'] }), text('os', { aliases: ['x', '▶n'] })]),
        want: ['query/alias -> Choose another name.'],
      },
    ],
    [
      'what is for the query is reported once in a list without one',
      {
        given: screen([text('q', { '▶aliases': ['n'], help: 'H.' }), text('os', { control: false })], {}),
        want: ['query/unused -> Say "query": true beside "filters", or remove it.'],
      },
    ],
    [
      'a query needs a filter that can be typed',
      {
        given: screen([link], { '▶query': true }),
        want: ['query/fields -> Add a filter that is not set by links alone, or remove "query".'],
      },
    ],
  ],
  contract,
);
