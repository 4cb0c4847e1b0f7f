import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectReadableColors } from './support/axe';
import { expect, test } from './support/console';
import { type DialogOpening, dialogOpenings } from './support/dialogs';
import { dispatch, drawerOf } from './support/drawer';
import { drawerOpenings } from './support/drawer-objects';
import { usePseudoLocale } from './support/pseudo-locale';
import { goTo, ownWords, screenParts, screenWithData, overflowOf } from './support/screens';
import { readDrawer, settled } from './support/sweep';
import { textsThatDoNotFit } from './support/text-fit';
import { expectNoJump, expectWholeTimes } from './support/whole-screen';

// A text outside brackets cannot be translated; brackets that are cut have too little room for other languages.

/** What is the same in every language, and values of the demo that no scale translates. */
const names = /^(?:ID|OS|URL|SHA-1|MD5|SHA1|SHA256|TLSH|PID|IMEI|ASN|IP|catastrophic.*|.*-demo)$/;

/** Texts of the console that are in no brackets. */
function unbracketed(words: readonly string[]): readonly string[] {
  return words.filter((word) => /[A-Za-z]{2}/.test(word) && !/^[^A-Za-z]*\[.*\]/s.test(word) && !names.test(word));
}

const screen = '[data-testid="screen"]';
const drawer = '[data-testid="drawer"]';

test.describe.configure({ mode: 'parallel' });
// The name of this zone and its offset are long.
test.use({ timezoneId: 'Asia/Kolkata' });
test.beforeEach(({ page }) => usePseudoLocale(page));

for (const [part, screens] of screenParts) {
  test(`screens ${part} come without a jump on a telephone, have room for longer texts, and none that cannot be translated`, async ({
    page,
    open,
    demo,
  }) => {
    test.setTimeout(30_000 + screens.length * 15_000);
    await open('full', '/users/about');
    for (const shipped of screens) {
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoJump(page, demo, shipped, 390);
      await expectWholeTimes(page, `${shipped.id}, 390 wide`);
      await page.setViewportSize({ width: 1440, height: 900 });
      await screenWithData(page, shipped);
      expect.soft(unbracketed((await ownWords(page)).words), shipped.id).toEqual([]);
      expect.soft(await textsThatDoNotFit(page.locator(screen)), shipped.id).toEqual([]);
      expect.soft(await overflowOf(page), shipped.id).toBeLessThanOrEqual(0);
    }
  });
}

test('drawers can be read in the dark, have room for longer texts, and none that cannot be translated', async ({
  page,
  open,
}) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('full', '/users/started');
  for (const { event, detail, kind } of drawerOpenings) {
    await dispatch(page, event, detail);
    await settled(page, { kind, tab: undefined, isWaiting: false });
    const tabs = drawerOf(page).getByRole('tab');
    for (let tab = 0; tab < Math.max(1, await tabs.count()); tab += 1) {
      if ((await tabs.count()) > 0) await tabs.nth(tab).click();
      await expect(drawerOf(page).locator('.descry-skeleton, [aria-busy="true"]')).toHaveCount(0);
      const { words, wide } = await readDrawer(page);
      expect.soft(unbracketed(words), `${kind} ${tab}`).toEqual([]);
      expect.soft(wide, `${kind} ${tab}`).toEqual([]);
      expect.soft(await textsThatDoNotFit(drawerOf(page)), `${kind} ${tab}`).toEqual([]);
      await expectReadableColors(page, drawer);
    }
  }
});

const half = Math.ceil(dialogOpenings.length / 2);
const halves: Readonly<Record<string, readonly DialogOpening[]>> = {
  first: dialogOpenings.slice(0, half),
  second: dialogOpenings.slice(half),
};

for (const [which, openings] of Object.entries(halves)) {
  test(`dialogs of the ${which} half are accessible in both themes, hold the focus, and fit with longer texts and in a narrow window`, async ({
    page,
    open,
  }) => {
    test.setTimeout(240_000);
    await open('full', '/users/about');
    for (const opening of openings) await expectSound(page, opening);
  });
}

/** Opens a dialog, expects all that a browser can see of one, and closes it where a key does. */
async function expectSound(page: Page, { id, inputs }: DialogOpening): Promise<void> {
  const where = `${id} ${JSON.stringify(inputs)}`;
  await dispatch(page, 'console:open-dialog', { dialog: id, ...inputs });
  const dialog = page.locator(`[data-testid="dialog"][data-dialog="${id}"]`).last();
  await expect(dialog, id).toBeVisible();
  await expect(dialog.locator('.descry-skeleton, [aria-busy="true"]')).toHaveCount(0);
  expect.soft(await textsThatDoNotFit(dialog), where).toEqual([]);
  const words = await dialog.locator('h1, h2, h3, label, button').allInnerTexts();
  expect.soft(unbracketed(words), where).toEqual([]);
  await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement)), where).toBe(true);
  await expectAccessibleInBothThemes(page, `[data-dialog="${id}"]`);
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(() => sticksOut(dialog), `${where}, 320 wide`).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  // Some dialogs close only by one of their buttons: they stay below the next one.
  await page.keyboard.press('Escape');
}

/** The sides of the window that a dialog sticks out of, and the number of pixels by which its content does. */
function sticksOut(dialog: Locator): Promise<readonly string[]> {
  return dialog.evaluate((box) => {
    const { left, right } = box.getBoundingClientRect();
    const over = box.scrollWidth - box.clientWidth;
    return [
      ...(left < 0 ? ['left'] : []),
      ...(right > window.innerWidth ? ['right'] : []),
      ...(over > 0 ? [`content: ${over}`] : []),
    ];
  });
}

/** Pages without a screen of a descriptor. */
const plainPages = ['/users/started', '/users/403', '/users/maintenance', '/app/ddr', '/users/about'];

test('menu, header, its panels and plain pages have room for longer texts, and none that cannot be translated', async ({
  page,
  open,
}) => {
  await open('full', '/users/about');
  for (const part of [page.getByRole('banner'), page.getByTestId('side-menu')]) {
    expect.soft(await textsThatDoNotFit(part)).toEqual([]);
  }
  expect.soft(unbracketed(await page.locator('.descry-menu-name').allInnerTexts())).toEqual([]);
  for (const path of plainPages) {
    await goTo(page, path);
    await expect(page.locator(screen)).toHaveAttribute('data-route', path);
    expect.soft(unbracketed(await page.locator(screen).locator('h1, p').allInnerTexts()), path).toEqual([]);
  }
  for (const panel of ['company-menu', 'user-menu', 'clock', 'notifications']) {
    await page.getByTestId(panel).click();
    const layer = page.getByRole('menu').or(page.getByRole('dialog')).last();
    await expect(layer).toBeVisible();
    expect.soft(await textsThatDoNotFit(layer), panel).toEqual([]);
    expect.soft(unbracketed(await layer.locator('[role^="menuitem"]').allInnerTexts()), panel).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(layer).toHaveCount(0);
  }
});
