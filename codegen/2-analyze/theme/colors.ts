import { blend, clampChroma, clampRgb, converter, formatHex, formatHex8, parse, wcagContrast, type Rgb } from 'culori';

const rgb = converter('rgb');
const oklch = converter('oklch');

/** A colour of the screen, in steps of 1/255. */
export type ThemeColor = Rgb;

/** A colour as CSS writes it; nothing if it is none. Digits without `#` are none, which the parser accepts. */
export function parseColor(text: string): ThemeColor | undefined {
  if (/^[\da-f]+$/i.test(text)) return undefined;
  const parsed = parse(text);
  return parsed && onScreen(clampRgb(rgb(parsed)));
}

/** Whether something behind the colour can be seen. */
export function isTranslucent({ alpha = 1 }: ThemeColor): boolean {
  return alpha < 1;
}

/** The colour as CSS: `#rrggbb`, or `#rrggbbaa` if it is translucent. */
export function colorText(color: ThemeColor): string {
  return isTranslucent(color) ? formatHex8(color) : formatHex(color);
}

/** The colour with a share of its opacity, from 0 to 1. */
export function withOpacity(color: ThemeColor, share: number): ThemeColor {
  return { ...color, alpha: (color.alpha ?? 1) * share };
}

/** What is seen of colours that lie over each other, the lowest first. */
export function layered(colors: readonly ThemeColor[]): ThemeColor | undefined {
  const [first, ...others] = colors;
  return first && onScreen(blend([first, ...others], 'normal', 'rgb'));
}

/** The contrast of two opaque colours by WCAG 2.2, from 1 to 21. */
export function contrastOf(left: ThemeColor, right: ThemeColor): number {
  return wcagContrast(left, right);
}

/** In how many steps of lightness another colour is searched, from black to white. */
const lightnessSteps = 250;

/** The colour that is accepted and differs least in lightness; hue and chroma stay as far as a screen can show them. */
export function nearestColor(
  color: ThemeColor,
  isAccepted: (candidate: ThemeColor) => boolean,
): ThemeColor | undefined {
  const start = oklch(color);
  for (let step = 1; step <= lightnessSteps; step += 1) {
    for (const direction of [-1, 1]) {
      const l = start.l + (direction * step) / lightnessSteps;
      const candidate = onScreen(clampRgb(rgb(clampChroma({ ...start, l }, 'oklch'))));
      if (l >= 0 && l <= 1 && candidate && isAccepted(candidate)) return candidate;
    }
  }
  return undefined;
}

/** A colour as a screen shows it. */
function onScreen(color: Rgb): ThemeColor | undefined {
  return rgb(parse(formatHex8(color)));
}
