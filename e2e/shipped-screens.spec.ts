import { expectAccessible } from './support/axe';
import { expect, test } from './support/console';
import { cutUntold, goTo, ownWords, screenWithData, shippedScreens, sideways } from './support/screens';

const screen = '[data-testid="screen"]';

/** What stands where a text is missing: its key. */
const rawKey = /\b(?:UI|SCREEN|ERROR)\.[A-Z]|\b(?:screens|panels|scales|routes)\.[a-z]/;
const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;
const latin = /[A-Za-z]{2}/;
/** Names are the same in every language, and so is what the demo's server sends that no scale has words for. */
const names =
  /^(?:ID|OS|URL|SHA-1|Windows|Linux|macOS|Android|iOS|Exchange Online|Gmail|Microsoft Entra ID|Active Directory|Google Workspace|catastrophic.*)$/;

/** Screens that are also looked at on a telephone: one of each kind. */
const narrow = new Set(['endpoint-inventory', 'dashboard', 'workbench-alert', 'cloud-assets', 'reports']);

test.describe.configure({ mode: 'parallel' });

for (const shipped of shippedScreens) {
  test(`${shipped.id} comes whole, in both themes and every width`, async ({ page, open }) => {
    await open('full', shipped.path);
    await screenWithData(page, shipped);
    await expectAccessible(page, screen);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect.soft(await cutUntold(page)).toEqual([]);
    expect.soft((await ownWords(page)).text).not.toMatch(rawKey);

    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 1024, height: 900 });
    await screenWithData(page, shipped);
    await expectAccessible(page, screen);
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
    expect.soft(await cutUntold(page)).toEqual([]);

    if (!narrow.has(shipped.id)) return;
    await page.setViewportSize({ width: 320, height: 800 });
    await screenWithData(page, shipped);
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
  });
}

test('every screen is Japanese to a Japanese reader', async ({ page, open }) => {
  await page.addInitScript(() => localStorage.setItem('uic_language', 'ja'));
  await open('full', '/users/about');
  for (const shipped of shippedScreens) {
    await goTo(page, shipped.path);
    await screenWithData(page, shipped);
    const { text, words } = await ownWords(page);
    expect.soft(text, shipped.id).not.toMatch(rawKey);
    expect.soft(words.filter(isForeign), shipped.id).toEqual([]);
  }
});

const isForeign = (word: string): boolean => latin.test(word) && !japanese.test(word) && !names.test(word);
