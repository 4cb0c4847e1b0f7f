import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';
import { dispatch } from './support/drawer';

const box = (page: Page, id: string) => page.locator(`[data-testid="dialog"][data-dialog="${id}"]`);
const show = (page: Page, dialog: string, params: object = {}) =>
  dispatch(page, 'console:open-dialog', { dialog, ...params });

const genAi = { key: 'ai-companion', needAction: true, disclaimer: 'genAI' };

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
