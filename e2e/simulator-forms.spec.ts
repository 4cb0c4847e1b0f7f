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

test('forms with messages, and their open list, are accessible in both themes', async ({ page, open }) => {
  await open('full', '/users/started');
  await openForms(page);
  for (const id of ['anomaly', 'threat-actor']) {
    const form = part(page, id);
    await runIn(form).click();
    await expect(field(form, 'appliance')).toBeFocused();
    await expect(form.locator('[data-error-for="appliance"]')).toHaveText('Select an appliance.');
    await page.keyboard.press('ArrowDown');
    await expect(form.getByRole('listbox')).toBeInViewport({ ratio: 1 });
    await expectAccessibleInBothThemes(page, '[data-testid="dialog"]');
    await page.keyboard.press('Escape');
    await expect(form.getByRole('listbox')).toHaveCount(0);
  }
});

test('by keyboard alone a use case is chosen, mended and run', async ({ page, open, demo }) => {
  await open('full', '/users/started');
  await openForms(page);
  const form = part(page, 'anomaly');
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

test('another scenario may run meanwhile; a failure is told with its trace id [DG-TA-18]', async ({
  page,
  open,
  demo,
}) => {
  await open('full', '/users/started');
  await openForms(page);
  const form = part(page, 'threat-actor');
  await field(form, 'appliance').click();
  await form.locator('[data-value="tp-41"]').click();
  const calls = () => demo.calls('triggerThreatActorSimulation').map(({ status }) => status);
  const runs = async (scenario: string, statuses: readonly number[]) => {
    await form.locator(`[name="scenario"][data-value="${scenario}"]`).click();
    const hosts = form.locator('[name^="endpoint_ips."]');
    await expect(hosts).toHaveCount(scenario === 'apt28' ? 3 : 5);
    for (const [index, host] of (await hosts.all()).entries()) await host.fill(`10.0.0.${index + 1}`);
    await runIn(form).click();
    await expect.poll(calls).toEqual(statuses);
    await expect(runIn(form)).toBeEnabled();
  };
  await runs('apt28', [200]);
  await runs('black_basta', [200, 200]);
  await expect(page.getByTestId('toast').last()).toHaveText('The simulation was started.');
  await runs('apt28', [200, 200, 400]);
  const failed = page.locator('[data-testid="toast"][data-intent="warning"]');
  await expect(failed).toContainText('A simulation is still running.');
  await expect(failed).toContainText(/Trace ID: [0-9a-f-]{36}/);
});

test('ten thousand appliances open at once, and are searched as one types', async ({ page, open, demo }) => {
  const list = Array.from({ length: 10_000 }, (_, index) => ({
    hostname: `VNS-${index}`,
    device_ip: `10.${index >> 8}.${index & 255}.1`,
    device_id: `x${index}`,
    product_id: 'xns',
  }));
  const lists = { xnsDeviceList: list, ddiDeviceList: [], tpDeviceList: [] };
  await demo.next('getSimulationDevices', {
    body: { data: { behavior_anomaly_device_list: lists, threat_actor_simulation_device_list: lists } },
  });
  await open('full', '/users/started');
  await openForms(page);
  const form = part(page, 'anomaly');
  await field(form, 'appliance').click();
  const options = form.locator('[role="listbox"] [role="option"]');
  await expect(options.first()).toBeVisible();
  await expect.poll(() => options.count()).toBeLessThan(40);
  await page.keyboard.press('ArrowUp');
  await expect(form.locator('[data-value="x9999"]')).toHaveAttribute('aria-selected', 'true');
  await expect(form.locator('[data-value="x9999"]')).toBeInViewport();
  await page.keyboard.type('VNS-777');
  await expect(form.locator('.descry-choices-count')).toHaveText('11 to choose from');
  await page.keyboard.press('Enter');
  await expect(field(form, 'appliance')).toHaveValue(/^VNS-777 /);
});
