import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { buildRecords, LICENCES } from './tools/build-records.ts';
import { firstLoadGroups, sharedGroups } from './tools/chunks.ts';
import { compressedFiles } from './tools/compressed-files.ts';
import { headersFile } from './tools/headers-file.ts';
import { pageNames } from './tools/page-names.ts';
import { shortPreloads } from './tools/preloads.ts';
import { stubs } from './tools/stubs/aliases.ts';
import { withoutDeveloperWarnings } from './tools/stubs/developer-warnings.ts';
import { withoutIconLoader } from './tools/stubs/icon-loader.ts';
import { withoutQueryParts } from './tools/stubs/query-parts.ts';
import { withoutUnusedComponents } from './tools/unused-components.ts';
import { withoutUnusedStyles } from './tools/unused-styles.ts';
import { versionFile } from './tools/version-file.ts';

const source = (path: string): string => join(import.meta.dirname, 'src', path);

export default defineConfig({
  base: './',
  appType: 'mpa',
  cacheDir: '.cache/vite',
  plugins: [
    react(),
    buildRecords(import.meta.dirname),
    withoutIconLoader(),
    withoutDeveloperWarnings(),
    withoutQueryParts(),
    withoutUnusedComponents(),
    withoutUnusedStyles(),
    pageNames(join(import.meta.dirname, 'descriptors')),
    headersFile(import.meta.dirname),
    versionFile(import.meta.dirname),
    shortPreloads(),
    compressedFiles(),
  ],
  resolve: { alias: stubs, tsconfigPaths: true },
  build: {
    manifest: true,
    license: { fileName: LICENCES },
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      input: ['index.html', 'info.html', 'logout.html'],
      output: {
        codeSplitting: {
          groups: [
            ...firstLoadGroups([
              { name: 'page', roots: [source('app/static/info.ts'), source('app/static/logout.ts')] },
              { name: 'console', roots: [source('app/main.tsx')] },
            ]),
            ...sharedGroups(import.meta.dirname),
          ],
        },
      },
    },
  },
});
