import { isPointing } from '~/lib/is-pointing';
import type { Project } from '../1-parse/project';
import { inAllDescriptors, usedNames } from '../2-analyze/analysis';
import type { Descriptor, Path } from '../language/model';
import { query } from '../memo';
import { consoleFolder, header, type EmittedFile } from './emitter';
import { Imports } from './imports';
import { print, type Code } from '../language/print';

const modules = '@blueprintjs/icons/lib/esm/generated/16px/paths/';

/** Imports the SVG paths of an icon; with its ending, so that Node finds the module too. */
export function iconPaths(imports: Imports, name: string): Code {
  return imports.default(`${modules}${name}.js`, 'Icon');
}

/**
 * `icons.ts`: exactly the icons that are named where the console starts; what is loaded later has the paths of its own.
 */
export function* emitIcons(project: Project): Iterable<EmittedFile> {
  const imports = new Imports('./');
  imports.type('ids', 'IconName');
  const paths = iconNames(project).map((name) => [name, iconPaths(imports, name)] as const);
  yield {
    path: `${consoleFolder}icons.ts`,
    text: `${header('descriptors/')}${imports.print()}
/** Paths of the icons in use, on a field of 16 by 16. */
export const iconPaths: Readonly<Record<IconName, readonly string[]>> = ${print(Object.fromEntries(paths))};
`,
  };
}

/** Names of the icons that are known by their names, sorted. */
export const iconNames = (project: Project): readonly string[] => [...new Set(namedIcons(project))].sort();

const namedIcons = inAllDescriptors(
  query((project: Project, descriptor: Descriptor): readonly string[] =>
    usedNames(project, descriptor).flatMap(({ of, name, path }) => {
      const isNamed = of === 'icon' && !hasOwnPaths(project, descriptor, { icon: String(name), path });
      return isNamed ? [String(name)] : [];
    }),
  ),
);

/** Whether an icon is compiled to its paths and not to its name: in a module that is loaded when something opens. */
export function hasOwnPaths(
  project: Project,
  { kind }: Descriptor,
  { icon, path }: { readonly icon: string; readonly path: Path },
): boolean {
  const { output } = project.kinds.row(kind);
  const isLoadedLater = output.as === 'module' || output.as === 'custom-module';
  const isInCatalogue = kind === 'drawer' && path.length === 1;
  // The page mirrors an icon that points, which it knows by its name.
  return isLoadedLater && !isInCatalogue && !isPointing(icon);
}
