import type { DescriptorOf } from '../language/model';
import { commentText, print } from '../language/print';
import {
  colorsOf,
  colorText,
  colorTokens,
  layered,
  parseColor,
  type ColorToken,
  type ThemeName,
} from '../2-analyze/analysis';
import type { Project } from '../1-parse/project';
import { consoleFolder, header, type EmittedFile } from './emitter';

type Theme = DescriptorOf<'theme'>;

/** One rule of a style sheet: a selector, and declarations. */
type Rule = readonly [selector: string, declarations: readonly string[]];

const root = ':root';
const darkRoot = ":root[data-bp-color-scheme='dark']";
/** The picture before the title, of which a theme with a logo hides what it contains. */
const mark = '.descry-brand-mark';

/** `theme.css`: the tokens of the theme as custom properties; `theme.ts`: those that code reads. */
export function* emitTheme(project: Project): Iterable<EmittedFile> {
  for (const theme of project.of('theme')) {
    const from = theme.file.path;
    yield { path: `${consoleFolder}theme.css`, text: styleSheet(from, theme, rowHeights(project)) };
    const density = print(theme.authored.density ?? 'normal');
    yield {
      path: `${consoleFolder}theme.ts`,
      text: `${header(from)}
/** How high rows of lists are until an analyst chooses another density. */
export const defaultDensity: 'normal' | 'compact' = ${density};
`,
    };
  }
}

/** Pixels. */
type RowHeights = Readonly<Record<'normal' | 'compact', number | undefined>>;

function rowHeights(project: Project): RowHeights {
  const { rowHeight, compactRowHeight } = project.find('console', 'console')?.authored.screens ?? {};
  return { normal: rowHeight, compact: compactRowHeight };
}

function styleSheet(from: string, theme: Theme, heights: RowHeights): string {
  const tokens = colorTokens(theme);
  const { radius, density = 'normal' } = theme.authored;
  const light: Rule = [
    root,
    [
      ...declarations(tokens, 'light'),
      ...families(theme),
      ...(radius === undefined ? [] : [`--descry-radius: ${radius}px`]),
      ...(heights[density] === undefined ? [] : [`--descry-row: ${heights[density]}px`]),
    ],
  ];
  const inLight = new Set(light[1]);
  const dark: Rule = [darkRoot, declarations(tokens, 'dark').filter((one) => !inLight.has(one))];
  const logo = logoRules(theme);
  return `/* Generated from ${commentText(from)}. Do not edit. */

${[...fontFaces(theme), light, ...logo.light].map(ruleText).join('\n\n')}

/* Print is always light. */
@media not print {
${[dark, ...logo.dark]
  .map(ruleText)
  .join('\n\n')
  .replaceAll(/^(?=.)/gm, '  ')}
}
`;
}

function ruleText([selector, lines]: Rule): string {
  return `${selector} {\n${lines.map((line) => `  ${line};\n`).join('')}}`;
}

function declarations(tokens: readonly ColorToken[], theme: ThemeName): readonly string[] {
  const written = tokens.flatMap((token) => {
    const color = parseColor(token[theme]);
    return color ? [`${token.variable}: ${colorText(color)}`] : [];
  });
  const colors = colorsOf(tokens, theme);
  // On the surface, where one line may lie over another.
  const line = layered(['colors.surface', 'colors.divider'].flatMap((name) => colors.get(name) ?? []));
  return line ? [...written, `--descry-divider-opaque: ${colorText(line)}`] : written;
}

function families({ authored: { fonts } }: Theme): readonly string[] {
  const lists = [
    ['--descry-font', fonts?.text],
    ['--descry-font-mono', fonts?.code],
  ] as const;
  return lists.flatMap(([variable, list = []]) =>
    list.length === 0 ? [] : [`${variable}: ${list.map((family = '') => familyText(family)).join(', ')}`],
  );
}

/** A name of one word may be a generic family, which is one only without quotes. */
function familyText(family: string): string {
  return family.includes(' ') || /^-?\d/.test(family) ? `'${family}'` : family;
}

function fontFaces({ authored }: Theme): readonly Rule[] {
  return (authored.fonts?.files ?? []).flatMap((font): Rule[] => {
    const { family = '', file = '', weight = '', style = '' } = font ?? {};
    const source = `url('/${file}') format('woff2')`;
    const lines = [`font-family: ${familyText(family)}`, `src: ${source}`, `font-weight: ${weight}`];
    return [['@font-face', [...lines, `font-style: ${style}`, 'font-display: swap']]];
  });
}

function logoRules({ authored: { logo } }: Theme): Readonly<Record<ThemeName, readonly Rule[]>> {
  if (logo?.light === undefined) return { light: [], dark: [] };
  const picture = (file: string) => `background-image: url('/${file}')`;
  const shape = ['background-repeat: no-repeat', 'background-position: center', 'background-size: contain'];
  const light: readonly Rule[] = [
    [mark, [`width: ${logo.width}px`, picture(logo.light), ...shape, 'print-color-adjust: exact']],
    [`${mark} > *`, ['display: none']],
  ];
  return { light, dark: logo.dark === undefined ? [] : [[`${darkRoot} ${mark}`, [picture(logo.dark)]]] };
}
