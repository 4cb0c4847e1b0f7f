import { changeTheme, expectAccessible, expectReadableColors } from './support/axe';
import { expect, test } from './support/console';
import { cutUntold, ownWords, screenOfEachKind, screenParts, screenWithData, overflowOf } from './support/screens';
import { expectNoJump, expectWholeTimes } from './support/whole-screen';

const screen = '[data-testid="screen"]';

/** A message key, which is shown when the text is missing. */
const rawKey = /\b(?:UI|SCREEN|ERROR)\.[A-Z]|\b(?:screens|panels|scales|routes)\.[a-z]/;
const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;
const latin = /[A-Za-z]{2}/;
/** Names are the same in every language, and so are values of the demo that no scale translates. */
const names =
  /^(?:ID|OS|URL|SHA-1|SHA-256|Windows|Linux|macOS|Android|iOS|Exchange Online|Gmail|Microsoft Entra ID|Active Directory|Google Workspace|SAML 2\.0|SCIM|OpenID Connect|PID|catastrophic.*)$/;

/** Screens that are also tested at the width of a phone: one of each kind. */
const narrow = new Set(['endpoint-inventory', 'dashboard', 'workbench-alert', 'cloud-assets', 'reports']);

test.describe.configure({ mode: 'parallel' });
// The name of this zone and its offset are long.
test.use({ timezoneId: 'Asia/Kolkata' });

for (const [part, screens] of screenParts) {
  test(`every screen ${part} comes whole and without a jump, in both themes and every width`, async ({
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
      await expect.poll(() => overflowOf(page), id).toBeLessThanOrEqual(0);

      await changeTheme(page, 'dark');
      await page.setViewportSize({ width: 1024, height: 900 });
      await screenWithData(page, shipped);
      await expectReadableColors(page, screen);
      await expect.poll(() => overflowOf(page), `${id}, 1024 wide`).toBeLessThanOrEqual(0);

      if (narrow.has(id)) {
        expect.soft(await cutUntold(page), `${id}, 1024 wide`).toEqual([]);
        await page.setViewportSize({ width: 320, height: 800 });
        await screenWithData(page, shipped);
        await expect.poll(() => overflowOf(page), `${id}, 320 wide`).toBeLessThanOrEqual(0);
      }
      await changeTheme(page, 'light');
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });
}

test('screens of each kind are Japanese to a Japanese reader, and come whole and without a jump on a telephone', async ({
  page,
  open,
  demo,
}) => {
  let times = 0;
  await page.addInitScript(() => localStorage.setItem('uic_language', 'ja'));
  await page.setViewportSize({ width: 390, height: 844 });
  await open('full', '/users/about');
  for (const shipped of screenOfEachKind) {
    await expectNoJump(page, demo, shipped, 390);
    times += await expectWholeTimes(page, `${shipped.id}, 390 wide`);
    const { text, words } = await ownWords(page);
    expect.soft(text, shipped.id).not.toMatch(rawKey);
    expect.soft(words.filter(isForeign), shipped.id).toEqual([]);
  }
  expect(times).toBeGreaterThan(20);
});

const isForeign = (word: string): boolean => latin.test(word) && !japanese.test(word) && !names.test(word);
