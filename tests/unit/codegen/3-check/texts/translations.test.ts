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

table(translations, [
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
