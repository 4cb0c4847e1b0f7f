import { galleries } from '~/codegen/3-check/lists/galleries';
import { table } from '~/tests/harness/codegen/table';

/** A dashboard with a gallery of another one. */
const boards = (host: object, query: object, shown: object = {}, screen = '▶other') => ({
  'screens/board.json': {
    kind: 'tiles',
    arrangeable: true,
    gallery: [{ id: 'g', title: 'G', screen }],
    tiles: [{ type: 'number', id: 'n', title: 'N', value: '1' }],
    ...host,
  },
  'screens/other.json': {
    kind: 'tiles',
    sources: { trend: { operation: 'trend', query } },
    tiles: [{ type: 'bar', id: 'days', title: 'D', rows: 'trend.days', name: 'item.day', value: 'item.count' }],
    ...shown,
  },
  'screens/plain.json': { kind: 'placeholder' },
});
const choice = (value: string, more: object = {}) => ({
  ...{ type: 'choice', id: 'q', label: 'Q', options: [{ value, label: 'V' }] },
  ...more,
});
const period = { from: 'period.from', to: 'period.to' };
const removed = 'remove "other" from the gallery.';

table(galleries, [
  ['a gallery may name dashboards that read nothing of the page', { given: boards({}, {}, {}, 'other'), want: [] }],
  [
    'and those that read what this one gives',
    { given: boards({ period: true }, period, { period: true }, 'other'), want: [] },
  ],
  [
    'but none that read a period without one',
    {
      given: boards({}, period, { period: true }),
      want: [`gallery/input -> Say "period": true, or ${removed}`],
    },
  ],
  [
    'a filter that is not there has no value',
    { given: boards({}, { from: 'size(filter.q)' }, { filters: [choice('1')] }, 'other'), want: [] },
  ],
  [
    'but none may be absent that has a value at first',
    {
      given: boards({}, { from: 'size(filter.q)' }, { filters: [choice('1', { initial: '1' })] }),
      want: [`gallery/input -> Add the filter as "other" has it, or ${removed}`],
    },
  ],
  [
    'or begin with no value where the other one has one',
    {
      given: boards(
        { filters: [choice('1')] },
        { from: 'size(filter.q)' },
        { filters: [choice('1', { initial: '1' })] },
      ),
      want: [`gallery/input -> Add the filter as "other" has it, or ${removed}`],
    },
  ],
  [
    'or be there twice, unless under conditions',
    {
      given: boards(
        {
          gallery: [
            { id: 'g', title: 'G', screen: 'other' },
            { id: 'h', title: 'H', screen: '▶other' },
            { id: 'i', title: 'I', screen: 'other', visibleWhen: "site == 'a'" },
          ],
        },
        {},
      ),
      want: ['gallery/screen -> Remove one of the two entries.'],
    },
  ],
  [
    'or have other values',
    {
      given: boards({ filters: [choice('2')] }, { from: 'size(filter.q)' }, { filters: [choice('1')] }),
      want: [`gallery/input -> Add the filter as "other" has it, or ${removed}`],
    },
  ],
  [
    'but one that has the same',
    {
      given: boards({ filters: [choice('1')] }, { from: 'size(filter.q)' }, { filters: [choice('1')] }, 'other'),
      want: [],
    },
  ],
  [
    'whatever it calls them',
    {
      given: boards(
        { filters: [choice('1', { options: [{ value: '1', label: 'One' }] })] },
        { from: 'size(filter.q)' },
        { filters: [choice('1')] },
        'other',
      ),
      want: [],
    },
  ],
  [
    'nor a name that the address does not have',
    {
      given: boards({}, { from: 'size(address.q)' }, { address: ['q'] }),
      want: [`gallery/input -> Add the name to "address", or ${removed}`],
    },
  ],
  [
    'nor what follows the path',
    {
      given: boards({}, { from: 'size(address.tail)' }),
      want: ['gallery/input -> Remove "other" from the gallery.'],
    },
  ],
  [
    'what only the head of the other one reads does not matter',
    { given: boards({}, {}, { address: ['q'], name: 'address.q' }, 'other'), want: [] },
  ],
  [
    'a gallery names dashboards',
    {
      given: boards({}, {}, {}, '▶plain'),
      want: ['gallery/screen -> Name a screen of the kind "tiles", or remove the entry.'],
    },
  ],
  ['and none itself', { given: boards({}, {}, {}, '▶board'), want: ['gallery/screen -> Remove the entry.'] }],
]);
