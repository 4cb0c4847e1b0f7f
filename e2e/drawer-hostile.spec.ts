import type { Page } from '@playwright/test';
import { answerWith, hostileKinds, hostileTexts, type TextAt } from '../tests/fixtures/product/drawers/hostile-texts';
import { addressOf, everyDrawer, goodAnswer, passedObject } from '../tests/harness/every-drawer';
import { expect, test } from './support/console';

const short = hostileKinds.filter((kind) => kind !== 'endless text').map((kind) => hostileTexts[kind]);
const [word, words] = ['x'.repeat(100_000), 'xyz '.repeat(25_000)];
/** Two of each sort in every answer; more of them only take longer. */
const longOnes = 4;

const rounds: readonly [string, { textAt: TextAt; expectedText: string }][] = [
  ['hostile texts', { textAt: (index) => short[index % short.length], expectedText: '<img src=x' }],
  [
    'a hundred thousand characters',
    { textAt: (index) => (index < longOnes ? [word, words][index % 2] : undefined), expectedText: 'Show all' },
  ],
];

/** Elements that overflow, and hostile texts that became elements. */
function strangeIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const boxes = '[role="dialog"], [data-panel], [data-field], .descry-drawer-head';
    const wide = [document.documentElement, ...document.querySelectorAll(boxes)].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
    );
    const made = document.querySelectorAll(
      'img, object, embed, [onerror], [onload], [href^="javascript:" i], [href^="data:" i]',
    );
    const found = [...wide, ...made].map(({ outerHTML }) => outerHTML.slice(0, 200));
    if (document.documentElement.scrollHeight > window.innerHeight) found.push('The page scrolls.');
    if (Reflect.has(window, 'hit')) found.push('A text was run.');
    return found;
  });
}

const drawers = await everyDrawer();

for (const [name, { textAt, expectedText }] of rounds) {
  test(`${name} in every drawer are text and stay inside [DR-FRAME-22]`, async ({ page, open, demo }) => {
    test.setTimeout(240_000);
    await open('full', '/users/started');
    await expect(page.getByTestId('shell')).toBeVisible();
    const drawer = page.getByTestId('drawer');
    const dialogs = page.getByRole('dialog');
    const check = async (index: string): Promise<void> => {
      await expect(page.locator('[data-panel]').last()).toBeVisible();
      await expect(page.locator('[data-state="loading"], .descry-skeleton'), index).toHaveCount(0);
      expect.soft(await strangeIn(page), index).toEqual([]);
    };
    for (const { type, calls } of drawers) {
      await demo.reset();
      for (const operation of calls) {
        const raw = answerWith(operation, await goodAnswer(operation), textAt);
        await demo.next(operation, { raw, contentType: 'application/json', times: 30 });
      }
      const passed = { ...passedObject, name: (textAt(0) ?? '').slice(0, 1000) };
      await page.evaluate(
        (hash) => location.assign(hash),
        `#/users/started${addressOf(type, 'from a list', 1, passed)}`,
      );
      await expect(drawer).toBeVisible();
      await check(`drawer ${type}`);
      const tabs = await drawer.getByRole('tab').all();
      let isShown = false;
      for (let at = 0; at < Math.max(1, tabs.length); at += 1) {
        await tabs[at]?.click();
        await check(`drawer ${type}, tab ${at + 1}`);
        isShown ||= (await drawer.textContent())?.includes(expectedText) === true;
        for (const opener of await drawer.locator('[aria-haspopup="dialog"], [data-action="raw"]').all()) {
          await opener.click();
          await expect(dialogs).toHaveCount(2);
          await check(`drawer ${type}, tab ${at + 1}, ${await dialogs.last().getAttribute('aria-labelledby')}`);
          await page.keyboard.press('Escape');
          await expect(dialogs).toHaveCount(1);
        }
      }
      expect.soft(isShown, `drawer ${type} shows the texts`).toBe(true);
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
    }
  });
}
