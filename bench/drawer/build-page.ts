import { join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { compile } from '../../codegen/compile';
import { readSources } from '../../codegen/host/read-sources';
import type { Sources } from '../../codegen/language/model';
import { usedByOthers } from '../replaced';
import { wideScreen } from '../screen/wide-list';
import { syntheticDrawer } from '../synthetic';
import { valueDrawer } from './value-drawer';

/** Drawers that the page has in place of the shipped ones: how many fields each shows, by search type. */
export const syntheticSizes = { 9: 1000, 7: 5000 } as const;
const replaced = { 9: 'container', 7: 'mobile' } as const;

/** The search type of the drawer that is compared with the one written by hand. */
export const valueSearchType = 1;

/**
 * Builds the console with synthetic drawers and a list of many columns, and with the drawer written by hand beside it;
 * gives the folder.
 */
export async function buildPage(root: string): Promise<string> {
  const outDir = join(root, '.cache/bench');
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
    plugins: [benchPage(), otherGenerated(root, compiledWithSynthetic(root))],
  });
  return outDir;
}

function compiledWithSynthetic(root: string): ReadonlyMap<string, string> {
  const { files, diagnostics } = compile(withSynthetic(readSources(root).sources, syntheticSizes));
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (error) throw new Error(`${error.file}: ${error.message}`);
  return files;
}

/** The given sources with the synthetic drawers and the list of many columns in place of shipped ones. */
export function withSynthetic(shipped: Sources, sizes: { readonly [Type in 7 | 9]: number }): Sources {
  const sources = new Map(shipped);
  const replace = (path: string, other: (text: string) => string) =>
    sources.set(path, new TextEncoder().encode(other(new TextDecoder().decode(shipped.get(path)))));
  const replaceDrawer = (name: string, drawer: string) =>
    replace(`descriptors/drawers/${name}.json`, (text) => {
      const other: object = JSON.parse(drawer);
      return JSON.stringify({ ...other, ...usedByOthers(text) }, null, 2);
    });
  for (const type of [9, 7] as const) {
    replaceDrawer(replaced[type], syntheticDrawer({ searchType: type, fields: sizes[type], tabs: 1 }));
  }
  replaceDrawer('email', valueDrawer(valueSearchType));
  replace('descriptors/screens/email-log.json', wideScreen);
  return sources;
}

/** The page's own script in place of the console's. */
function benchPage(): Plugin {
  return {
    name: 'bench-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/app/main.tsx', '/bench/page/main.tsx'),
    },
  };
}

/** Modules of another compilation in place of those in the folder. */
function otherGenerated(root: string, files: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'other-generated',
    enforce: 'pre',
    load: (id) => files.get(relative(root, id)),
  };
}
