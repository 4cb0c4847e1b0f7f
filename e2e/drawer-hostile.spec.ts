import type { Page } from '@playwright/test';
import { answerWith, hostileKinds, hostileTexts, type TextAt } from '../tests/fixtures/product/drawers/hostile-texts';
import { addressOf, everyDrawer, goodAnswer, passedObject } from '../tests/harness/every-drawer';
import { expect, test } from './support/console';
import type { Demo } from './support/demo';

const short = hostileKinds.filter((kind) => kind !== 'endless text').map((kind) => hostileTexts[kind]);
const [word, words] = ['x'.repeat(100_000), 'xyz '.repeat(25_000)];
/** The texts of every answer: the first are long, two of each sort, since more of them only take longer. */
const textAt: TextAt = (index) => (index < 4 ? [word, words][index % 2] : short[(index - 4) % short.length]);
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
    // The mark of a hidden character in the head stays on one line.
    const broken = [...document.querySelectorAll('.descry-drawer-head .descry-code-point')].filter(
      (mark) => mark.getClientRects().length > 1,
    );
    const found = [...wide, ...made, ...broken].map(({ outerHTML }) => outerHTML.slice(0, 200));
    if (document.documentElement.scrollHeight > window.innerHeight) found.push('The page scrolls.');
    if (Reflect.has(window, 'hit')) found.push('A text was run.');
    return found;
  });
}

const drawers = await everyDrawer();

const halves = [drawers.filter((_, at) => at % 2 === 0), drawers.filter((_, at) => at % 2 === 1)];

test.describe.configure({ mode: 'parallel' });

for (const [which, half] of halves.entries()) {
  test(`hostile texts and a hundred thousand characters are text and stay inside, half ${which + 1} [DR-FRAME-22]`, async ({
    page,
    open,
    demo,
  }) => {
    test.setTimeout(240_000);
    await open('full', '/users/started');
    await expect(page.getByTestId('shell')).toBeVisible();
    for (const each of half) await expectInside(page, demo, each);
  });
}

/** Opens a drawer with such answers, each of its tabs, and each dialog of it. */
async function expectInside(page: Page, demo: Demo, { type, calls }: (typeof drawers)[number]): Promise<void> {
  const drawer = page.getByTestId('drawer');
  const dialogs = page.getByRole('dialog');
  const check = async (where: string): Promise<void> => {
    await expect(page.locator('[data-panel]').last()).toBeVisible();
    await expect(page.locator('[data-state="loading"], .descry-skeleton'), where).toHaveCount(0);
    expect.soft(await strangeIn(page), where).toEqual([]);
  };
  await demo.reset();
  for (const operation of calls) {
    const raw = answerWith(operation, await goodAnswer(operation), textAt);
    await demo.next(operation, { raw, contentType: 'application/json', times: 30 });
  }
  const passed = { ...passedObject, name: (textAt(0) ?? '').slice(0, 1000) };
  await page.evaluate((hash) => location.assign(hash), `#/users/started${addressOf(type, 'from a list', 1, passed)}`);
  await expect(drawer).toBeVisible();
  await check(`drawer ${type}`);
  const tabs = await drawer.getByRole('tab').all();
  let text = '';
  for (let at = 0; at < Math.max(1, tabs.length); at += 1) {
    await tabs[at]?.click();
    await check(`drawer ${type}, tab ${at + 1}`);
    text += await drawer.textContent();
    // The raw data of all tabs are the same answers.
    const openers = at === 0 ? '[aria-haspopup="dialog"], [data-action="raw"]' : '[aria-haspopup="dialog"]';
    for (const opener of await drawer.locator(openers).all()) {
      await opener.click();
      await expect(dialogs).toHaveCount(2);
      await check(`drawer ${type}, tab ${at + 1}, ${await dialogs.last().getAttribute('aria-labelledby')}`);
      await page.keyboard.press('Escape');
      await expect(dialogs).toHaveCount(1);
    }
  }
  const shown = { long: text.includes('Show all'), hostile: short.some((each) => text.includes(each)) };
  expect.soft(shown, `drawer ${type} shows the texts`).toEqual({ long: true, hostile: true });
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
}
