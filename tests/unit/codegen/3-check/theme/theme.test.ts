import { describe, expect, test } from 'vitest';
import { createProject } from '~/codegen/1-parse/create-project';
import { themeColors, themeContrast, themeFiles, themeFonts } from '~/codegen/3-check/theme/theme';
import { sourcesOf, type Given } from '~/tests/fixtures/codegen/project';
import { projectOf } from '~/tests/harness/codegen/project-of';
import { table } from '~/tests/harness/codegen/table';

const theme = (value: object): Given => ({ 'theme.json': value });
/** What is said of a text that is no colour. */
const noColor =
  'theme/color -> Write it as in CSS: "#0f766e", "rgb(15 118 110)", "hsl(175 77% 26%)", "oklch(51% 0.09 186)" or "teal".';

const colors = (value: object): Given => theme({ colors: value });

describe('colours', () => {
  table(themeColors, [
    ['those of the engine are right', { given: theme({}), want: [] }],
    ['a hexadecimal one', { given: colors({ accent: { light: '#0f766e' } }), want: [] }],
    ['one by its name', { given: colors({ accent: { light: 'teal' } }), want: [] }],
    ['one by hue', { given: colors({ accent: { light: 'oklch(51% 0.09 186)' } }), want: [] }],
    ['a digit is missing', { given: colors({ accent: { light: '▶#0f766' } }), want: [noColor] }],
    ['a name that is misspelt', { given: colors({ link: { dark: '▶tael' } }), want: ['theme/color -> "teal"'] }],
    ['a name that is none', { given: colors({ link: { dark: '▶brand' } }), want: [noColor] }],
    ['digits without a sign', { given: colors({ link: { dark: '▶0f766e' } }), want: ['theme/color -> "#0f766e"'] }],
    ['a variable', { given: colors({ link: { dark: '▶var(--brand)' } }), want: [noColor] }],
    ['a translucent text', { given: colors({ text: { light: '▶rgb(0 0 0 / 90%)' } }), want: ['theme/translucent'] }],
    ['what lies over a surface may be translucent', { given: colors({ divider: { light: '#0001' } }), want: [] }],
    [
      'colours of severities are checked too',
      { given: theme({ severities: { high: { tint: { dark: '▶brwn' } } } }), want: ['theme/color -> "brown"'] },
    ],
  ]);
});

describe('contrast', () => {
  table(themeContrast, [
    ['the colours of the engine pass in both themes', { given: theme({}), want: [] }],
    [
      'a link that is too light',
      { given: colors({ link: { light: '▶#5eead4' } }), want: ['theme/contrast -> "#007b6d"'] },
    ],
    ['the same is right in the dark theme', { given: colors({ link: { dark: '#5eead4' } }), want: [] }],
    [
      'a surface below the texts of the engine',
      { given: colors({ surface: { light: '▶#5f6b7c' } }), want: ['theme/contrast -> "#fbfcff"'] },
    ],
    [
      'an accent below white text',
      { given: colors({ accent: { dark: '▶#5eead4' } }), want: ['theme/contrast -> "#008475"'] },
    ],
    [
      'the same with a dark text, which the other states of the accent need too',
      {
        given: colors({
          ...{ accent: { dark: '#5eead4' }, accentHover: { dark: '#2dd4bf' }, accentActive: { dark: '#14b8a6' } },
          accentText: { dark: '#042f2e' },
        }),
        want: [],
      },
    ],
    ['the ring of the focus needs less than a text', { given: colors({ focus: { light: '#009b8c' } }), want: [] }],
    [
      'but as much as a graphic',
      { given: colors({ focus: { light: '▶#14b8a6' } }), want: ['theme/contrast -> "#009d8d"'] },
    ],
    [
      'text below the pointer is measured on both layers',
      { given: colors({ surfaceHover: { light: '▶rgb(0 0 0 / 60%)' } }), want: ['theme/contrast -> "#dedede99"'] },
    ],
    [
      'the menu at the side',
      { given: theme({ navigation: { background: { light: '▶#f6f7f9' } } }), want: ['theme/contrast -> "#343536"'] },
    ],
    [
      'a series of charts',
      { given: theme({ charts: { series2: { light: '▶#99f6e4' } } }), want: ['theme/contrast -> "#45a494"'] },
    ],
    [
      'the word of a severity on its tint',
      { given: theme({ severities: { low: { text: { light: '▶#3fa6da' } } } }), want: ['theme/contrast -> "#0073a0"'] },
    ],
    [
      'one colour for accent and links: each has its correction',
      {
        given: colors({ accent: { light: '▶#14b8a6' }, link: { light: '▶#14b8a6' } }),
        want: ['theme/contrast -> "#008477"', 'theme/contrast -> "#007a6d"'],
      },
    ],
    ['what is no colour has no contrast', { given: colors({ link: { light: 'tael' } }), want: [] }],
  ]);

  test('the report has the contrast of the worst pair, and its correction passes in all', () => {
    const [found, ...others] = reported({ link: { light: '#14b8a6' } });
    expect(others).toEqual([]);
    expect(found?.message).toBe(
      'colors.link on colors.dangerTint has a contrast of 2.16 in the light theme; text needs 4.5.',
    );
    const corrected: unknown = JSON.parse(found?.fix?.text ?? '""');
    expect(found?.hint).toBe(`The nearest colour that passes is ${String(corrected)}.`);
    expect(reported({ link: { light: corrected } })).toEqual([]);
  });

  test('a ground of several layers is named from above', () => {
    const [found] = reported({ surfaceHover: { light: 'rgb(0 0 0 / 60%)' } });
    expect(found?.message).toContain(' on colors.surfaceHover over colors.surface has a contrast of ');
  });

  test('nothing is proposed where no lightness passes', () => {
    const [found] = reported({ accentHover: { light: '#fff' } });
    expect(found?.message).toContain('colors.accentText on colors.accentHover');
    const both = { accent: { light: '#767676' }, accentHover: { light: '#fff' }, accentText: { light: '#777' } };
    expect(reported(both).map(({ fix }) => fix)).toEqual([undefined]);
  });
});

function reported(value: object) {
  return [...themeContrast(projectOf(colors(value)))];
}

describe('fonts', () => {
  const fonts = (family: string) => theme({ fonts: { text: ['Inter'], files: [{ family, file: 'inter.woff2' }] } });
  table(themeFonts, [
    ['a file of a family in a list is used', { given: fonts('Inter'), want: [] }],
    ['a file of another family is never loaded', { given: fonts('▶Intre'), want: ['theme/file -> "Inter"'] }],
  ]);
});

describe('files', () => {
  const files = ['public/logo.svg', 'public/fonts/inter.woff2'].map((path) => [path, new Uint8Array()] as const);
  test.each<[string, { given: object; want: readonly string[] }]>([
    ['a logo of the folder of public files', { given: { logo: { light: 'logo.svg' } }, want: [] }],
    ['a logo that is not there', { given: { logo: { light: 'lgo.svg' } }, want: ['/logo/light'] }],
    [
      'only one for the dark theme is missing',
      { given: { logo: { light: 'logo.svg', dark: 'd.svg' } }, want: ['/logo/dark'] },
    ],
    ['an icon', { given: { icon: 'tab.png' }, want: ['/icon'] }],
    ['a font in a folder', { given: { fonts: { files: [{ family: 'Inter', file: 'fonts/inter.woff2' }] } }, want: [] }],
    [
      'a font that is not there',
      { given: { fonts: { files: [{ family: 'Inter', file: 'inter.woff2' }] } }, want: ['/fonts/files/0/file'] },
    ],
  ])('%s', (_, { given, want }) => {
    const sources = new Map([...sourcesOf(theme(given)), ...files]);
    const { project } = createProject(sources, { operations: new Map(), schemes: new Map(), isIncomplete: true });
    expect([...themeFiles(project)].map(({ pointer }) => pointer)).toEqual(want);
  });

  test.each([
    ['a misspelt one', 'lgo.svg', 'Did you mean "logo.svg"?'],
    ['one in another case', 'Logo.svg', 'Did you mean "logo.svg"?'],
    ['one with its folder', 'public/logo.svg', 'Did you mean "logo.svg"?'],
    ['one that is nearly a font', 'fonts/inter.svg', undefined],
  ])('%s is corrected to a file with the same ending', (_, logo, hint) => {
    const sources = new Map([...sourcesOf(theme({ logo: { light: logo } })), ...files]);
    const { project } = createProject(sources, { operations: new Map(), schemes: new Map(), isIncomplete: true });
    expect([...themeFiles(project)].map((found) => found.hint)).toEqual([hint]);
  });
});
