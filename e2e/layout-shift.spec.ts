import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import type { Demo } from './support/demo';
import { drawerLinks } from './support/drawer-objects';
import { emptyCache, expectNoShift, timeInDocument } from './support/layout-shift';
import { goTo, screensByKind, screenWithData } from './support/screens';

/** Windows, each with an account that has banners or without. */
const loads = [
  { width: 1440, height: 900, hasBanners: true },
  { width: 1280, height: 720, hasBanners: false },
  { width: 390, height: 844, hasBanners: true },
] as const;
type Load = (typeof loads)[number];

/** The first plain page is loaded in all windows, everything else in the widest and the narrowest. */
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
  for (const [, [shipped]] of screensByKind) {
    if (shipped === undefined) continue;
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

test('while a link to a drawer loads nothing moves that was painted', async ({ page, open, demo }) => {
  test.setTimeout(drawerLinks.length * 20_000);
  for (const load of outermost) {
    for (const { name, query, kind } of drawerLinks) {
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

/** Pages without a screen of a descriptor, with an element that they show. */
const plainPages: readonly [name: string, account: string, path: string, sign: string][] = [
  ['the list of pages', 'full', '/users/started', '.descry-cards li'],
  ['the page about the console', 'full', '/users/about', '.descry-about-libraries td'],
  ['a page that is not there', 'full', '/unknown', '[data-testid="screen"]'],
  ['a page without a screen', 'full', '/app/service-gateway', '.descry-notice'],
  ['the closed gate', 'gate-closed', '/', '.descry-plain h1'],
];

test('while a plain page loads nothing moves that was painted', async ({ page, open, demo }) => {
  test.setTimeout(180_000);
  for (const [index, [name, account, path, sign]] of plainPages.entries()) {
    for (const load of index === 0 ? loads : outermost) {
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
    for (const load of loads) {
      await prepare(page, demo, load);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expectNoShift(page, `${path}, ${load.width} wide`);
    }
  }
});
