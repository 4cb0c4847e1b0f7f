import { passedRatings } from '~/codegen/3-check/names/passed-ratings';
import { contract, hosts, nameColumn } from '~/tests/fixtures/codegen/screens';
import { table } from '~/tests/harness/codegen/table';

const drawer = (head: object, searchType = 8) => ({
  searchType,
  title: 'T',
  kind: 'K',
  icon: 'desktop',
  name: 'input.id',
  head,
  defaultTab: 'a',
  tabs: [{ id: 'a', title: 'A', fields: [{ type: 'text', value: 'input.id', label: 'L' }] }],
});
const scales = {
  'scales/level.json': { of: 'string', rows: [{ equals: 'high', text: 'High' }], else: 'value' },
  'scales/score.json': { of: 'number', range: [0, 100], rows: [{ from: 0, to: 100, text: 'S' }], else: 'value' },
};
const opens = (rating: string, scale?: string, searchType: number | string = 8) => ({
  ...scales,
  'drawers/host.json': drawer(scale === undefined ? {} : { rating: { label: 'L', scale } }),
  'screens/hosts.json': hosts({
    columns: [nameColumn],
    open: { type: 'openDrawer', searchType, objectId: 'item.id', rating },
  }),
});

const undeclared = 'drawer/rating -> Declare it there: `"head": { "rating": { "label": "Risk", "scale": "..." } }`.';

table(
  passedRatings,
  [
    ['a drawer shows a rating of its scale', { given: opens('item.risk', 'level'), want: [] }],
    ['and a number of bands', { given: opens('item.at', 'score'), want: [] }],
    ['one that shows none ignores it', { given: opens('▶item.risk'), want: [undeclared] }],
    ['a number is no word of a scale', { given: opens('▶item.at', 'level'), want: ['drawer/rating'] }],
    ['nor is a word a number', { given: opens('▶item.name', 'score'), want: ['drawer/rating'] }],
    ['nor a word that the scale has not', { given: opens("▶'hihg'", 'level'), want: ['drawer/rating'] }],
    [
      'which drawer opens is known later',
      { given: { ...opens('item.risk', undefined, 'item.at'), 'drawers/file.json': drawer({}, 3) }, want: [] },
    ],
  ],
  contract,
);
