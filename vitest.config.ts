import { defineConfig } from 'vitest/config';
import { stubs } from './tools/stubs/aliases.ts';

export default defineConfig({
  cacheDir: '.cache/vitest',
  resolve: { alias: stubs },
  test: {
    env: { TZ: 'UTC' },
    // A busy machine is slow, not wrong.
    testTimeout: 20_000,
    // Nothing else runs meanwhile; by default one core would stay free.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        // Pure code keeps nothing between files: loading it once per worker halves the time.
        test: { name: 'node', environment: 'node', isolate: false, include: ['tests/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { width: 1440, height: 900 } },
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/support/dom.ts'],
        },
      },
    ],
  },
});
