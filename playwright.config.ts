import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/browser';

const { executablePath, args } = await findBrowser();

/** The files that start servers of their own, one after the other in one worker: so they share these. */
const served = ['dev-server', 'studio*', 'fleet'].map((name) => `${name}.spec.ts`);

/** The files with the longest tests begin too, so that all workers finish at about the same time. */
const longest = ['walk', 'shipped-screens', 'pseudo-locale', 'layout-shift', 'drawer-sweep', 'drawer-hostile'].map(
  (name) => `${name}.spec.ts`,
);

// Each test gets the page of the one before it, emptied: `docs/decisions/0069`.
process.env.PW_TEST_REUSE_CONTEXT ??= '1';

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'servers', testMatch: served, workers: 1 },
    { name: 'sweeps', testMatch: longest },
    { name: 'goals', testMatch: '*.spec.ts', testIgnore: [...served, ...longest] },
  ],
  globalSetup: './e2e/support/setup.ts',
  outputDir: 'test-results',
  // Each worker serves the console from a process of its own, with its own demo state.
  workers: 2,
  // One race on a slow machine should not fail a whole run. `npm test` prints the name of a test that needed the second
  // try.
  retries: 1,
  // A busy machine is slow, not wrong.
  timeout: 60_000,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    // `e2e/support/console.ts` takes one when a test fails; `only-on-failure` takes one always and throws it away.
    screenshot: 'off',
    // With the process of the page before it, a page need not compile the console again.
    launchOptions: { executablePath, args: [...args, '--process-per-site'] },
  },
});
