import { shortcuts } from '~/codegen/3-check/names/shortcuts';
import { needed } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const header = (rest: object) => ({ 'header.json': { ...needed['header.json'], ...rest } });

const keys = (...all: readonly string[]) =>
  header({
    shortcuts: all.map((each, index) => ({
      id: `s${index}`,
      keys: each,
      label: { message: 'UI.LEAVE' },
      action: { type: 'logOut' },
    })),
  });
table(shortcuts, [
  ['keys are apart', { given: keys('?', 'g d', 'g w', 'mod+k', '['), want: [] }],
  ['no keys mean two things', { given: keys('g d', '▶g d'), want: ['shortcut/taken'] }],
  ['none are the beginning of others', { given: keys('▶g d', 'g'), want: ['shortcut/taken'] }],
  ['one that hides several is reported once', { given: keys('▶g', 'g d', 'g w'), want: ['shortcut/taken'] }],
  [
    'a shortcut of the engine is there already',
    { given: header({ ...keys('▶j', 'g w')['header.json'], withoutShortcuts: [] }), want: ['shortcut/taken'] },
  ],
  [
    'one that hides several of the engine is reported once',
    { given: header({ ...keys('x', '▶g')['header.json'], withoutShortcuts: [] }), want: ['shortcut/taken'] },
  ],
]);
