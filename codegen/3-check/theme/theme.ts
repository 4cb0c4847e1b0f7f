import { findNodeAtLocation } from 'jsonc-parser';
import { diagnose } from '../../diagnostics/diagnostic';
import { finding, hint } from '../../diagnostics/finding';
import type { DescriptorOf, Path } from '../../language/model';
import { colorTokens, isTranslucent, parseColor, themes } from '../../2-analyze/analysis';
import { perDescriptor } from '../per-descriptor';
import { contrastFindings } from './contrast';

/** Colours that lie over another one and may let it through. */
const translucent: ReadonlySet<string> = new Set([
  'colors.surfaceHover',
  'colors.divider',
  'colors.backdrop',
  'navigation.hover',
  'charts.area',
  'charts.track',
]);

/** Every colour of a theme is one, and is opaque where nothing may shine through. */
export const themeColors = perDescriptor(['theme'], function* (_project, descriptor) {
  for (const token of colorTokens(descriptor)) {
    for (const theme of themes) {
      const text = token[theme];
      const color = parseColor(text);
      const path = [...token.path, theme];
      if (!color) yield diagnose(descriptor, path, finding('theme/color', { color: text }));
      else if (isTranslucent(color) && !translucent.has(token.name))
        yield diagnose(descriptor, path, finding('theme/translucent', { token: token.name }));
    }
  }
});

/** All colours that the engine shows on others can be told apart from them. */
export const themeContrast = perDescriptor(['theme'], function* (_project, descriptor) {
  const tokens = colorTokens(descriptor);
  for (const theme of themes) {
    const isWritten = (path: Path) => findNodeAtLocation(descriptor.root, [...path, theme]) !== undefined;
    for (const found of contrastFindings(tokens, theme, isWritten)) {
      const { token, use, nearest, ...values } = found;
      yield diagnose(descriptor, [...token.path, theme], {
        ...finding(`theme/contrast.${use}`, { ...values, theme }),
        ...(nearest !== undefined && { hint: hint('nearest-color', { color: nearest }), fix: nearest }),
      });
    }
  }
});

/** Files that a theme names are in the folder of public files. */
export const themeFiles = perDescriptor(['theme'], function* (project, descriptor) {
  const { layout } = project.kinds;
  for (const { path, file } of filesOf(descriptor)) {
    if (!project.publicFiles.has(file))
      yield diagnose(descriptor, path, finding('theme/file', { file, folder: layout.publicFiles }));
  }
});

function filesOf({ authored }: DescriptorOf<'theme'>): readonly { readonly path: Path; readonly file: string }[] {
  const { logo, icon, fonts } = authored;
  const files: readonly (readonly [Path, string | undefined])[] = [
    [['logo', 'light'], logo?.light],
    [['logo', 'dark'], logo?.dark],
    [['icon'], icon],
    ...(fonts?.files ?? []).map((font, index) => [['fonts', 'files', index, 'file'], font?.file] as const),
  ];
  return files.flatMap(([path, file]) => (file === undefined ? [] : [{ path, file }]));
}
