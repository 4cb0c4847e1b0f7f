import { defineConfig } from 'vitest/config';
import { stubs } from './tools/stubs/aliases';

export default defineConfig({
  resolve: { alias: stubs },
  test: {
    env: { TZ: 'UTC' },
    cache: { dir: '.cache/vitest' },
    projects: [
      { extends: true, test: { name: 'node', environment: 'node', include: ['tests/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/support/dom.ts'],
        },
      },
    ],
  },
});
