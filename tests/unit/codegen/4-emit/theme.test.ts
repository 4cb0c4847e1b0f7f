import { describe, expect, test } from 'vitest';
import { emit } from '~/codegen/4-emit/emit';
import { projectOf } from '~/tests/harness/codegen/project-of';

/** The style sheet of a theme, without its line breaks, and its module. */
function made(theme: object | null) {
  const files = emit(projectOf({ 'theme.json': theme }));
  const text = (name: string) => (files.get(`src/generated/console/${name}`) ?? '').replaceAll(/\s+/g, ' ');
  const [light = '', dark = ''] = text('theme.css').split('@media not print');
  return { light, dark, module: text('theme.ts') };
}

test('a console without a theme has every token of the engine, in both themes', () => {
  const { light, dark, module } = made(null);
  expect(light).toContain('--descry-accent: #2d72d2;');
  expect(light).toContain('--descry-radius: 4px; --descry-row: 36px;');
  expect(light).toContain("--descry-font: system-ui, -apple-system, 'Segoe UI',");
  expect(dark).toContain('--descry-link: #8abbff;');
  expect(module).toContain("defaultDensity: 'normal' | 'compact' = 'normal';");
  expect(light + dark).not.toMatch(/url\(|brand-mark|undefined/);
});

describe('what a theme gives', () => {
  test.each<[string, { theme: object; light?: string; dark?: string }]>([
    [
      'a colour of each theme',
      {
        theme: { colors: { accent: { light: 'teal', dark: 'rgb(32 128 119)' } } },
        light: '--descry-accent: #008080;',
        dark: '--descry-accent: #208077;',
      },
    ],
    [
      'a translucent one',
      { theme: { charts: { area: { light: 'rgb(0 0 0 / 20%)' } } }, light: '--descry-chart-area: #00000033;' },
    ],
    [
      'a divider, and what it looks like on the surface',
      { theme: { colors: { divider: { light: 'rgb(0 0 0 / 20%)' } } }, light: '--descry-divider-opaque: #cccccc;' },
    ],
    [
      'fonts with their files',
      {
        theme: {
          fonts: { text: ['Inter', 'Noto Sans', 'sans-serif'], files: [{ family: 'Inter', file: 'inter.woff2' }] },
        },
        light:
          "@font-face { font-family: Inter; src: url('/inter.woff2') format('woff2'); font-weight: 400; font-style: normal; font-display: swap; }",
      },
    ],
    ['compact rows', { theme: { density: 'compact' }, light: '--descry-row: 28px;' }],
    ['square corners', { theme: { radius: 0 }, light: '--descry-radius: 0px;' }],
    [
      'a logo',
      {
        theme: { logo: { light: 'a.svg' } },
        light: ".descry-brand-mark { width: 24px; background-image: url('/a.svg');",
      },
    ],
    [
      'a logo of the dark theme',
      {
        theme: { logo: { light: 'a.svg', dark: 'b.svg' } },
        dark: ":root[data-bp-color-scheme='dark'] .descry-brand-mark { background-image: url('/b.svg'); }",
      },
    ],
  ])('%s', (_, { theme, light = '', dark = '' }) => {
    const found = made(theme);
    expect(found.light).toContain(light);
    expect(found.dark).toContain(dark);
  });

  test('the dark theme repeats nothing of the light one', () => {
    const { dark } = made({ navigation: { selected: { light: '#0f766e', dark: '#0f766e' } } });
    expect(dark).not.toContain('--descry-navigation-selected:');
  });
});
