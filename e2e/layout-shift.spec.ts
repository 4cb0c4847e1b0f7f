import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import type { Demo } from './support/demo';
import { drawerLinks } from './support/drawer-objects';
import { emptyCache, expectNoShift, timeInDocument } from './support/layout-shift';
import { goTo, screenOfEachKind, screenWithData } from './support/screens';

/** Windows, each with an account that has banners or without. */
const loads = [
  { width: 1440, height: 900, hasBanners: true },
  { width: 1280, height: 720, hasBanners: false },
  { width: 390, height: 844, hasBanners: true },
] as const;
type Load = (typeof loads)[number];

/** The widest window and the narrowest. */
const outermost = [loads[0], loads[2]];

test.describe.configure({ mode: 'parallel' });

/** Prepares a first visit, with answers slow enough for all skeletons to be painted. */
async function prepare(page: Page, demo: Demo, { width, height, hasBanners }: Load): Promise<void> {
  if (page.url() !== 'about:blank') await page.evaluate(() => localStorage.clear());
  await emptyCache(page);
  await page.setViewportSize({ width, height });
  await demo.reset();
  if (!hasBanners) await demo.scenario('banners-none');
  // The skeleton of the whole console disappears with the profile.
  await demo.next('getAuth', { delayMs: 400 });
  demo.delayAnswers(200);
}

/** Waits for the answer about banners. */
async function bannersKnown(page: Page, { hasBanners }: Load): Promise<void> {
  await expect(page.getByTestId('banner')).toHaveCount(hasBanners ? 1 : 0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('uic_bannerHeight'))).not.toBeNull();
}

test('while the first screen of a visit loads nothing moves that was painted', async ({ page, open, demo }) => {
  test.setTimeout(180_000);
  // All starts with a screen of one kind are alike. `shipped-screens.spec.ts` goes on from there to every other screen.
  for (const shipped of screenOfEachKind) {
    for (const load of outermost) {
      await prepare(page, demo, load);
      await open('full', shipped.path);
      await screenWithData(page, shipped);
      await bannersKnown(page, load);
      await expectNoShift(page, `${shipped.id}, ${load.width} wide`);
    }
  }
});

/** The first drawer of each width is in the start address; the others of that width open from it. */
const startsWith = new Set(['search type 1', 'an object group']);

/** The drawers of the narrow window: a single panel, tabs of two kinds of objects, and a group. */
const narrow = new Set(['search type 1', 'search type 3', 'search type 8', 'an object group']);

test('while a link to a drawer loads nothing moves that was painted', async ({ page, open, demo }) => {
  test.setTimeout(drawerLinks.length * 20_000);
  for (const load of outermost) {
    for (const { name, query, kind } of drawerLinks) {
      if (load.width < 1000 && !narrow.has(name)) continue;
      const path = `/app/endpoint-inventory?${query}`;
      const isStart = startsWith.has(name);
      if (isStart) await prepare(page, demo, load);
      else demo.delayAnswers(200);
      const since = isStart ? 0 : await timeInDocument(page);
      if (isStart) await open('full', path);
      else await goTo(page, path);
      const drawer = page.locator(`[data-testid="drawer"]${kind}`);
      await expect(drawer.locator('[data-panel]'), name).toHaveAttribute('data-state', 'data');
      await expect(drawer.locator('.descry-skeleton'), name).toHaveCount(0);
      if (isStart) await bannersKnown(page, load);
      await expectNoShift(page, `${name}, ${load.width} wide`, since);
    }
  }
});

/** Pages without a screen of a descriptor, with an element that they show, and the windows of the test. */
const plainPages: readonly [name: string, account: string, path: string, sign: string, windows: readonly Load[]][] = [
  ['the list of pages', 'full', '/users/started', '.descry-cards li', [loads[1], loads[2]]],
  ['the page about the console', 'full', '/users/about', '.descry-about-libraries td', outermost],
  // These two have the same placeholder.
  ['a page that is not there', 'full', '/unknown', '[data-testid="screen"]', [loads[0]]],
  ['a page without a screen', 'full', '/app/service-gateway', '.descry-notice', [loads[2]]],
  ['the closed gate', 'gate-closed', '/', '.descry-plain h1', outermost],
];

test('while a plain page loads nothing moves that was painted', async ({ page, open, demo }) => {
  test.setTimeout(180_000);
  for (const [name, account, path, sign, windows] of plainPages) {
    for (const load of windows) {
      await prepare(page, demo, load);
      await open(account, path);
      await expect(page.locator(sign).first(), name).toBeVisible();
      if (account === 'full') await bannersKnown(page, load);
      await expectNoShift(page, `${name}, ${load.width} wide`);
    }
  }
});

test('while a page without an account loads nothing moves that was painted', async ({ page, demo }) => {
  test.setTimeout(60_000);
  for (const path of ['/info.html#/?error_code=503&trace=3f0a51c2', '/logout.html?t=1', '/']) {
    for (const load of outermost) {
      await prepare(page, demo, load);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expectNoShift(page, `${path}, ${load.width} wide`);
    }
  }
});
