import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import type { UserConfig } from 'vite';
import type { ProjectFolder } from '../codegen/host/project-folder.ts';
import { buildRecords, LICENCES } from './build-records.ts';
import { firstLoadGroups, sharedGroups } from './chunks.ts';
import { compressedFiles } from './compressed-files.ts';
import { consoleAliases, engineAliases, packagesOfEngine } from './console-modules.ts';
import { eagerScripts } from './eager-scripts.ts';
import { engineFolder } from './engine-folder.ts';
import { headersFile } from './headers-file.ts';
import { redirectPage } from './oauth-file.ts';
import { pageNames } from './page-names.ts';
import { shortPreloads } from './preloads.ts';
import { publicFiles } from './public-folder.ts';
import { stubs } from './stubs/aliases.ts';
import { withoutDeveloperWarnings } from './stubs/developer-warnings.ts';
import { withoutIconLoader } from './stubs/icon-loader.ts';
import { withoutQueryParts } from './stubs/query-parts.ts';
import { withoutUnusedComponents } from './unused-components.ts';
import { withoutUnusedStyles } from './unused-styles.ts';
import { versionFile } from './version-file.ts';

const source = (path: string): string => join(engineFolder, 'src', path);

/** How Vite serves and builds a console: the pages of the engine with what the compiler has made of the console. */
export function viteConfig(project: ProjectFolder): UserConfig {
  const { root, layout, output } = project;
  return {
    root: engineFolder,
    base: './',
    appType: 'mpa',
    cacheDir: join(root, '.cache/vite'),
    plugins: [
      // The bundle of the engine is replaced as a whole.
      react({ exclude: [/\/node_modules\//, /\/\.cache\/engine\//] }),
      publicFiles(project, engineFolder),
      packagesOfEngine(project, engineFolder),
      buildRecords(root),
      withoutIconLoader(),
      withoutDeveloperWarnings(),
      withoutQueryParts(),
      withoutUnusedComponents(),
      withoutUnusedStyles(),
      pageNames(join(root, layout.descriptors)),
      headersFile(project),
      redirectPage(project),
      eagerScripts(),
      versionFile(root),
      shortPreloads(),
      compressedFiles(),
    ],
    resolve: { alias: [...stubs, ...consoleAliases(project), ...engineAliases(engineFolder)] },
    server: { fs: { allow: [engineFolder, root] } },
    build: {
      outDir: join(root, output),
      emptyOutDir: true,
      manifest: true,
      license: { fileName: LICENCES },
      target: 'es2023',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1200,
      rolldownOptions: {
        input: ['index.html', 'info.html', 'logout.html'].map((page) => join(engineFolder, page)),
        // The first load names each chunk; sixteen characters are compressed better than sixty-four.
        output: {
          codeSplitting: { groups: groupsOf(project) },
          hashCharacters: 'hex',
          chunkFileNames: 'assets/[name]-[hash:7].js',
        },
      },
    },
  };
}

function groupsOf({ root, layout }: ProjectFolder) {
  return [
    ...firstLoadGroups([
      { name: 'page', roots: [source('app/static/info.ts'), source('app/static/logout.ts')] },
      { name: 'console', roots: [source('app/main.tsx')] },
    ]),
    ...sharedGroups(engineFolder, join(root, layout.generated)),
  ];
}
