import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { dispatch } from './support/drawer';

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

test('the form begins with what is known of the user', async ({ page, open }) => {
  await open('itops', '/users/started');
  await openForm(page);
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Contact name')).toHaveValue('dmitri.hale');
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(
    'dmitri.hale@northgate-managed-services.example',
  );
  await expect(dialog.getByLabel('Phone number')).toHaveValue('');
  await expect(dialog.getByLabel('Case type')).toHaveValue('');
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await expect(dialog.getByRole('radio', { name: 'Phone' })).toBeChecked();
  await expect(dialog).toContainText('Only phone is available at the moment.');
  await expect(dialog.getByLabel('Case type').getByRole('option')).toHaveText([
    /Choose/,
    ...['Subscription Support', 'User Management Support', 'Threat Concern', 'Technical Support'],
  ]);
  await expect(dialog.getByLabel('Severity').getByRole('option')).toHaveText([
    /Choose/,
    ...['General Guidance P4', 'System Impaired P3', 'Production System Impaired P2'],
    ...['Production System Down P1', 'Business-Critical System Down P0'],
  ]);
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

const limits: [keyof typeof filled, { fits: string; tooMuch: string; message: string }][] = [
  ['name', { fits: 'n'.repeat(100), tooMuch: 'n'.repeat(101), message: 'Contact name' }],
  ['email', { fits: 'a@b.example', tooMuch: `${'a'.repeat(60)}@${'bcd.'.repeat(48)}example`, message: required }],
  ['phoneNumber', { fits: '1'.repeat(100), tooMuch: '1'.repeat(101), message: required }],
  ['memo', { fits: 'm'.repeat(500), tooMuch: 'm'.repeat(501), message: required }],
];

for (const [property, { fits, tooMuch, message }] of limits) {
  test(`${property} has its limit`, async ({ page, open, demo }) => {
    await open('itops', '/users/started');
    await openForm(page);
    await fill(page, { [property]: tooMuch });
    await send(page).click();
    await expect.poll(() => messages(page)).toEqual([[property, message]]);
    expect(demo.calls('sendSupportForm')).toEqual([]);
    await fill(page, { [property]: fits });
    await send(page).click();
    await expect(dialogOf(page)).toHaveCount(0);
    expect(demo.calls('sendSupportForm').map(({ body }) => body)).toEqual([{ ...filled, [property]: fits }]);
  });
}

for (const email of ['nobody', 'a@', '@b.example', 'a b@c.example']) {
  test(`"${email}" is no address of a mailbox`, async ({ page, open, demo }) => {
    await open('itops', '/users/started');
    await openForm(page);
    await fill(page, { email });
    await send(page).click();
    await expect.poll(() => messages(page)).toEqual([['email', required]]);
    expect(demo.calls('sendSupportForm')).toEqual([]);
  });
}

test('a sent case is told, closes the form and leaves it as new', async ({ page, open, demo }) => {
  await open('itops', '/users/started');
  await openForm(page);
  await fill(page);
  await send(page).click();
  await expect(page.getByTestId('toast')).toHaveText(/Your support case was sent\./);
  await expect(page.getByTestId('toast')).toHaveAttribute('data-intent', 'success');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByTestId('help-menu')).toBeFocused();
  expect(demo.calls('sendSupportForm').map(({ body }) => body)).toEqual([filled]);
  await openForm(page);
  await expect(dialogOf(page).getByLabel('Description')).toHaveValue('');
  await expect(dialogOf(page).getByLabel('Contact name')).toHaveValue('dmitri.hale');
});

test('a case that could not be sent is told and kept', async ({ page, open, demo }) => {
  await demo.next('sendSupportForm', { status: 500, body: {} });
  await open('itops', '/users/started');
  await openForm(page);
  await fill(page);
  await send(page).click();
  await expect(page.getByTestId('toast')).toHaveAttribute('data-intent', 'danger');
  await expect(page.getByTestId('toast')).toHaveText(/Something went wrong/);
  await expect(dialogOf(page).getByLabel('Description')).toHaveValue(filled.memo);
  await expect(dialogOf(page).getByLabel('Severity')).toHaveValue(filled.severity);
  expect(demo.calls('sendSupportForm')).toHaveLength(1);
  await send(page).click();
  await expect(dialogOf(page)).toHaveCount(0);
});

test('a double click sends one case', async ({ page, open, demo }) => {
  await demo.next('sendSupportForm', { delayMs: 300 });
  await open('itops', '/users/started');
  await openForm(page);
  await fill(page);
  await send(page).dblclick();
  await expect(dialogOf(page)).toHaveCount(0);
  expect(demo.calls('sendSupportForm')).toHaveLength(1);
});

test('cancelling sends nothing', async ({ page, open, demo }) => {
  await open('itops', '/users/started');
  await openForm(page);
  await fill(page);
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  expect(demo.calls('sendSupportForm')).toEqual([]);
});

test('outside of the government cloud mail is offered too', async ({ page, open, demo }) => {
  await demo.config({ region: '' });
  await open('full', '/users/started');
  await dispatch(page, 'console:open-dialog', { dialog: 'support-case' });
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByRole('radio', { name: 'Phone' })).toBeChecked();
  await expect(dialog).not.toContainText('Only phone is available');
  await fill(page);
  await dialog.getByRole('radio', { name: 'Email' }).check({ force: true });
  await send(page).click();
  await expect(dialog).toHaveCount(0);
  expect(demo.calls('sendSupportForm').map(({ body }) => body)).toEqual([{ ...filled, contactMethod: 'Email' }]);
});
