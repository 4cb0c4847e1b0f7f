import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { engineAliases } from './console-modules.ts';
import { stubs } from './stubs/aliases.ts';
import { withoutIconLoader } from './stubs/icon-loader.ts';

const root = join(import.meta.dirname, '..');
const page = join(root, 'studio/page');

// The development server, which starts this build, has set another one: with that, React would check everything.
process.env.NODE_ENV = 'production';

/** The page of the Studio. The development server serves it; the build of the console does not contain it. */
export default defineConfig({
  root: page,
  base: '/studio/',
  publicDir: false,
  plugins: [react(), withoutIconLoader()],
  resolve: {
    alias: [
      ...stubs,
      // The page is there before a console is compiled, and is the same for each.
      { find: '~/generated/console', replacement: join(page, 'without-console') },
      ...engineAliases(root),
    ],
  },
  build: {
    outDir: join(root, '.cache/studio'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
  },
});
