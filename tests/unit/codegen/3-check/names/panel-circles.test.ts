import { panelCircles } from '~/codegen/3-check/names/panel-circles';
import { field } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

/** A panel that shows another one in a pop-up. */
const showing = (panel: string) => ({
  input: { a: 'string?' },
  fields: [field({ type: 'popup', value: 'input.a', link: 'Show', panel, width: 400 })],
});
const last = { input: { a: 'string?' }, fields: [field({ value: 'input.a' })] };

table(panelCircles, [
  ['a panel shows another one', { given: { 'panels/one.json': showing('two'), 'panels/two.json': last }, want: [] }],
  ['a panel is not in itself', { given: { 'panels/one.json': showing('▶one') }, want: ['panel/circle'] }],
  [
    'nor in a panel that it shows, which is reported once',
    {
      given: {
        'panels/one.json': showing('▶two'),
        'panels/two.json': showing('three'),
        'panels/three.json': showing('one'),
      },
      want: ['panel/circle'],
    },
  ],
  [
    'a panel that leads to a circle is in none',
    {
      given: { 'panels/one.json': showing('two'), 'panels/two.json': showing('▶two') },
      want: ['panel/circle'],
    },
  ],
]);
