import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';
import { dispatch } from './support/drawer';

const box = (page: Page, id: string) => page.locator(`[data-testid="dialog"][data-dialog="${id}"]`);
const action = (page: Page, id: string) => page.getByTestId('dialog').last().locator(`[data-action="${id}"]`);
const show = (page: Page, dialog: string, params: object = {}) =>
  dispatch(page, 'console:open-dialog', { dialog, ...params });

/** Records messages to the window of the console. */
async function recordOutcomes(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    window.addEventListener('message', ({ data, origin }) => {
      if (data?.type !== 'preRelease') return;
      document.documentElement.dataset.outcomes = `${document.documentElement.dataset.outcomes ?? ''} ${data.key}=${data.result}@${origin}`;
    });
  });
  return () =>
    page.evaluate(() => (document.documentElement.dataset.outcomes ?? '').split(' ').filter((each) => each !== ''));
}

const genAi = { key: 'ai-companion', needAction: true, disclaimer: 'genAI' };

test('an AI feature is read to its end, then opted in to [DG-PR-08, DG-PR-17, DG-PR-22, DG-PR-23]', async ({
  page,
  open,
  demo,
  baseURL,
}) => {
  await open('full', '/users/started');
  await expect(page.getByTestId('shell')).toBeVisible();
  const outcomes = await recordOutcomes(page);
  await show(page, 'pre-release', genAi);
  const area = page.getByRole('region', { name: 'About the feature' });
  await expect(area).toBeFocused();
  expect(await box(page, 'pre-release').boundingBox()).toMatchObject({ width: 672 });
  expect(await area.boundingBox()).toMatchObject({ height: 360 });
  await expect(action(page, 'agree')).toHaveAttribute('aria-disabled', 'true');
  await area.evaluate((each) => each.scrollTo(0, each.scrollHeight - each.clientHeight - 20));
  await expect(action(page, 'agree')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('End');
  await expect(action(page, 'agree')).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('Home');
  await expect(action(page, 'agree')).not.toHaveAttribute('aria-disabled');
  await action(page, 'agree').dblclick();
  await expect(box(page, 'pre-release')).toHaveCount(0);
  await expect.poll(outcomes).toEqual([`ai-companion=success@${baseURL ?? ''}`]);
  expect(demo.calls('enableAdvancedFunction').map(({ body }) => body)).toEqual([{}]);
  expect(demo.calls('setPreviewFeature').map(({ body }) => body)).toEqual([{ optIn: true }]);
  await show(page, 'pre-release', genAi);
  await expect(box(page, 'pre-release')).toContainText('You have opted in to this feature.');
  await expect(action(page, 'agree')).toHaveCount(0);
});

test('what fails is told and posted; an empty record; the link [DG-PR-19, DG-PR-24, DG-PR-25]', async ({
  page,
  open,
  demo,
  baseURL,
}) => {
  await open('full', '/users/started');
  await expect(page.getByTestId('shell')).toBeVisible();
  const outcomes = await recordOutcomes(page);
  await demo.next('setPreviewFeature', { status: 500, body: {} });
  await show(page, 'pre-release', { key: 'code-scan-preview', needAction: true });
  await action(page, 'agree').click();
  await expect(page.getByTestId('toast')).toContainText('Something went wrong.');
  await expect(box(page, 'pre-release')).toBeVisible();
  await page.keyboard.press('Escape');
  await demo.next('getPreviewFeature', { status: 500, body: {} });
  await show(page, 'pre-release', { key: 'code-scan-preview', needAction: true });
  await expect(page.locator('[data-field="feature"] [data-value]')).toHaveText('-');
  await action(page, 'sitemap').click();
  await expect(page).toHaveURL(/#\/admin\/sitemap\?tab=2$/);
  const at = `@${baseURL ?? ''}`;
  await expect
    .poll(outcomes)
    .toEqual(['failed', 'cancel', 'cancel'].map((result) => `code-scan-preview=${result}${at}`));
});

test('one opens the other service beside the console, one leads to remote support [DG-CW-03, DG-AI-03]', async ({
  page,
  open,
  context,
}) => {
  await open('full', '/users/started');
  await show(page, 'cloud-workload');
  const [other] = await Promise.all([context.waitForEvent('page'), action(page, 'go').click()]);
  expect(await other.evaluate(() => window.opener === null)).toBe(true);
  await other.close();
  await expect(page).toHaveURL(/#\/users\/started$/);
  await page.keyboard.press('Escape');
  await show(page, 'ai-companion');
  await action(page, 'go').click();
  await expect(page).toHaveURL(/#\/admin\/remote$/);
  await expect(page.getByTestId('dialog')).toHaveCount(0);
});

test('the dialogs opened by events are accessible in both themes', async ({ page, open }) => {
  await open('full', '/users/started');
  const all: readonly (readonly [string, object])[] = [
    ['pre-release', genAi],
    ['cloud-workload', {}],
    ['ai-companion', {}],
  ];
  for (const [id, params] of all) {
    await show(page, id, params);
    await expect(box(page, id)).toBeVisible();
    await expect(box(page, id)).not.toHaveAttribute('data-state', 'loading');
    await expectAccessibleInBothThemes(page, `[data-dialog="${id}"]`);
    await page.keyboard.press('Escape');
    await expect(box(page, id)).toHaveCount(0);
  }
});
