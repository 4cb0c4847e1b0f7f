import type { Path } from '../../language/model';
import {
  colorsOf,
  colorText,
  contrastOf,
  isTranslucent,
  layered,
  nearestColor,
  withOpacity,
  type ColorToken,
  type ThemeColor,
  type ThemeName,
} from '../../2-analyze/analysis';
import { minContrast, pairs, type Pair, type Use } from './pairs';

/** A colour of a theme that has too little contrast with another one. */
export interface ContrastFinding {
  /** The token to change: one that the theme gives. */
  readonly token: ColorToken;
  /** The two colours as their tokens: what lies on what. */
  readonly top: string;
  readonly ground: string;
  readonly use: Use;
  readonly measured: string;
  readonly needed: number;
  /** The nearest colour with which the token passes wherever it is shown. */
  readonly nearest?: string;
}

type Colors = ReadonlyMap<string, ThemeColor>;

/**
 * The worst pair of each colour that has too little contrast in a theme.
 *
 * @param isWritten whether the descriptor gives a token a value of its own in this theme
 */
export function contrastFindings(
  tokens: readonly ColorToken[],
  theme: ThemeName,
  isWritten: (path: Path) => boolean,
): readonly ContrastFinding[] {
  const colors = colorsOf(tokens, theme);
  const byName = new Map(tokens.map((token) => [token.name, token]));
  const worst = new Map<ColorToken, { readonly pair: Pair; readonly contrast: number }>();
  for (const pair of pairs) {
    const contrast = contrastIn(colors, pair);
    if (contrast === undefined || contrast >= minContrast[pair.use]) continue;
    const token = namesIn(pair)
      .flatMap((name) => byName.get(name) ?? [])
      .find((one) => isWritten(one.path));
    const known = token && worst.get(token);
    if (!token || (known && known.contrast / minContrast[known.pair.use] <= contrast / minContrast[pair.use])) continue;
    worst.set(token, { pair, contrast });
  }
  const nearest = nearestColors(
    [...worst.keys()].map(({ name }) => name),
    colors,
  );
  return [...worst].map(([token, { pair, contrast }]) => ({
    token,
    top: pair.token,
    ground: groundText(pair),
    use: pair.use,
    // What is cut off cannot make it look like enough.
    measured: (Math.floor(contrast * 100) / 100).toFixed(2),
    needed: minContrast[pair.use],
    ...nearest.get(token.name),
  }));
}

function namesIn({ token, ground }: Pair): readonly string[] {
  return [token, ...ground.map((layer) => layer.token)];
}

/** The contrast of a pair; nothing if one of its colours is none, or lets through what is not known. */
function contrastIn(colors: Colors, { token, ground }: Pair): number | undefined {
  const top = colors.get(token);
  const layers = ground.flatMap((layer) => {
    const color = colors.get(layer.token);
    return color ? [withOpacity(color, layer.opacity)] : [];
  });
  const [lowest] = layers;
  const below = layers.length === ground.length ? layered(layers) : undefined;
  if (!top || !below || !lowest || isTranslucent(top) || isTranslucent(lowest)) return undefined;
  return contrastOf(top, below);
}

/**
 * The nearest colour for each token with which all its pairs have enough contrast, if there is one. What fails because
 * of another token, which has a nearest colour itself, is measured with that colour.
 */
function nearestColors(names: readonly string[], colors: Colors): ReadonlyMap<string, { readonly nearest?: string }> {
  const alone = new Map(names.map((name) => [name, nearestFor(name, colors)]));
  const corrected = new Map([
    ...colors,
    ...[...alone].flatMap(([name, color]) => (color ? [[name, color] as const] : [])),
  ]);
  return new Map(
    [...alone].map(([name, found]) => {
      const color = found ?? nearestFor(name, corrected);
      return [name, color ? { nearest: colorText(color) } : {}];
    }),
  );
}

function nearestFor(name: string, colors: Colors): ThemeColor | undefined {
  const color = colors.get(name);
  const concerned = pairs.filter((pair) => namesIn(pair).includes(name));
  return color && nearestColor(color, (candidate) => passes(new Map([...colors, [name, candidate]]), concerned));
}

function passes(colors: Colors, concerned: readonly Pair[]): boolean {
  return concerned.every((pair) => (contrastIn(colors, pair) ?? Infinity) >= minContrast[pair.use]);
}

function groundText({ ground }: Pair): string {
  return ground
    .map(({ token, opacity }) => (opacity < 1 ? `${token} (${opacity * 100} %)` : token))
    .toReversed()
    .join(' over ');
}
