import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { packagesOfChunks } from './tools/chunk-packages.ts';
import { stubs } from './tools/stubs/aliases.ts';
import { withoutIconLoader } from './tools/stubs/icon-loader.ts';

export default defineConfig({
  base: './',
  appType: 'mpa',
  cacheDir: '.cache/vite',
  plugins: [react(), packagesOfChunks(), withoutIconLoader()],
  resolve: { alias: stubs },
  build: {
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
    rolldownOptions: { input: ['index.html', 'info.html', 'logout.html'] },
  },
});
