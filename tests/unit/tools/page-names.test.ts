import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillNames } from '~/tools/page-names';

const page = '<title>%TITLE%</title><script src="/theme.js" data-key="%THEME_KEY%"></script>';
const settings = { storage: { prefix: 'fleet_' } };

test.each<[string, { title: unknown; want: string }]>([
  ['a title in English', { title: 'Fleet', want: 'Fleet' }],
  ['one with placeholders', { title: { text: 'Fleet of {n}' }, want: 'Fleet of {n}' }],
  ['one with signs of HTML', { title: 'A<b>&"c"', want: 'A&#60;b&#62;&#38;&#34;c&#34;' }],
  ['none', { title: undefined, want: '' }],
])('a page gets its title and the key of its theme: %s', (_, { title, want }) => {
  expect(fillNames(page, { header: { brand: { title } }, settings, theme: undefined })).toBe(
    `<title>${want}</title><script src="/theme.js" data-key="fleet_theme"></script>`,
  );
});

test.each<[string, { theme: unknown; want: string }]>([
  ['that of the engine without a theme', { theme: undefined, want: 'href="/icon.png" type="image/png"' }],
  ['that of the engine in a theme without one', { theme: { radius: 2 }, want: 'href="/icon.png" type="image/png"' }],
  ['a drawing of the theme', { theme: { icon: 'fleet.svg' }, want: 'href="/fleet.svg" type="image/svg+xml"' }],
  ['a picture in a folder', { theme: { icon: 'brand/tab.png' }, want: 'href="/brand/tab.png" type="image/png"' }],
])('a page gets its icon: %s', (_, { theme, want }) => {
  const [link = ''] = /<link rel="icon"[^>]*>/.exec(readFileSync('index.html', 'utf8')) ?? [];
  expect(fillNames(link, { header: {}, settings, theme })).toBe(`<link rel="icon" ${want} />`);
});
