import { expect, test } from 'vitest';
import { teamCompiler, withFiles } from '~/tests/harness/codegen/teams';

const file = '../care/extensions/a.json';
const sensor = 'descriptors/drawers/sensor.json';
const tab = { id: 'a', title: 'Title', fields: [{ type: 'text', value: 'sensor.serial', label: 'Serial' }] };

/** What is wrong with where an extension adds a tab to a drawer with some extension points. */
function wrongAt(at: string, points: readonly string[]) {
  const before = JSON.parse(new TextDecoder().decode(withFiles({}).get(sensor)));
  const extensions = Object.fromEntries(points.map((point) => [point, 'Others add here.']));
  const { diagnostics } = teamCompiler().check(
    withFiles({
      [sensor]: { ...before, extensions },
      [file]: { extends: 'drawers/sensor', at, add: [tab] },
    }),
  );
  return diagnostics.find(({ code }) => code === 'extension/point');
}

test.each<[string, { readonly given: readonly [string, readonly string[]]; readonly want: object }]>([
  [
    'a list that is closed has no correction that leads to another sort of list',
    {
      given: ['tabs', ['tabs.details.sections']],
      want: { hint: 'Ask its owner to open the list.', fix: undefined },
    },
  ],
  [
    'a list of the same name elsewhere is suggested',
    {
      given: ['tabs.detials.sections', ['tabs', 'tabs.details.sections']],
      want: { fix: { text: '"tabs.details.sections"' } },
    },
  ],
  ['a list that is spelt alike is suggested', { given: ['tbas', ['tabs']], want: { fix: { text: '"tabs"' } } }],
])('%s', (_, { given, want }) => {
  const { hint, fix } = wrongAt(...given) ?? {};
  expect({ hint, fix }).toMatchObject(want);
});
