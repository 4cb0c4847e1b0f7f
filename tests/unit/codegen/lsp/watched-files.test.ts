import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { defaultLayout, type Layout } from '~/codegen/language/layout';
import { ProjectFiles } from '~/codegen/lsp/project-files';
import { selectsFormatted, sourceSelector, watchersOf } from '~/codegen/lsp/watched-files';

const layout: Layout = {
  ...defaultLayout,
  descriptors: 'console/descriptors/',
  documents: 'contract/',
  publicFiles: 'static/',
  roots: [
    { name: 'assets', folder: '../assets/descriptors/', owner: { name: 'Assets' } },
    { name: 'mail', folder: 'teams/mail.json/roots/mail/', owner: { name: 'Mail' } },
  ],
  published: ['teams/mail.json'],
};
const root = mkdtempSync(join(tmpdir(), 'watched-'));
afterAll(() => rmSync(root, { recursive: true }));

const relative = { workspace: { didChangeWatchedFiles: { relativePatternSupport: true } } };

test('an editor watches the folders that the layout names, public files, and what is published', () => {
  const watched = watchersOf('/work/console', layout, relative).map(({ globPattern }) => globPattern);
  expect(watched).toEqual([
    { baseUri: 'file:///work/console/console/descriptors/', pattern: '**' },
    { baseUri: 'file:///work/console/schemas/', pattern: '**' },
    { baseUri: 'file:///work/console/contract/', pattern: '**' },
    { baseUri: 'file:///work/assets/descriptors/', pattern: '**' },
    { baseUri: 'file:///work/console/static/', pattern: '**' },
    { baseUri: 'file:///work/console/teams', pattern: 'mail.json' },
  ]);
});

test('an editor without relative patterns watches the ends of these paths', () => {
  expect(watchersOf('/work/console', layout, {}).map(({ globPattern }) => globPattern)).toEqual([
    '**/console/descriptors/**',
    '**/schemas/**',
    '**/contract/**',
    '**/assets/descriptors/**',
    '**/static/**',
    '**/teams/mail.json',
  ]);
});

test('only sources are formatted where an editor can be told which these are', () => {
  const filters = { relativePatternSupport: true };
  expect(selectsFormatted({ textDocument: { formatting: { dynamicRegistration: true }, filters } })).toBe(true);
  expect(selectsFormatted({ textDocument: { formatting: { dynamicRegistration: true } } })).toBe(false);
  expect(sourceSelector('/work/console', layout)[0]).toEqual({
    scheme: 'file',
    pattern: { baseUri: 'file:///work/console/console/descriptors/', pattern: '**' },
  });
});

test.each([
  ['console/descriptors/drawers/url.json', true],
  ['contract/parts/api.yaml', true],
  ['../assets/descriptors/menu.json', true],
  ['console/descriptors/README.md', false],
  ['console/descriptors/.vscode/settings.json', false],
  ['descriptors/drawers/url.json', false],
  ['package.json', false],
])('%s is a source: %s', (file, want) => {
  expect(new ProjectFiles(root, { ...layout, published: [] }).isSource(file)).toBe(want);
});
