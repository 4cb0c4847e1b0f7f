import { pictures } from '~/codegen/3-check/names/pictures';
import { table } from '~/tests/harness/codegen/table';

const step = (id: string, at: object = { x: 10, y: 10 }) => ({ id, icon: 'desktop', label: 'L', about: 'A', ...at });
const picture = (steps: readonly object[], links: readonly object[] = []) => ({
  'pictures/path.json': { title: 'T', width: 100, height: 200, steps, links },
});

table(pictures, [
  [
    'steps inside and lines from step to step are fine',
    { given: picture([step('a', { x: 100, y: 200 }), step('b')], [{ from: 'a', to: 'b' }]), want: [] },
  ],
  [
    'no step lies outside',
    {
      given: picture([step('a', { 'x▶': 101, y: 0 }), step('b', { x: 0, 'y▶': 201 })]),
      want: ['picture/outside', 'picture/outside'],
    },
  ],
  [
    'every line ends at steps',
    {
      given: picture([step('start'), step('end', { x: 50, y: 10 })], [{ from: '▶strat', to: 'end' }]),
      want: ['picture/step -> "start"'],
    },
  ],
  [
    'two steps have two positions',
    {
      given: picture([step('a'), step('b', { 'x▶': 10, y: 10 }), step('c', { x: 10, y: 11 })]),
      want: ['picture/position'],
    },
  ],
  ['no line leads back', { given: picture([step('a')], [{ from: 'a', to: '▶a' }]), want: ['picture/itself'] }],
]);
