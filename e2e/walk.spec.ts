import { chromium, type Page } from '@playwright/test';
import { findBrowser, findFirefox, findPackagedBrowser } from '../tools/browser';
import { expect, test } from './support/console';
import { dialogOpenings } from './support/dialogs';
import { launchFirefox, openInFirefox } from './support/firefox';
import { drawerOpenings } from './support/drawer-objects';
import { watchProblems } from './support/problems';
import { screenOfEachKind } from './support/screens';
import { walk, type WalkPage } from './support/walk';

/** Number of drawers and dialogs. */
const overlays = drawerOpenings.length + dialogOpenings.length;

// All other tests run in the newest Chromium. Another browser fails by component, not by descriptor: it visits one
// screen of each kind.
test.describe.configure({ mode: 'parallel' });

test('a screen of each kind, every drawer and every dialog come in the packaged Chromium', async ({ server }) => {
  test.setTimeout(300_000);
  const [packaged, main] = await Promise.all([findPackagedBrowser(), findBrowser()]);
  test.skip(packaged === undefined, 'It is not installed.');
  test.skip(packaged?.executablePath === main.executablePath, 'All tests run in it.');
  const browser = await chromium.launch({ ...packaged, args: [...main.args] });
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    });
    const problems = await watchProblems(context);
    const page = await context.newPage();
    await page.goto(`${server.origin}/info.html`);
    await page.evaluate((token) => localStorage.setItem('uic-token', token), server.demo.tokenOf('full'));
    const report = await walk(chromiumPage(page, server.origin), screenOfEachKind);
    expect(report).toEqual({ visited: screenOfEachKind.length + overlays, failures: [] });
    expect(problems.unexpected).toEqual([]);
  } finally {
    await browser.close();
  }
});

test('a screen of each kind, every drawer and every dialog come in Firefox', async ({ server }) => {
  test.setTimeout(300_000);
  const path = findFirefox();
  test.skip(path === undefined, 'No Firefox found; FIREFOX_PATH names one.');
  const browser = await launchFirefox(path ?? '');
  try {
    const { page, problems } = await openInFirefox(browser, server.origin, server.demo.tokenOf('full'));
    const report = await walk(page, screenOfEachKind);
    expect(report).toEqual({ visited: screenOfEachKind.length + overlays, failures: [] });
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
  }
});

function chromiumPage(page: Page, origin: string): WalkPage {
  return {
    async load() {
      await page.goto('about:blank');
      await page.goto(`${origin}/#/users/about`);
    },
    async run(effect, texts) {
      await page.evaluate(effect, texts);
    },
    async until(isReached, texts) {
      await page.waitForFunction(isReached, texts, { timeout: 15_000 });
    },
    read: (texts, given = []) => page.evaluate(texts, [...given]),
    press: (key) => page.keyboard.press(key),
  };
}
