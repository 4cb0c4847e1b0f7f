import { findNodeAtLocation } from 'jsonc-parser';
import { colorsNamed } from 'culori';
import { didYouMean } from '~/lib/did-you-mean';
import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding, hint, type Finding } from '../../diagnostics/finding';
import type { Project } from '../../1-parse/project';
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
      if (!color) yield diagnose(descriptor, path, noColor(text));
      else if (isTranslucent(color) && !translucent.has(token.name))
        yield diagnose(descriptor, path, finding('theme/translucent', { token: token.name }));
    }
  }
});

function noColor(text: string): Finding {
  const found = finding('theme/color', { color: text });
  const digits = /^[\da-f]{3,8}$/i.test(text) ? `#${text}` : '';
  const meant = parseColor(digits) ? digits : didYouMean(text, Object.keys(colorsNamed));
  return meant === undefined ? found : { ...found, hint: hint('nearest', { name: meant }), fix: meant };
}

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
    if (project.publicFiles.has(file)) continue;
    const missing = finding('theme/file.missing', { file, folder: layout.publicFiles });
    yield diagnose(descriptor, path, { ...missing, ...meantFile(file, project) });
  }
});

/** A font that a theme brings is in one of its lists of families, of which the page takes the first that it has. */
export const themeFonts = perDescriptor(['theme'], function* (_project, descriptor) {
  const { text = [], code = [], files = [] } = descriptor.authored.fonts ?? {};
  const families = [...text, ...code].flatMap((family) => family ?? []);
  for (const [index, font] of files.entries()) {
    const family = font?.family;
    if (family === undefined || families.includes(family)) continue;
    const unused = { ...finding('theme/file.family', { family }), ...suggest(family, families) };
    yield diagnose(descriptor, ['fonts', 'files', index, 'family'], unused);
  }
});

/** The public file that is meant by a path: one with the same ending, which may be written below its folder. */
function meantFile(file: string, { publicFiles, kinds }: Project): Pick<Finding, 'hint' | 'fix'> {
  const inFolder = file.startsWith(kinds.layout.publicFiles) ? file.slice(kinds.layout.publicFiles.length) : file;
  const ending = file.slice(file.lastIndexOf('.'));
  const { hint: nearest, fix } = suggest(
    inFolder,
    [...publicFiles].filter((one) => one.endsWith(ending)),
  );
  if (publicFiles.has(inFolder)) return { hint: hint('nearest', { name: inFolder }), fix: inFolder };
  return fix === undefined || nearest === undefined ? {} : { hint: nearest, fix };
}

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
