import type { Page } from '@playwright/test';
import { changeTheme, expectAccessible, expectReadableColors } from './support/axe';
import { expect, test } from './support/console';
import type { Demo } from './support/demo';
import { expectNoShift, timeInDocument } from './support/layout-shift';
import {
  cutUntold,
  goTo,
  ownWords,
  screensByKind,
  screenWithData,
  type ShippedScreen,
  shippedScreens,
  sideways,
} from './support/screens';
import { brokenTimes, rawTimes } from './support/times';

const screen = '[data-testid="screen"]';

/** A message key, which is shown when the text is missing. */
const rawKey = /\b(?:UI|SCREEN|ERROR)\.[A-Z]|\b(?:screens|panels|scales|routes)\.[a-z]/;
const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;
const latin = /[A-Za-z]{2}/;
/** Names are the same in every language, and so are values of the demo that no scale translates. */
const names =
  /^(?:ID|OS|URL|SHA-1|SHA-256|Windows|Linux|macOS|Android|iOS|Exchange Online|Gmail|Microsoft Entra ID|Active Directory|Google Workspace|SAML 2\.0|SCIM|OpenID Connect|PID|catastrophic.*)$/;

/** Expects that no time of the shown screen is cut, on two lines or raw, and gives their number. */
async function expectWholeTimes(page: Page, where: string): Promise<number> {
  const { times, broken } = await brokenTimes(page, screen);
  expect.soft(broken, where).toEqual([]);
  expect.soft(await rawTimes(page), where).toEqual([]);
  return times;
}

/** Goes to a screen whose answers are slow enough for all skeletons to be painted, and expects that nothing moves. */
async function expectNoJump(page: Page, demo: Demo, shipped: ShippedScreen, width: number): Promise<void> {
  demo.delayAnswers(200);
  const since = await timeInDocument(page);
  await goTo(page, shipped.path);
  await screenWithData(page, shipped);
  await expectNoShift(page, `${shipped.id}, ${width} wide`, since);
}

/** Screens that are also tested at the width of a phone: one of each kind. */
const narrow = new Set(['endpoint-inventory', 'dashboard', 'workbench-alert', 'cloud-assets', 'reports']);

test.describe.configure({ mode: 'parallel' });
// The name of this zone and its offset are long.
test.use({ timezoneId: 'Asia/Kolkata' });

for (const [kind, screens] of screensByKind) {
  test(`every screen of the kind ${kind} comes whole and without a jump, in both themes and every width`, async ({
    page,
    open,
    demo,
  }) => {
    test.setTimeout(30_000 + screens.length * 15_000);
    await open('full', '/users/about');
    for (const shipped of screens) {
      const { id } = shipped;
      await expectNoJump(page, demo, shipped, 1440);
      await expectAccessible(page, screen);
      expect.soft(await cutUntold(page), id).toEqual([]);
      expect.soft((await ownWords(page)).text, id).not.toMatch(rawKey);
      await expectWholeTimes(page, id);
      await expect.poll(() => sideways(page), id).toBeLessThanOrEqual(0);

      await changeTheme(page, 'dark');
      await page.setViewportSize({ width: 1024, height: 900 });
      await screenWithData(page, shipped);
      await expectReadableColors(page, screen);
      await expect.poll(() => sideways(page), `${id}, 1024 wide`).toBeLessThanOrEqual(0);
      expect.soft(await cutUntold(page), `${id}, 1024 wide`).toEqual([]);

      if (narrow.has(id)) {
        await page.setViewportSize({ width: 320, height: 800 });
        await screenWithData(page, shipped);
        await expect.poll(() => sideways(page), `${id}, 320 wide`).toBeLessThanOrEqual(0);
      }
      await changeTheme(page, 'light');
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });
}

test('every screen is Japanese to a Japanese reader, and comes whole and without a jump on a telephone', async ({
  page,
  open,
  demo,
}) => {
  test.setTimeout(180_000);
  let times = 0;
  await page.addInitScript(() => localStorage.setItem('uic_language', 'ja'));
  await open('full', '/users/about');
  for (const shipped of shippedScreens) {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoJump(page, demo, shipped, 390);
    times += await expectWholeTimes(page, `${shipped.id}, 390 wide`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await screenWithData(page, shipped);
    const { text, words } = await ownWords(page);
    expect.soft(text, shipped.id).not.toMatch(rawKey);
    expect.soft(words.filter(isForeign), shipped.id).toEqual([]);
  }
  expect(times).toBeGreaterThan(100);
});

const isForeign = (word: string): boolean => latin.test(word) && !japanese.test(word) && !names.test(word);
