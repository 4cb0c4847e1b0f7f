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
  expect(fillNames(page, { header: { brand: { title } }, settings })).toBe(
    `<title>${want}</title><script src="/theme.js" data-key="fleet_theme"></script>`,
  );
});
