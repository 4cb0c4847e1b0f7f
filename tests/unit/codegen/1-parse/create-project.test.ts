import { expect, test } from 'vitest';
import { createProject, ParseCache } from '~/codegen/1-parse/create-project';
import { drawer, field, sourcesOf, type Given } from '~/tests/fixtures/codegen/project';

const none = { operations: new Map(), schemes: new Map(), isIncomplete: true };
const bytes = (text: string) => new TextEncoder().encode(text);

const misplaced: readonly [string, { given: Given; want: readonly string[] }][] = [
  ['a needed file is missing', { given: { 'header.json': null }, want: ['descriptors/header.json file/missing'] }],
  ['a file stands beside the folders', { given: { 'url.json': {} }, want: ['descriptors/url.json file/misplaced'] }],
  [
    'a folder is none of the known ones',
    { given: { 'drawer/url.json': {} }, want: ['descriptors/drawer/url.json file/misplaced'] },
  ],
  [
    'a file stands too deep',
    { given: { 'drawers/a/url.json': {} }, want: ['descriptors/drawers/a/url.json file/misplaced'] },
  ],
  [
    'a name has capital letters',
    { given: { 'drawers/Url.json': {} }, want: ['descriptors/drawers/Url.json file/misplaced'] },
  ],
  ['a file is no JSON', { given: { 'drawers/url.yaml': {} }, want: ['descriptors/drawers/url.yaml file/misplaced'] }],
];

test.each(misplaced)('it is told when %s', (_, { given, want }) => {
  const { diagnostics } = createProject(sourcesOf(given), none);
  expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual(want);
});

test('the nearest folder is named', () => {
  expect(createProject(sourcesOf({ 'drawer/url.json': {} }), none).diagnostics).toMatchObject([
    { hint: 'Did you mean "drawers"?' },
  ]);
});

test('descriptors are found by kind and file name, in the order of their paths', () => {
  const { project } = createProject(
    sourcesOf({ 'drawers/url.json': drawer([field()]), 'drawers/ip.json': drawer([field()]) }),
    none,
  );
  expect(project.of('drawer').map(({ id }) => id)).toEqual(['ip', 'url']);
  expect(project.find('drawer', 'url')?.file.path).toBe('descriptors/drawers/url.json');
  expect(project.find('panel', 'url')).toBeUndefined();
});

test('what is wrong is left out and named as broken', () => {
  const { project } = createProject(sourcesOf({ 'drawers/url.json': '{', 'header.json': null }), none);
  expect(project.find('drawer', 'url')).toBeUndefined();
  expect(project.broken).toEqual([
    { kind: 'drawer', id: 'url' },
    { kind: 'header', id: 'header' },
  ]);
});

test('a file that can be empty counts as there with its defaults', () => {
  const files = ['vocabulary.json', 'predicates.json', 'errors.json', 'messages/en.json'];
  const without = Object.fromEntries(files.map((file) => [file, null]));
  const { project, diagnostics } = createProject(sourcesOf(without), none);
  expect(diagnostics).toEqual([]);
  expect(project.find('vocabulary', 'vocabulary')?.authored).toMatchObject({ flags: {}, menuIcons: [] });
  expect(project.find('errors', 'errors')?.authored.rows).toMatchObject([{ policy: { kind: 'toast' } }]);
  expect(project.find('messages', 'en')?.authored).toMatchObject({ language: 'English', direction: 'ltr' });
});

test('all problems of all files are told in one run', () => {
  const { diagnostics } = createProject(
    sourcesOf({ 'drawers/url.json': '{', 'panels/a.json': '{}', 'scales/b.json': '[' }),
    none,
  );
  expect(new Set(diagnostics.map(({ file }) => file))).toEqual(
    new Set(['descriptors/drawers/url.json', 'descriptors/panels/a.json', 'descriptors/scales/b.json']),
  );
});

test('only files with other bytes are parsed again', () => {
  const cache = new ParseCache();
  const given = { 'drawers/url.json': drawer([field()]), 'drawers/ip.json': drawer([field()]) };
  const first = createProject(sourcesOf(given), none, cache).project;
  const second = createProject(
    sourcesOf({ ...given, 'drawers/ip.json': drawer([field({ copy: true })]) }),
    none,
    cache,
  ).project;
  expect(second.find('drawer', 'url')).toBe(first.find('drawer', 'url'));
  expect(second.find('drawer', 'ip')).not.toBe(first.find('drawer', 'ip'));
});

test('another schema has everything parsed again', () => {
  const cache = new ParseCache();
  const sources = sourcesOf({
    'scales/a.json': { of: 'string', rows: [{ equals: 'a', text: 'A' }], else: 'dash' },
  });
  expect(createProject(sources, none, cache).diagnostics).toEqual([]);
  const changed = new Map(sources).set(
    'schemas/scale.schema.json',
    bytes('{"type": "object", "properties": {"of": {"const": "x"}}}'),
  );
  const { diagnostics } = createProject(changed, none, cache);
  expect(diagnostics.filter(({ file }) => file === 'descriptors/scales/a.json')).toMatchObject([
    { code: 'schema/value', pointer: '/of' },
  ]);
  expect(createProject(sources, none, cache).diagnostics).toEqual([]);
});
