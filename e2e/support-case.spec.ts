import type { Page } from '@playwright/test';
import { expect, test } from './support/console';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Contact Support' });
const required = 'Please fill in required field.';
const filled = {
  name: 'Dmitri Hale',
  email: 'dmitri@example.com',
  phoneNumber: '+1 555 0100',
  caseType: 'Threat Concern',
  severity: 'System Impaired P3',
  memo: 'The loader is back.',
  contactMethod: 'Phone',
} as const;

/** Opens the form as a user of the government cloud does. */
async function openForm(page: Page): Promise<void> {
  await page.getByTestId('help-menu').click();
  await expect(dialogOf(page).getByLabel('Contact name')).toBeFocused();
}

async function fill(page: Page, values: Partial<Record<keyof typeof filled, string>> = {}): Promise<void> {
  const all = { ...filled, ...values };
  const dialog = dialogOf(page);
  await dialog.getByLabel('Contact name').fill(all.name);
  await dialog.getByLabel('Email', { exact: true }).first().fill(all.email);
  await dialog.getByLabel('Phone number').fill(all.phoneNumber);
  await dialog.getByLabel('Case type').selectOption(all.caseType);
  await dialog.getByLabel('Severity').selectOption(all.severity);
  await dialog.getByLabel('Description').fill(all.memo);
}

const send = (page: Page) => dialogOf(page).getByRole('button', { name: 'Send' });
const messages = (page: Page) =>
  dialogOf(page)
    .locator('[data-error-for]')
    .evaluateAll((list) =>
      list.map((each) => [each instanceof HTMLElement ? each.dataset.errorFor : '', each.textContent]),
    );

test.beforeEach(async ({ demo }) => {
  await demo.config({ region: 'GOV_US' });
});

test('an empty form shows every message, sends nothing and leads to the first mistake', async ({
  page,
  open,
  demo,
}) => {
  await open('itops', '/users/started');
  await openForm(page);
  await dialogOf(page).getByLabel('Contact name').fill('');
  await dialogOf(page).getByLabel('Email', { exact: true }).fill('');
  await send(page).click();
  await expect
    .poll(() => messages(page))
    .toEqual([
      ['name', 'Contact name'],
      ['email', required],
      ['phoneNumber', required],
      ['caseType', required],
      ['severity', required],
      ['memo', required],
    ]);
  await expect(dialogOf(page).getByLabel('Contact name')).toBeFocused();
  await expect(dialogOf(page).getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialogOf(page).getByLabel('Phone number')).toHaveAccessibleDescription(required);
  await fill(page);
  await expect.poll(() => messages(page)).toEqual([]);
  expect(demo.calls('sendSupportForm')).toEqual([]);
});
