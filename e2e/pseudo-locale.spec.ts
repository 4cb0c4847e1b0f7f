import { expect, test } from './support/console';
import { dialogOpenings } from './support/dialogs';
import { dispatch, drawerOf } from './support/drawer';
import { drawerOpenings } from './support/drawer-objects';
import { usePseudoLocale } from './support/pseudo-locale';
import { goTo, ownWords, screensByKind, screenWithData, sideways } from './support/screens';
import { readDrawer, settled } from './support/sweep';
import { textsThatDoNotFit } from './support/text-fit';

// A text outside brackets cannot be translated; brackets that are cut have too little room for other languages.

/** What is the same in every language, and values of the demo that no scale translates. */
const names = /^(?:ID|OS|URL|SHA-1|MD5|SHA1|SHA256|TLSH|PID|IMEI|ASN|IP|catastrophic.*|.*-demo)$/;

/** Texts of the console that are in no brackets. */
function unbracketed(words: readonly string[]): readonly string[] {
  return words.filter((word) => /[A-Za-z]{2}/.test(word) && !/^[^A-Za-z]*\[.*\]/s.test(word) && !names.test(word));
}

test.describe.configure({ mode: 'parallel' });
test.beforeEach(({ page }) => usePseudoLocale(page));

for (const [kind, screens] of screensByKind) {
  test(`screens of the kind ${kind} have room for longer texts, and no text that cannot be translated`, async ({
    page,
    open,
  }) => {
    test.setTimeout(30_000 + screens.length * 10_000);
    await open('full', '/users/about');
    for (const shipped of screens) {
      await goTo(page, shipped.path);
      await screenWithData(page, shipped);
      expect.soft(unbracketed((await ownWords(page)).words), shipped.id).toEqual([]);
      expect.soft(await textsThatDoNotFit(page.getByTestId('screen')), shipped.id).toEqual([]);
      expect.soft(await sideways(page), shipped.id).toBeLessThanOrEqual(0);
    }
  });
}

test('drawers have room for longer texts, and no text that cannot be translated', async ({ page, open }) => {
  test.setTimeout(240_000);
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
    }
  }
});

test('dialogs have room for longer texts', async ({ page, open }) => {
  test.setTimeout(240_000);
  await open('full', '/users/about');
  for (const { id, inputs } of dialogOpenings) {
    await dispatch(page, 'console:open-dialog', { dialog: id, ...inputs });
    const dialog = page.locator(`[data-testid="dialog"][data-dialog="${id}"]`).last();
    await expect(dialog, id).toBeVisible();
    await expect(dialog.locator('.descry-skeleton, [aria-busy="true"]')).toHaveCount(0);
    expect.soft(await textsThatDoNotFit(dialog), `${id} ${JSON.stringify(inputs)}`).toEqual([]);
    const words = await dialog.locator('h1, h2, h3, label, button').allInnerTexts();
    expect.soft(unbracketed(words), `${id} ${JSON.stringify(inputs)}`).toEqual([]);
    // Some dialogs close only by one of their buttons: they stay below the next one.
    await page.keyboard.press('Escape');
  }
});

test('menu, header and its panels have room for longer texts', async ({ page, open }) => {
  await open('full', '/users/about');
  for (const part of [page.getByRole('banner'), page.getByTestId('side-menu')]) {
    expect.soft(await textsThatDoNotFit(part)).toEqual([]);
  }
  for (const panel of ['company-menu', 'user-menu', 'clock', 'notifications']) {
    await page.getByTestId(panel).click();
    const layer = page.getByRole('menu').or(page.getByRole('dialog')).last();
    await expect(layer).toBeVisible();
    expect.soft(await textsThatDoNotFit(layer), panel).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(layer).toHaveCount(0);
  }
});
