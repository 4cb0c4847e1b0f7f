import { join, resolve } from 'node:path';
import type { Alias, Plugin } from 'vite';
import type { ProjectFolder } from '../codegen/host/project-folder.ts';

/** The folders of the engine under the names by which its modules import them. */
export function engineAliases(engineFolder: string): Alias[] {
  const folder = (name: string): string => join(engineFolder, name);
  return [
    { find: /^~\/((?:lib|codegen)\/|package\.json$)/, replacement: `${engineFolder}/$1` },
    { find: /^~\//, replacement: folder('src/') },
  ];
}

/** The names under which the engine imports parts of a console: its compiled modules, and its translations. */
export function consoleAliases({ root, layout }: ProjectFolder): Alias[] {
  return [
    { find: '~/generated', replacement: resolve(root, layout.generated) },
    { find: '~/descriptors', replacement: resolve(root, layout.descriptors) },
  ];
}

/**
 * Compiled modules import packages of the engine, such as icons. Those of a console elsewhere get them from where the
 * engine finds them, so that the console needs no packages.
 */
export function packagesOfEngine({ root, layout }: ProjectFolder, engineFolder: string): Plugin {
  const generated = resolve(root, layout.generated);
  return {
    name: 'packages-of-engine',
    enforce: 'pre',
    resolveId(name, importer) {
      const isPackage = /^(@[\w-]+\/)?[\w-]+(\/|$)/.test(name);
      if (!isPackage || importer?.startsWith(generated) !== true || root === engineFolder) return undefined;
      return this.resolve(name, resolve(engineFolder, 'src/app/main.tsx'), { skipSelf: true });
    },
  };
}
