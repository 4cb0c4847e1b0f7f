import type { Page } from '@playwright/test';
import { answerWith, hostileKinds, hostileTexts, type TextAt } from '../tests/shipped/drawers/hostile-texts';
import { addressOf, everyDrawer, goodAnswer, handedOver } from '../tests/support/every-drawer';
import { expect, test } from './support/console';

const short = hostileKinds.filter((kind) => kind !== 'endless text').map((kind) => hostileTexts[kind]);
const [word, words] = ['x'.repeat(1_000_000), 'xyz '.repeat(250_000)];
/** More than these would be refused for the size of the answer. */
const longOnes = 8;

const rounds: readonly [string, { textAt: TextAt; told: string }][] = [
  ['hostile texts', { textAt: (place) => short[place % short.length], told: '<img src=x' }],
  [
    'a million characters',
    { textAt: (place) => (place < longOnes ? [word, words][place % 2] : undefined), told: 'Show all' },
  ],
];

/** What sticks out of its place, and what of a text has become more than text. */
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

for (const [name, { textAt, told }] of rounds) {
  test(`DR-FRAME-22: ${name} in every drawer are text and stay inside`, async ({ page, open, demo }) => {
    test.setTimeout(120_000);
    await open('full', '/users/started');
    await expect(page.getByTestId('shell')).toBeVisible();
    const drawer = page.getByTestId('drawer');
    const dialogs = page.getByRole('dialog');
    const look = async (place: string): Promise<void> => {
      await expect(page.locator('[data-panel]').last()).toBeVisible();
      await expect(page.locator('[data-state="loading"], .descry-skeleton'), place).toHaveCount(0);
      expect.soft(await strangeIn(page), place).toEqual([]);
    };
    for (const { type, calls } of drawers) {
      await demo.reset();
      for (const operation of calls) {
        const raw = answerWith(operation, await goodAnswer(operation), textAt);
        await demo.next(operation, { raw, contentType: 'application/json', times: 30 });
      }
      const handed = { ...handedOver, name: (textAt(0) ?? '').slice(0, 1000) };
      await page.evaluate(
        (hash) => location.assign(hash),
        `#/users/started${addressOf(type, 'from a list', 1, handed)}`,
      );
      await expect(drawer).toBeVisible();
      await look(`drawer ${type}`);
      const tabs = await drawer.getByRole('tab').all();
      let isTold = false;
      for (let at = 0; at < Math.max(1, tabs.length); at += 1) {
        await tabs[at]?.click();
        await look(`drawer ${type}, tab ${at + 1}`);
        isTold ||= (await drawer.textContent())?.includes(told) === true;
        for (const opener of await drawer.locator('[aria-haspopup="dialog"], [data-action="raw"]').all()) {
          await opener.click();
          await expect(dialogs).toHaveCount(2);
          await look(`drawer ${type}, tab ${at + 1}, ${await dialogs.last().getAttribute('aria-labelledby')}`);
          await page.keyboard.press('Escape');
          await expect(dialogs).toHaveCount(1);
        }
      }
      expect.soft(isTold, `drawer ${type} shows the texts`).toBe(true);
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
    }
  });
}
