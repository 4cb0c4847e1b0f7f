import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/console';
import { dispatch } from './support/drawer';
import { holdRequests } from './support/hold';

const slideOf = (page: Page) => page.locator('[data-slide]');
const action = (scope: Locator, name: string) => scope.locator(`[data-action="${name}"]`);
const arrow = (page: Page, name: 'previous' | 'next') => action(page.getByTestId('dialog'), name);

async function openSlide(page: Page, slide: number): Promise<void> {
  await dispatch(page, 'console:open-dialog', { dialog: 'attack-simulator', slide });
  await expect(slideOf(page)).toHaveAttribute('data-slide', String(slide));
  // All calls have their answers, and all deferred parts are rendered.
  await expect(slideOf(page).locator('.descry-skeleton')).toHaveCount(0);
  await expect(arrow(page, 'next')).toBeVisible();
}

test('the arrows go once while a slide loads its code and answers, and come back once [DG-FRM-13]', async ({
  page,
  open,
  demo,
}) => {
  await open('full', '/users/started');
  await openSlide(page, 0);
  await demo.hold('getTaskStatus');
  const deliverCode = await holdRequests(page, '**/TaskView-*.js');
  await page.evaluate(() => {
    const seen: boolean[] = [true];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const now = document.querySelector('[data-testid="dialog"] [data-action="next"]') !== null;
      if (now !== seen.at(-1)) seen.push(now);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await arrow(page, 'next').click();
  await expect(page.locator('.descry-skeleton').first()).toBeVisible();
  deliverCode();
  await demo.release();
  await expect(action(slideOf(page), 'trigger')).toBeVisible();
  await expect(arrow(page, 'next')).toBeVisible();
  expect(await page.evaluate('seen')).toEqual([true, false, true]);
});
