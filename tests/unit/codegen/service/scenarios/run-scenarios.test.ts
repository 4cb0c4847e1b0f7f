import { describe, expect, test } from 'vitest';
import { runScenarios } from '~/codegen/service/scenarios/run-scenarios';
import { drawer, field, needed } from '~/tests/fixtures/codegen/project';
import { projectOf } from '~/tests/harness/codegen/project-of';

const button = {
  ...{ id: 'edit', label: 'Edit', enabledWhen: "can('edit')", disabledReason: 'No.' },
  action: { type: 'logOut' },
};
const level = {
  of: 'string',
  rows: [{ equals: 'high', text: 'High' }],
  else: { text: 'Unrated' },
};

const fields = [
  field(),
  field({ id: 'beta', visibleWhen: "flag('beta') && url.kind == 'host'" }),
  field({ id: 'greeting', label: { message: 'HELLO.NAME', with: { name: 'url.name' } } }),
  field({ type: 'bytes', id: 'size', value: 'url.size' }),
  field({ type: 'dateTime', id: 'seen', value: 'url.seen' }),
  field({ type: 'relativeTime', id: 'ago', value: 'url.seen' }),
  field({ type: 'percent', id: 'share', value: 'url.share', whole: 1 }),
  field({ type: 'duration', id: 'length', value: 'url.length' }),
  field({ type: 'boolean', id: 'safe', value: 'url.safe', yes: 'Safe', no: 'Unsafe' }),
  field({ type: 'scale', id: 'level', value: 'url.level', scale: 'level' }),
  field({ type: 'scale', id: 'shown-level', value: 'url.level', scale: 'level', showValue: true }),
  field({ type: 'list', id: 'owners', value: 'url.owners' }),
  field({ type: 'list', id: 'letters', value: 'url.owners', item: 'lower(item)' }),
  field({ type: 'action', id: 'act', value: undefined, button }),
];

const vocabulary = {
  ...needed['vocabulary.json'],
  ...{ flags: { beta: 'B' }, permissions: { edit: 'E' }, regions: { UAE: 'U' } },
};

/** What is wrong with one scenario of a drawer, as `state or text at line:column`. */
function failuresOf(scenario: object, file: object = {}): readonly string[] {
  const project = projectOf({
    'vocabulary.json': vocabulary,
    'scales/level.json': level,
    'drawers/url.json': drawer(fields),
    'drawers/url.scenarios.json': { ...file, scenarios: [{ title: 'One', ...scenario }] },
  });
  return runScenarios(project).flatMap(({ failures }) =>
    failures.map(({ diagnostic: { line, column, message } }) => `${line}:${column} ${message}`),
  );
}

const at = (id: string) => `tabs.basic.fields.${id}`;
const betaHost = { as: { flags: ['beta'] }, answers: { url: { kind: 'host' } } };
const editor = { as: { permissions: ['edit'] } };

describe('a state', () => {
  test.each([
    ['visible', { ...betaHost, visible: [at('beta')] }, { ...betaHost, hidden: [at('beta')] }, 'but it is visible.'],
    ['hidden', { hidden: [at('beta')] }, { visible: [at('beta')] }, 'but it is hidden.'],
    [
      'enabled',
      { ...editor, enabled: [at('act.button')] },
      { ...editor, disabled: [at('act.button')] },
      'but it is enabled.',
    ],
    ['disabled', { disabled: [at('act.button')] }, { enabled: [at('act.button')] }, 'but it is disabled.'],
  ])('%s is met or not', (_state, right, wrong, message) => {
    expect(failuresOf(right)).toEqual([]);
    expect(failuresOf(wrong)).toEqual([expect.stringContaining(message)]);
  });

  test('of a part that is not there is neither enabled nor disabled', () => {
    expect(failuresOf({ shows: [{ part: at('beta'), text: '-' }] })).toEqual([
      `8:19 Expected "${at('beta')}" to show "-", but it is hidden.`,
    ]);
  });

  test('that is not met has the line and column of the part', () => {
    expect(failuresOf({ hidden: [at('host')] })).toEqual([
      '6:9 Expected "tabs.basic.fields.host" to be hidden, but it is visible.',
    ]);
  });
});

const now = { as: { now: '2025-03-02T12:00' } };
const time = '2025-03-01T12:00:00Z';

describe('a text', () => {
  test.each<[string, unknown, string, object?]>([
    ['host', { host: 'web-1' }, 'web-1'],
    ['host', { host: null }, '-'],
    ['size', { size: 2048 }, '2.00 KB'],
    ['seen', { seen: time }, '2025-03-01 12:00:00'],
    ['ago', { seen: time }, '1 day ago', now],
    ['share', { share: 0.125 }, '12.5%'],
    ['length', { length: 90 }, '1 min 30 sec'],
    ['safe', { safe: false }, 'Unsafe'],
    ['level', { level: 'high' }, 'High'],
    ['level', { level: 'odd' }, 'Unrated'],
    ['shown-level', { level: 'high' }, 'high High'],
    ['owners', { owners: ['a', 'b'] }, 'a, b'],
    ['owners', { owners: [] }, '-'],
    ['greeting.label', { name: 'Ada' }, 'Hello Ada'],
    ['greeting.label', {}, 'Hello -'],
  ])('of %s is what the browser shows for %j', (id, url, text, given = {}) => {
    const scenario = (expected: string) => ({ ...given, answers: { url }, shows: [{ part: at(id), text: expected }] });
    expect(failuresOf(scenario(text))).toEqual([]);
    expect(failuresOf(scenario('other'))).toEqual([
      expect.stringContaining(`to show "other", but it shows "${text}".`),
    ]);
  });

  test('of entries with an expression of their own is not known', () => {
    const shows = [{ part: at('letters'), text: 'a' }];
    expect(failuresOf({ shows })).toEqual([expect.stringContaining('has no text.')]);
  });
});

test('a text that is another one is explained by what it is made of', () => {
  const files = {
    'drawers/url.json': drawer(fields),
    'scales/level.json': level,
    'drawers/url.scenarios.json': {
      scenarios: [
        {
          ...{ title: 'One', answers: { url: { name: 'Ada', level: 'high' } } },
          shows: [
            { part: at('level'), text: 'Unrated' },
            { part: at('greeting.label'), text: 'Hello' },
          ],
        },
      ],
    },
  };
  const [{ failures = [] } = {}] = runScenarios(projectOf({ ...files, 'vocabulary.json': vocabulary }));
  expect(failures.map(({ reads }) => reads)).toMatchObject([
    [{ text: 'url.level', value: '"high"', reads: {}, file: 'descriptors/drawers/url.json' }],
    [{ text: 'url.name', value: '"Ada"', reads: {}, file: 'descriptors/drawers/url.json' }],
  ]);
});

test('a scenario replaces single answers and properties of the account of all scenarios', () => {
  const file = { as: { flags: ['beta'], region: 'UAE' }, answers: { url: { kind: 'host' }, input: { id: 'x' } } };
  expect(failuresOf({ visible: [at('beta')] }, file)).toEqual([]);
  expect(failuresOf({ as: { region: 'UAE' }, visible: [at('beta')] }, file)).toEqual([]);
  expect(failuresOf({ as: { flags: [] }, hidden: [at('beta')] }, file)).toEqual([]);
  expect(failuresOf({ answers: { url: { kind: 'user' } }, hidden: [at('beta')] }, file)).toEqual([]);
});

test('a panel is tested by itself: the scenario gives its input', () => {
  const project = projectOf({
    'drawers/url.json': drawer([field()], {
      tabs: [
        { id: 'basic', title: 'Basic', fields: [field()] },
        { id: 'facts', title: 'Facts', visibleWhen: "site == 'x'", panel: 'facts', with: { kind: 'input.id' } },
      ],
    }),
    'panels/facts.json': {
      input: { kind: 'string' },
      fields: [field({ id: 'kind', value: 'input.kind', visibleWhen: "input.kind == 'host'" })],
    },
    'panels/facts.scenarios.json': {
      scenarios: [
        { title: 'Of a host', answers: { input: { kind: 'host' } }, visible: ['fields.kind'] },
        { title: 'Of a URL', answers: { input: { kind: 'url' } }, hidden: ['fields.kind'] },
      ],
    },
  });
  expect(runScenarios(project).map(({ title, failures }) => [title, failures.length])).toEqual([
    ['Of a host', 0],
    ['Of a URL', 0],
  ]);
});

test('a failure has the conditions that decide, with their values', () => {
  const project = projectOf({
    'drawers/url.json': drawer([field({ visibleWhen: "url.kind == 'host'" })]),
    'drawers/url.scenarios.json': {
      scenarios: [{ title: 'One', answers: { url: { kind: 'user' } }, visible: [at('host')] }],
    },
  });
  const [result] = runScenarios(project);
  expect(result?.failures[0]?.why?.parts).toMatchObject([
    { text: "url.kind == 'host'", value: false, reads: { 'url.kind': '"user"' } },
  ]);
});
