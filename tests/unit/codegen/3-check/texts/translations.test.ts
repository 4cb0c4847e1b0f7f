import { expect, test } from 'vitest';
import { translations } from '~/codegen/3-check/texts/translations';
import { createProject } from '~/codegen/1-parse/create-project';
import { drawer, field, sourcesOf } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const japanese = (texts: object, member = 'texts') => ({
  language: '日本語',
  direction: 'ltr',
  shared: {},
  [member]: texts,
});

/** Translations of every text of the needed files, so that only the tested ones remain. */
const withoutTitle = {
  'console.accessDenied.other': { of: 'No.', text: 'え' },
  'routes.home.area': { of: 'Home', text: 'お' },
  'routes.home.routes./.title': { of: 'Home', text: 'か' },
};
const others = { 'header.brand.title': { of: 'A', text: 'あ' }, ...withoutTitle };
const rest = {
  ...others,
  'drawers.url.title': { of: 'Url', text: 'き' },
  'drawers.url.kind': { of: 'URL', text: 'く' },
  'drawers.url.tabs.basic.title': { of: 'Basic', text: 'け' },
};

const levels = (...rows: readonly object[]) => ({ description: 'L.', of: 'number', rows, else: 'dash' });
const [low, high] = [
  { equals: 1, text: 'Low' },
  { equals: 2, text: 'High' },
];
const paragraphs = (...texts: readonly string[]) => ({
  title: 'T',
  closing: 'dismissible',
  content: texts.map((text) => ({ type: 'paragraph', text })),
  buttons: [],
});

table(translations, [
  [
    'a row of a scale is translated under its value, wherever it is',
    {
      given: {
        'scales/level.json': levels({ equals: ['none', 0], text: 'None' }, high, low, {
          from: 3,
          to: 4.5,
          text: 'Severe',
        }),
        'messages/ja.json': japanese({
          ...others,
          'scales.level.rows.1.text': { of: 'Low', text: 'さ' },
          'scales.level.rows.2.text': { of: 'High', text: 'し' },
          'scales.level.rows.none.text': { of: 'None', text: 'す' },
          'scales.level.rows.3-4.5.text': { of: 'Severe', text: 'せ' },
        }),
      },
      want: [],
    },
  ],
  [
    'the translation of a text whose id is another one now follows its English',
    {
      given: {
        'drawers/url.json': drawer([field({ label: 'Name', id: 'name' }), field({ label: 'Host', id: 'machine' })]),
        'messages/ja.json': japanese({
          ...rest,
          'drawers.url.tabs.basic.fields.name.label': { of: 'Name', text: 'さ' },
          '▶drawers.url.tabs.basic.fields.endpoint.label': { of: 'Host', text: 'し' },
        }),
      },
      want: ['message/address -> "drawers.url.tabs.basic.fields.machine.label"'],
    },
  ],
  [
    'the translations below one id that is another one now are one finding, which corrects all of them',
    {
      given: {
        'drawers/url.json': drawer([field({ label: 'Name', id: 'name' }), field({ label: 'Host', id: 'machine' })]),
        'messages/ja.json': japanese({
          ...rest,
          '▶drawers.url.tabs.facts.fields.name.label': { of: 'Name', text: 'さ' },
          'drawers.url.tabs.facts.fields.machine.label': { of: 'Host', text: 'し' },
        }),
      },
      want: [
        `message/address -> "drawers.url.tabs.basic.fields.name.label": ${JSON.stringify({ of: 'Name', text: 'さ' }, undefined, 2).replaceAll('\n', '\n    ')},
    "drawers.url.tabs.basic.fields.machine.label"`,
      ],
    },
  ],
  [
    'translations of a list without ids are taken along when its order changes',
    {
      given: {
        'dialogs/terms.json': paragraphs('Two', 'One'),
        'messages/ja.json': japanese({
          ...others,
          'dialogs.terms.title': { of: 'T', text: 'さ' },
          'dialogs.terms.content.0.text': { of: '▶One', text: 'し' },
          'dialogs.terms.content.1.text': { of: '▶Two', text: 'す' },
        }),
      },
      want: [
        `message/stale -> ${JSON.stringify({ of: 'Two', text: 'す' }, undefined, 2).replaceAll('\n', '\n    ')}`,
        `message/stale -> ${JSON.stringify({ of: 'One', text: 'し' }, undefined, 2).replaceAll('\n', '\n    ')}`,
      ],
    },
  ],
  [
    'a text is translated under its address',
    {
      given: {
        'drawers/url.json': drawer([field({ value: 'url.os.platform' })]),
        'messages/ja.json': japanese({
          ...rest,
          'drawers.url.tabs.basic.fields.os.platform.label': { of: 'Host', text: 'こ' },
        }),
      },
      want: [],
    },
  ],
  [
    'a misspelt address is reported, and not the one that it means',
    {
      given: { 'messages/ja.json': japanese({ ...withoutTitle, '▶header.brand.titel': { of: 'A', text: 'x' } }) },
      want: ['message/address -> "header.brand.title"'],
    },
  ],
  [
    'an address that is translated is not meant by another one',
    {
      given: { 'messages/ja.json': japanese({ ...others, '▶header.brand.titel': { of: 'A', text: 'x' } }) },
      want: ['message/address'],
    },
  ],
  [
    'a text without translation is told, one without words needs none',
    {
      given: {
        'drawers/url.json': drawer([
          field({ label: { text: '{name}', with: { name: 'input.id' } } }),
          field({ value: 'url.x' }),
        ]),
        'messages/ja.json': japanese(rest, 'texts▶'),
      },
      want: ['message/missing'],
    },
  ],
  [
    'a translation that is empty is missing, whatever its English was',
    {
      given: { 'messages/ja.json': japanese({ ...others, 'routes.home.area': { of: 'Start {x}', text: '▶' } }) },
      want: ['message/missing'],
    },
  ],
  [
    'a translation of another English is stale, and one with other places wrong',
    {
      given: {
        'messages/ja.json': japanese({
          ...others,
          'routes.home.area': { of: '▶Start', text: 'お' },
          'header.brand.title': { of: 'A', text: 'あ▶{x}' },
        }),
      },
      want: ['message/place', 'message/stale -> It is now "Home". Review the translation, then set "of" to it.'],
    },
  ],
]);

test('the addresses of a broken file are not called unknown', () => {
  const sources = sourcesOf({
    'drawers/url.json': '{',
    'messages/ja.json': japanese({ ...others, 'drawers.url.kind': { of: 'URL', text: 'x' } }),
  });
  const { project } = createProject(sources, { operations: new Map(), schemes: new Map(), isIncomplete: true });
  expect([...translations(project)]).toEqual([]);
});

test('of many missing translations the first ten are listed and the others counted', () => {
  const fields = Array.from({ length: 30 }, (_, index) => field({ id: `f${index}` }));
  const { project } = createProject(
    sourcesOf({ 'drawers/url.json': drawer(fields), 'messages/ja.json': japanese(rest) }),
    { operations: new Map(), schemes: new Map(), isIncomplete: true },
  );
  const found = [...translations(project)];
  expect(found).toHaveLength(11);
  expect(found.at(-1)).toMatchObject({ message: '20 more are not translated.', count: 20 });
});

test.each([
  ['of the English as it is now is an error', { given: 'Home {x}', want: ['error'] }],
  [
    'of an earlier English is a warning, so that its author sees the page',
    { given: 'Home', want: ['warning', 'warning'] },
  ],
])('a missing place in a translation %s', (_, { given, want }) => {
  const { project } = createProject(
    sourcesOf({
      'drawers/url.json': drawer([field({ label: { text: 'Home {x}', with: { x: 'input.id' } }, value: 'url.x' })]),
      'messages/ja.json': japanese({
        ...rest,
        'drawers.url.tabs.basic.fields.x.label': { of: given, text: 'か' },
      }),
    }),
    { operations: new Map(), schemes: new Map(), isIncomplete: true },
  );
  expect([...translations(project)].map(({ severity }) => severity)).toEqual(want);
});
