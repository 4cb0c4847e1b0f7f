import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';
import { dispatch } from './support/drawer';

const part = (page: Page, id: string) => page.locator(`[data-part="${id}"]`);
const field = (scope: Locator, name: string) => scope.locator(`[name="${name}"]`);
const runIn = (scope: Locator) => scope.getByRole('button', { name: 'Run' });

async function openForms(page: Page): Promise<void> {
  await dispatch(page, 'console:open-dialog', { dialog: 'attack-simulator', slide: 1 });
  await expect(runIn(part(page, 'anomaly'))).toBeEnabled();
}

test('by keyboard alone a use case is chosen, mended and run', async ({ page, open, demo }) => {
  await open('full', '/users/started');
  await openForms(page);
  const form = part(page, 'anomaly');
  await test.step('the messages of a form and its open list are accessible', async () => {
    await runIn(form).press('Enter');
    await expect(field(form, 'appliance')).toBeFocused();
    await expect(form.locator('[data-error-for="appliance"]')).toHaveText('Select an appliance.');
    await page.keyboard.press('ArrowDown');
    await expect(form.getByRole('listbox')).toBeInViewport({ ratio: 1 });
    await expectAccessibleInBothThemes(page, '[data-testid="dialog"]');
    await page.keyboard.press('Escape');
    await expect(form.getByRole('listbox')).toHaveCount(0);
  });
  await field(form, 'use_case_num').focus();
  await page.keyboard.type('Excessive');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ddi');
  await page.keyboard.press('Enter');
  await expect(field(form, 'appliance')).toHaveValue('DDI-OSLO-1 (10.20.1.21)');
  await page.keyboard.press('Tab');
  await page.keyboard.type('8.8.8.8');
  await page.keyboard.press('Tab');
  await page.keyboard.type(' 203.0.113.9 ');
  await page.keyboard.press('Enter');
  await expect(field(form, 'client_ip')).toBeFocused();
  await expect(form.locator('[data-error-for]')).toHaveText(['Enter a private IP address.']);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('10.0.0.5');
  await expect(form.locator('[data-error-for]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('toast')).toHaveText('The simulation was started.');
  await expect(page.getByTestId('toast')).toHaveAttribute('data-intent', 'success');
  expect(demo.calls('triggerAnomalySimulation').map(({ body }) => body)).toEqual([
    {
      guid: 'ddi-21',
      source_host: 'DDI-OSLO-1',
      source_ip: '10.20.1.21',
      product_code: 'ddi',
      use_case_num: 'SNB-AD-9',
      client_ip: '10.0.0.5',
      server_ip1: '203.0.113.9',
      server_ip2: '',
      server_ip3: '',
    },
  ]);
});
