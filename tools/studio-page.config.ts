import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { stubs } from './stubs/aliases.ts';
import { withoutIconLoader } from './stubs/icon-loader.ts';

const root = join(import.meta.dirname, '..');

// The development server, which starts this build, has set another one: with that, React would check everything.
process.env.NODE_ENV = 'production';

/** The page of the Studio. The development server serves it; the build of the console does not contain it. */
export default defineConfig({
  root: join(root, 'studio/page'),
  base: '/studio/',
  publicDir: false,
  cacheDir: join(root, '.cache/vite'),
  plugins: [react(), withoutIconLoader()],
  // Style sheets are not resolved by the paths of TypeScript.
  resolve: {
    alias: [...stubs, { find: '~/generated', replacement: join(root, 'src/generated') }],
    tsconfigPaths: true,
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
