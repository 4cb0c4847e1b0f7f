import { scales } from '~/codegen/3-check/scales/scales';
import { here } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const scale = (rest: object) => ({ 'scales/level.json': { of: 'integer', else: 'dash', ...rest } });
const band = (from: number, to: number) => ({ from, to, text: 'T' });
const one = (equals: unknown) => ({ equals, text: 'T' });
const move = 'scale/unreachable -> Move this row before the range.';

table(scales, [
  [
    'rows that cover the range once are fine, an earlier single value inside a range too',
    { given: scale({ range: [0, 100], rows: [one(71), band(0, 50), band(51, 100)] }), want: [] },
  ],
  [
    'whole numbers leave no gap between 50 and 51, broken ones do',
    {
      given: scale({ of: 'number', 'range▶': [0, 100], rows: [band(0, 50), band(51, 100)] }),
      want: ['scale/gap'],
    },
  ],
  [
    'ranges of broken numbers may touch',
    { given: scale({ of: 'number', range: [0, 1], rows: [band(0, 0.5), band(0.5, 1)] }), want: [] },
  ],
  [
    'all gaps are told at once, also at the ends and of one value',
    {
      given: scale({ 'range▶': [0, 9], rows: [band(1, 3), band(5, 6), one([7, 8])] }),
      want: ['scale/gap'],
    },
  ],
  [
    'a row that earlier rows cover never matches',
    {
      given: scale({ rows: [band(0, 5), band(6, 9), { ...here, ...band(2, 8) }] }),
      want: ['scale/unreachable'],
    },
  ],
  [
    'ranges do not overlap',
    {
      given: scale({ rows: [band(0, 5), { 'from▶': 4, to: 9, text: 'T' }] }),
      want: ['scale/overlap'],
    },
  ],
  [
    'a single value after its range never matches',
    {
      given: scale({ rows: [band(0, 5), { 'equals▶': 3, text: 'T' }] }),
      want: [move],
    },
  ],
  [
    'a value stands once',
    {
      given: scale({ of: 'string', rows: [one(['a', 'b']), one(['c', '▶a']), one('▶b')] }),
      want: ['scale/unreachable', 'scale/unreachable'],
    },
  ],
  [
    'values and ends are of the type of the scale',
    {
      given: scale({
        rows: [one('▶a'), { 'from▶': 0.5, 'to▶': 1.5, text: 'T' }, { 'equals▶': 2.5, text: 'T' }],
      }),
      want: ['scale/type', 'scale/type', 'scale/type', 'scale/type'],
    },
  ],
  [
    'words have no ranges',
    {
      given: scale({ of: 'string', 'range▶': [0, 1], rows: [{ 'from▶': 0, 'to▶': 1, text: 'T' }] }),
      want: ['scale/range', 'scale/type', 'scale/type'],
    },
  ],
  [
    'ranges start before they end',
    {
      given: scale({ 'range▶': [9, 0], rows: [{ from: 5, 'to▶': 1, text: 'T' }] }),
      want: ['scale/range', 'scale/range'],
    },
  ],
  [
    'the range of whole numbers has whole ends',
    {
      given: scale({ 'range▶': [0.5, 2], rows: [band(0, 2)] }),
      want: ['scale/range'],
    },
  ],
]);
