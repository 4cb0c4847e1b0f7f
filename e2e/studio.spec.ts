import { expect, type Page } from '@playwright/test';
import { violations } from './support/axe';
import { expectAccessible, part, select, test } from './support/studio';

test.describe.configure({ timeout: 150_000 });

const url = 'descriptors/drawers/url.json';
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test('says what is wrong where it is wrong, corrects it with one click, and shows the last state without mistakes', async ({
  studio,
}) => {
  const { page, console } = studio;
  const sent = errorsSentTo(page);
  await studio.open('drawers/url');
  await expect(console.getByText('Registrant name')).toBeVisible({ timeout: 60_000 });
  await select(page, 'url.registrantName');
  await page.keyboard.insertText('url.registrantNmae');
  const problem = page.getByRole('region', { name: 'Problems' }).getByRole('button', { name: /registrantNmae. is/ });
  await expect(problem).toContainText('Did you mean "registrantName"?');
  await expect(page.getByTestId('state')).toContainText('1 error. The preview shows the last state without errors.');
  await expect(console.getByText('Registrant name')).toBeVisible();
  await save(page).click();
  await expect.poll(sent).toContain('registrantNmae');
  await expect(console.locator('vite-error-overlay')).toHaveCount(0);
  await expect(console.getByText('Registrant name')).toBeVisible();
  await expectAccessible(page);
  await page.locator('.cm-lintRange-error').hover();
  await page.locator('.cm-tooltip').getByRole('button', { name: 'Write registrantName' }).click();
  await expect(problem).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Domain', exact: true }).click();
  await expect(page.locator('.studio-bar .studio-where')).toHaveText('descriptors/drawers/domain.json');
  const problems = page.getByRole('region', { name: 'Problems' });
  await problems.getByRole('button', { name: 'Write registrantName' }).click();
  await expect(problem).toHaveCount(0);
  await expect(page.locator('.cm-activeLine')).toContainText('url.registrantName');
  await save(page).click();
  await expect(page.getByTestId('state')).toHaveText('Everything is saved.');
  await test.step('in the form, below its control', async () => {
    await part(page, 'field Registrant name').click();
    await page.getByRole('button', { name: 'Form', exact: true }).click();
    const form = page.getByRole('region', { name: 'Form' });
    const value = form.getByLabel('Value *');
    const right = await value.inputValue();
    await value.fill(right.replace('registrantName', 'registrantNmae'));
    await form.getByRole('button', { name: /registrantName/ }).click();
    await expect(value).toHaveValue(right);
    await expectAccessible(page);
    await expect(page.getByTestId('state')).toHaveText('Everything is saved.');
  });
});

/** The last error that the development server has sent to the console, which would cover it. */
function errorsSentTo(page: Page): () => string {
  let last = '';
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).startsWith('{"type":"error"')) last = String(payload);
    }),
  );
  return () => last;
}

test('leads from a field to its line in the contract, from the console to the line, and completes what is typed', async ({
  studio,
}) => {
  const { page, console } = studio;
  await studio.open('drawers/url');
  // Until the preview has opened the drawer it may take the focus.
  await expect(console.getByText('Registrant name')).toBeVisible({ timeout: 60_000 });
  await test.step('to the contract and back to the descriptor', async () => {
    await select(page, 'url.registrantName');
    await page.keyboard.press('F12');
    const contract = page.getByRole('region', { name: 'Contract' });
    await expect(contract.getByRole('heading')).toContainText('openapi/svp.yaml, cannot be changed here');
    await expect(contract.locator('.cm-activeLine')).toContainText("registrantName: { type: [string, 'null'] }");
    await expectAccessible(page);
    await page.keyboard.insertText('x');
    await expect(contract.locator('.cm-activeLine')).toContainText("registrantName: { type: [string, 'null'] }");
    await page.keyboard.press('Escape');
    await expect(contract).toHaveCount(0);
    await expect(page.locator('.cm-activeLine')).toContainText('url.registrantName');
    await expect(page.getByRole('textbox', { name: 'Text of the descriptor' })).toBeFocused();
  });
  await test.step('from the console to the line, and an outline in the console of what the caret is in', async () => {
    await page.getByRole('button', { name: 'Find its line' }).click();
    await console.getByText('Panama').click();
    await expect(page.locator('.cm-activeLine')).toContainText('url.registrantCounty');
    await expect(console.locator('[data-studio-caret]')).toContainText('Panama');
    await part(page, 'field Domain').click();
    await expect(console.locator('[data-studio-caret]')).toContainText('parcel-notice.example');
  });
  await test.step('completes what is typed from the contract', async () => {
    await select(page, 'url.registrantName');
    await page.keyboard.type('url.regi');
    await page.keyboard.press('Control+Space');
    await page.getByRole('option', { name: /^registrantCounty/ }).click();
    const line = '"value": "url.registrantCounty", "label": "Registrant name"';
    await expect(page.getByTestId('editor')).toContainText(line);
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByTestId('state')).toHaveText('Everything is saved.');
  });
});

test('opens a file at its top with its group expanded, and goes back to where another one was', async ({ studio }) => {
  const { page } = studio;
  const outline = page.getByRole('navigation', { name: 'Console' });
  const groups = outline.getByRole('heading').getByRole('button', { expanded: true });
  await studio.open('drawers/url');
  await expect(groups).toHaveText([/^Drawers/]);
  await part(page, 'field Hosted IPs').click();
  await expect(page.locator('.cm-activeLine')).toContainText('url.hostedIP');
  const text = page.locator('.cm-scroller');
  const scroll = () => text.evaluate(({ scrollTop }) => scrollTop);
  const before = await scroll();
  expect(before).toBeGreaterThan(0);
  // Long lines are wrapped: nothing is to the right of the pane.
  expect(await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await outline.getByRole('button', { name: /^Screens/ }).click();
  await part(page, 'Workbench alert').click();
  await expect(page.locator('.studio-bar .studio-where')).toHaveText('descriptors/screens/workbench-alert.json');
  await expect(groups).toHaveText([/^Screens/, /^Drawers/]);
  await expect.poll(scroll).toBe(0);
  await outline.getByRole('button', { name: 'URL', exact: true }).click();
  await expect.poll(scroll).toBe(before);
  await part(page, 'field Domain').click();
  await expect(page.locator('.cm-activeLine')).toContainText('url.domainName');
  await outline.getByRole('button', { name: 'URL', exact: true }).click();
  await expect(page.locator('.cm-activeLine')).toHaveText('{');
  await expect.poll(scroll).toBe(0);
  await outline.getByRole('button', { name: /^Screens/ }).click();
  await expect(groups).toHaveText([/^Drawers/]);
  await test.step('finds a text of the console, and goes to the line that has it', async () => {
    await page.getByRole('searchbox', { name: 'Search descriptors and texts' }).fill('registrant na');
    await page
      .getByRole('region', { name: 'Texts' })
      .getByRole('button', { name: /^Registrant name.*drawers\/url$/ })
      .first()
      .click();
    await expect(page.locator('.cm-activeLine')).toContainText('Registrant name');
    expect(await violations(page, '.studio-outline')).toEqual([]);
  });
});

test('takes back the edits of several files in their order, and does them again', async ({ studio }) => {
  const { page } = studio;
  const [file, editor] = [page.locator('.studio-bar .studio-where'), page.getByTestId('editor')];
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const colorOfUndo = () => undo.locator('svg').evaluate((icon) => getComputedStyle(icon).color);
  await studio.open('drawers/domain');
  const disabled = await colorOfUndo();
  await select(page, '"globe-network"');
  await page.keyboard.insertText('"cube"');
  await page.getByRole('button', { name: 'URL', exact: true }).click();
  await expect(file).toHaveText('descriptors/drawers/url.json');
  await select(page, '"link"');
  await page.keyboard.insertText('"cube"');
  await expect(page.getByTestId('state')).toContainText('2 files are not saved.');
  expect(await colorOfUndo()).not.toBe(disabled);
  await undo.click();
  await expect(editor).toContainText('"icon": "link"');
  await expect(undo).toHaveAttribute('title', 'Undo: Domain');
  await page.getByRole('heading', { name: 'Descry Studio' }).click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(file).toHaveText('descriptors/drawers/domain.json');
  await expect(editor).toContainText('"icon": "globe-network"');
  await expect(page.getByTestId('state')).toHaveText('Everything is saved.');
  await expect(undo).toBeDisabled();
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(editor).toContainText('"icon": "cube"');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByTestId('state')).toHaveText('Everything is saved.');
});

test('shows each edit before it is saved: a text, and a field of the contract, moved with the keyboard and in a form', async ({
  studio,
  dev,
}) => {
  const { page, console } = studio;
  dev.commit();
  await studio.open('drawers/url', '&pane=answer');
  await expect(page.getByRole('button', { name: 'Add totalActivities' })).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  await expect(console.getByText('Web reputation score')).toBeVisible({ timeout: 90_000 });
  await select(page, '"Web reputation score"');
  await page.keyboard.insertText('"Reputation"  ');
  await expect(console.locator('dt', { hasText: 'Reputation' }).first()).toHaveText('Reputation');
  await expect(page.getByTestId('state')).toHaveText('The preview shows your edits. 1 file is not saved.');
  expect(dev.read(url)).toContain('"Web reputation score"');
  await part(page, 'field Domain').click();
  await page.getByRole('searchbox', { name: 'Search the answers' }).fill('totalActivities');
  await page.getByRole('button', { name: 'Add totalActivities' }).click();
  const labels = console.locator('dt');
  await expect(labels.filter({ hasText: 'Total activities' })).toBeVisible({ timeout: 60_000 });
  const added = part(page, 'field Total activities');
  await added.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(added).toBeFocused();
  await expect
    .poll(async () => (await labels.allTextContents()).slice(2, 5))
    .toEqual(['Object name', 'Total activities', 'Domain']);
  await page.getByRole('button', { name: 'Form', exact: true }).click();
  await added.click();
  const form = page.getByRole('region', { name: 'Form' });
  await form.getByLabel('Label *', { exact: true }).fill('Visits');
  await form.getByLabel('Visible when').fill("region == 'UEA'");
  await expect(form.getByRole('alert')).toContainText('Did you mean');
  await form.getByLabel('Visible when').fill("region != 'UAE'");
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(labels.filter({ hasText: 'Visits' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Changes' }).click();
  const changes = page.getByRole('region', { name: 'Changes' });
  await expect(changes.getByRole('listitem').filter({ hasText: 'field Visits added' })).toHaveCount(1);
  await expect(changes.getByRole('region', { name: 'New in the check' })).toContainText('has no Japanese text');
  const saveAll = page.getByRole('button', { name: 'Save all' });
  await saveAll.click();
  await expect(page.getByTestId('state')).toHaveText('Everything is saved.');
  await expect(saveAll).toBeDisabled();
  expect(dev.read(url)).toContain('"label": "Reputation",\n');
  expect(dev.read(url)).toMatch(/\{[^{}]*"url\.totalActivities"[^{}]*"label": "Visits"[^{}]*"region != 'UAE'"[^{}]*\}/);
  expect(dev.read(url).indexOf('"Visits"')).toBeLessThan(dev.read(url).indexOf('"Domain"'));
});
