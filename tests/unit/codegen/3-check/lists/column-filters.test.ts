import { columnFilters } from '~/codegen/3-check/lists/column-filters';
import { contract, hosts, nameColumn, paged } from '~/tests/fixtures/codegen/screens';
import { table } from '~/tests/harness/codegen/table';

const option = (value: string) => ({ value, label: 'L' });
const level = { type: 'choices', id: 'level', label: 'L', options: [option('high'), option('low')] };
const filters = [
  level,
  { type: 'text', id: 'q', label: 'Q' },
  { type: 'switch', id: 'on', label: 'O' },
  { type: 'link', id: 'of', label: 'F' },
  { type: 'range', id: 'age', label: 'A' },
  { type: 'date', id: 'day', label: 'D' },
];

const screen = (filter: object, value = 'item.name', type = 'text') => ({
  'screens/hosts.json': hosts({ filters, columns: [{ ...nameColumn, type, value, filter }] }, paged),
});

table(
  columnFilters,
  [
    ['a text can be searched for', { given: screen({ by: 'q' }), want: [] }],
    ['a value that the contract closes is an option', { given: screen({ by: 'level' }, 'item.risk'), want: [] }],
    ['a text may be one', { given: screen({ by: 'level' }), want: [] }],
    [
      'a number is no level',
      {
        given: screen({ by: '▶level' }, 'item.at'),
        want: ['column/filter -> Write as "value" what the filter is set to, e.g. `"value": "item.level"`.'],
      },
    ],
    [
      'but the column can say which level it means',
      { given: screen({ by: 'level', value: "item.at > 5 ? 'high' : 'low'" }, 'item.at'), want: [] },
    ],
    [
      'and one that is no option is reported where it is',
      {
        given: screen({ by: 'level', value: "▶'hihg'" }),
        want: ['column/filter -> Write as "value" what the filter is set to, e.g. `"value": "item.level"`.'],
      },
    ],
    [
      'a list is no value',
      {
        given: screen({ by: '▶level' }, 'item.owners', 'chips'),
        want: ['column/filter -> Write as "value" what the filter is set to, e.g. `"value": "item.level"`.'],
      },
    ],
    ['a switch wants true or false', { given: screen({ by: '▶on' }), want: ['column/filter'] }],
    ['which a comparison gives', { given: screen({ by: 'on', value: 'item.at > 5' }), want: [] }],
    ['a range wants a number', { given: screen({ by: '▶age' }), want: ['column/filter'] }],
    ['a day is a text', { given: screen({ by: '▶day' }, 'item.at'), want: ['column/filter'] }],
    ['which a column may have', { given: screen({ by: 'age' }, 'item.at'), want: [] }],
    ['a filter of links has no menu', { given: screen({ by: '▶of' }), want: ['column/filter'] }],
    ['an unknown filter is reported as a name', { given: screen({ by: 'nothing' }), want: [] }],
  ],
  contract,
);
