/** What a colour is seen as, which decides how much contrast it needs (WCAG 2.2, 1.4.3 and 1.4.11). */
export type Use = 'text' | 'graphic';

/** The least contrast of each use. */
export const minContrast: Readonly<Record<Use, number>> = { text: 4.5, graphic: 3 };

/** A colour that the engine shows on others. Names of tokens are those of `theme.json`. */
export interface Pair {
  readonly token: string;
  readonly use: Use;
  /** What is behind it, the lowest first. */
  readonly ground: readonly Layer[];
}

/** A colour of a ground; `opacity` is how much of it the style sheets use. */
export interface Layer {
  readonly token: string;
  readonly opacity: number;
}

const page = 'colors.page';
const surface = 'colors.surface';
const raised = 'colors.surfaceRaised';
const sunken = 'colors.surfaceSunken';
const hover = 'colors.surfaceHover';
const info = 'colors.infoTint';
const warning = 'colors.warningTint';
const danger = 'colors.dangerTint';
const menu = 'navigation.background';

/** Where text and graphics can be. */
const plain = [page, surface, raised, sunken];
/** Lines below the pointer. In tables that is a little text over the surface, for what scrolls below them. */
const hovered = [`${surface} + ${hover}`, `${raised} + ${hover}`, `${surface} + colors.text 5%`];
/** Chosen rows, and chosen rows below the pointer. */
const chosen = [info, `${surface} + colors.accent 8%`];
const severities = ['critical', 'high', 'medium', 'low', 'safe', 'unknown'];
const series = [1, 2, 3, 4, 5, 6].map((index) => `charts.series${index}`);

/** Every pair of colours that the style sheets of the engine show, by what lies on what. */
export const pairs: readonly Pair[] = [
  ...pairsOf('text', ['colors.text'], [...plain, ...hovered, ...chosen, warning, danger]),
  ...pairsOf('text', ['colors.textMuted', 'colors.link'], [...plain, ...hovered, ...chosen]),
  ...pairsOf('text', ['colors.link'], [warning, danger]),
  ...pairsOf('text', ['colors.accentText'], ['colors.accent', 'colors.accentHover', 'colors.accentActive']),
  ...pairsOf('text', ['colors.dangerText', 'colors.warningText', 'colors.successText'], [page, surface, raised]),
  ...pairsOf('text', ['colors.warningText'], [warning]),
  ...pairsOf('text', ['colors.dangerText'], [danger]),
  ...pairsOf('text', ['colors.tooltipText'], ['colors.tooltip']),
  ...pairsOf('graphic', ['colors.accent'], [page, surface]),
  ...pairsOf('graphic', ['colors.danger', 'colors.stateGood'], [page, surface, raised]),
  ...pairsOf('graphic', ['colors.focus'], [...plain, info]),
  ...pairsOf('graphic', ['colors.borderControl'], plain),
  ...pairsOf('text', ['navigation.text', 'navigation.textMuted'], [menu, `${menu} + navigation.hover`]),
  ...pairsOf('text', ['navigation.selectedText'], ['navigation.selected']),
  ...pairsOf('graphic', ['navigation.focus'], [menu]),
  ...severities.flatMap((severity) => [
    ...pairsOf('text', [`severities.${severity}.text`], [surface, `severities.${severity}.tint`]),
    ...pairsOf('graphic', [`severities.${severity}.edge`], [surface, raised, `severities.${severity}.tint`]),
  ]),
  ...pairsOf('graphic', series, [surface]),
];

/** A ground is written from below: `a + b 5%` is 5 % of the colour b over the colour a. */
function pairsOf(use: Use, tokens: readonly string[], grounds: readonly string[]): readonly Pair[] {
  return tokens.flatMap((token) =>
    grounds.map((ground) => ({
      token,
      use,
      ground: ground.split(' + ').map((layer) => {
        const [name = '', percent = '100%'] = layer.split(' ');
        return { token: name, opacity: Number.parseInt(percent, 10) / 100 };
      }),
    })),
  );
}
