import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/axe';
import { start, step } from './support/clock';
import { expect, test } from './support/console';
import { dispatch } from './support/drawer';
import { holdRequests } from './support/hold';

const titles = [
  'Endpoint attack simulation',
  'Network attack simulation',
  'Cloud identity attack simulation',
  'AI detection simulation',
  'Container security simulation',
  'Workbench insight simulation',
];
const walked = [0, 1, 5];

const slideOf = (page: Page) => page.locator('[data-slide]');
const action = (scope: Locator, name: string) => scope.locator(`[data-action="${name}"]`);
const arrow = (page: Page, name: 'previous' | 'next') => action(page.getByTestId('dialog'), name);

async function openSlide(page: Page, slide: number): Promise<void> {
  await dispatch(page, 'console:open-dialog', { dialog: 'attack-simulator', slide });
  await expect(slideOf(page)).toHaveAttribute('data-slide', String(slide));
  // All calls have their answers, and all deferred parts are rendered.
  await expect(slideOf(page).locator('.descry-skeleton')).toHaveCount(0);
  if (walked.includes(slide)) await expect(arrow(page, 'next')).toBeVisible();
}

test('all six slides are accessible in both themes, and none is wider than its box', async ({ page, open }) => {
  test.setTimeout(180_000);
  await open('full', '/users/started');
  for (const [slide, title] of titles.entries()) {
    await openSlide(page, slide);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    expect(await page.getByTestId('dialog').boundingBox()).toMatchObject({ width: 992, height: 512 });
    const over = (element: Element) => element.scrollWidth - element.clientWidth;
    expect(await page.locator('.descry-dialog-content').evaluate(over)).toBe(0);
    await expectAccessibleInBothThemes(page, '[data-testid="dialog"]');
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('dialog')).toHaveCount(0);
  }
});

test('by keyboard one walks to the end and back, and closes [DG-FRM-14]', async ({ page, open }) => {
  await open('full', '/users/started');
  await page.getByTestId('user-menu').focus();
  await openSlide(page, 0);
  await expect(slideOf(page)).toBeFocused();
  await arrow(page, 'next').focus();
  for (const [key, slide, focused] of [
    ['Enter', 1, 'next'],
    ['Space', 5, 'next'],
    ['Enter', 5, 'next'],
    ['Shift+Tab', 5, 'previous'],
    ['Enter', 1, 'previous'],
    ['Enter', 0, 'previous'],
    ['Enter', 0, 'previous'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(slideOf(page)).toHaveAttribute('data-slide', String(slide));
    await expect(arrow(page, focused)).toBeFocused();
    await expect(page.getByRole('dialog', { name: titles[slide] ?? '' })).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('dialog')).toHaveCount(0);
  await expect(page.getByTestId('user-menu')).toBeFocused();
});

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

test('a script is downloaded, and has the check sum that is copied [DG-DL-07, DG-DL-08]', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('full', '/users/started');
  await openSlide(page, 0);
  const block = page.locator('[data-script="1"]');
  const coming = page.waitForEvent('download');
  await action(block, 'download').click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('system-information-discovery.zip');
  const sum = createHash('sha256')
    .update(await readFile(await file.path()))
    .digest('hex');
  await expect(block.locator('[data-value]')).toHaveText(`${sum.slice(0, 46)}…`);
  await action(block, 'copy').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sum);
  await expect(page.getByTestId('dialog')).toBeVisible();
});

test('a traffic simulation is followed to its end [DG-POLL-01, DG-POLL-04]', async ({ page, open, demo }) => {
  await page.clock.install({ time: start });
  await open('full', '/users/started');
  await openSlide(page, 1);
  const trigger = action(page.locator('[data-part="tipping-point"]'), 'trigger');
  await expect(trigger).toBeEnabled();
  await page.clock.pauseAt(start + 60_000);
  const before = demo.calls('getTaskStatus').length;
  await trigger.dblclick();
  await step(page, () => expect(page.getByText('Simulation is running')).toBeVisible({ timeout: 1 }));
  await expect(trigger).toHaveAttribute('aria-disabled', 'true');
  expect(demo.calls('startSimulation')).toHaveLength(1);
  for (const requested of [1, 2, 3]) {
    await page.clock.runFor(4500);
    // The wait starts when the previous answer has been read, which takes some time.
    await step(page, async () => expect(demo.calls('getTaskStatus')).toHaveLength(before + requested), 100);
  }
  await step(page, () =>
    expect(page.getByTestId('toast')).toHaveText(/The traffic simulation was triggered\./, { timeout: 1 }),
  );
  await expect(trigger).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(16_000);
  expect(demo.calls('getTaskStatus')).toHaveLength(before + 3);
});
