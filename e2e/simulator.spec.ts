import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { start, step } from './support/clock';
import { expect, test } from './support/console';
import { dispatch } from './support/drawer';

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
  // All of it is there: what is asked has answered, what is drawn later is drawn.
  await expect(slideOf(page).locator('.descry-skeleton')).toHaveCount(0);
  if (walked.includes(slide)) await expect(arrow(page, 'next')).toBeVisible();
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('all six slides are accessible, and none is wider than its box', async ({ page, open }) => {
      test.setTimeout(90_000);
      await open('full', '/users/started');
      for (const [slide, title] of titles.entries()) {
        await openSlide(page, slide);
        await expect(page.getByRole('dialog', { name: title })).toBeVisible();
        expect(await page.getByTestId('dialog').boundingBox()).toMatchObject({ width: 992, height: 512 });
        const over = (element: Element) => element.scrollWidth - element.clientWidth;
        expect(await page.locator('.descry-dialog-content').evaluate(over)).toBe(0);
        await expectAccessible(page, '[data-testid="dialog"]');
        await page.keyboard.press('Escape');
        await expect(page.getByTestId('dialog')).toHaveCount(0);
      }
    });
  });
}

test('DG-FRM-14: by keyboard one walks to the end and back, and closes', async ({ page, open }) => {
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

test('DG-DL-07, DG-DL-08: a script is downloaded, and has the check sum that is copied', async ({
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

test('DG-POLL-01, DG-POLL-04: a traffic simulation is followed to its end', async ({ page, open, demo }) => {
  await page.clock.install({ time: start });
  await open('full', '/users/started');
  await openSlide(page, 1);
  const trigger = action(page.locator('[data-part="tipping-point"]'), 'trigger');
  await expect(trigger).toBeEnabled();
  await page.clock.pauseAt(start + 60_000);
  const before = demo.calls('getTaskStatus').length;
  await trigger.dblclick();
  await step(page, () => expect(page.getByText('Simulation is running')).toBeVisible({ timeout: 50 }));
  await expect(trigger).toHaveAttribute('aria-disabled', 'true');
  expect(demo.calls('startSimulation')).toHaveLength(1);
  for (const asked of [1, 2, 3]) {
    await page.clock.runFor(4500);
    // The wait counts from when the answer before has been read, which takes time of its own.
    await step(page, async () => expect(demo.calls('getTaskStatus')).toHaveLength(before + asked));
  }
  await step(page, () =>
    expect(page.getByTestId('toast')).toHaveText(/The traffic simulation was triggered\./, { timeout: 50 }),
  );
  await expect(trigger).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(16_000);
  expect(demo.calls('getTaskStatus')).toHaveLength(before + 3);
});
