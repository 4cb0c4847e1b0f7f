import { isRecord, isString } from '~/lib/json';
import type { DescriptorOf, Path } from '../../language/model';
import { parseColor, type ThemeColor } from './colors';

/** The themes of a console. */
export const themes = ['light', 'dark'] as const;

/** One of them. */
export type ThemeName = (typeof themes)[number];

/** A colour token of a theme: its values as they are written, or else as the schema has them. */
export interface ColorToken extends Readonly<Record<ThemeName, string>> {
  /** Such as `colors.accent`. */
  readonly name: string;
  readonly path: Path;
  /** The custom property that has its value in style sheets. */
  readonly variable: `--descry-${string}`;
}

/** Groups of colours, and how the names of their custom properties begin. */
const groups = { colors: '', navigation: 'navigation-', severities: '', charts: 'chart-' } as const;

/** The colour tokens of a theme, in the order of the schema. */
export function colorTokens({ authored }: DescriptorOf<'theme'>): readonly ColorToken[] {
  return Object.entries(groups).flatMap(([group, prefix]) =>
    tokensIn(Object.getOwnPropertyDescriptor(authored, group)?.value, [group], prefix),
  );
}

function tokensIn(value: unknown, path: readonly string[], prefix: string): readonly ColorToken[] {
  if (!isRecord(value)) return [];
  const { light, dark } = value;
  if (isString(light) && isString(dark)) {
    const name = path
      .slice(1)
      .join('-')
      .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [{ name: path.join('.'), path, variable: `--descry-${prefix}${name}`, light, dark }];
  }
  return Object.entries(value).flatMap(([name, below]) => tokensIn(below, [...path, name], prefix));
}

/** The colours of one theme by the names of their tokens; without those that are none. */
export function colorsOf(tokens: readonly ColorToken[], theme: ThemeName): ReadonlyMap<string, ThemeColor> {
  return new Map(
    tokens.flatMap((token) => {
      const color = parseColor(token[theme]);
      return color ? [[token.name, color] as const] : [];
    }),
  );
}
