import type { Page } from '@playwright/test';
import { hashes, story } from '../demo/company/story';
import { expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';
import { drawerOf, openDrawer, panelWithData } from './support/drawer';

const tasksButton = (page: Page) => page.getByTestId('tasks');
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Tasks' });

/** Starts a response for the object of the open drawer by keyboard. */
async function respond(page: Page, name: string): Promise<void> {
  await drawerOf(page).getByRole('button', { name: 'Respond' }).press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.getByRole('menuitem', { name }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await giveReason(page, name);
}

/** Types the reason, and goes by keys to the button behind the other controls. */
async function giveReason(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('textbox', { name: 'Reason' }).focus();
  await page.keyboard.type('Loader of the campaign');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name })).toBeFocused({ timeout: 200 });
  }).toPass();
  await page.keyboard.press('Enter');
}

test('the header counts the tasks of the analyst, who starts them by keys and undoes them: ended, or just started', async ({
  page,
  open,
  demo,
}) => {
  await open('full', '/users/started');
  await expect(tasksButton(page)).toHaveAccessibleName('Tasks, 1 has not ended');
  await openDrawer(page, { search_type: 3, id: hashes.invoiceViewer });
  await panelWithData(page, 'basic');
  await respond(page, 'Add to block list');
  await expect(tasksButton(page)).toHaveAccessibleName('Tasks, 2 have not ended');
  await expect(drawerOf(page).getByRole('button', { name: 'Respond' })).toBeFocused();
  const ended = page.getByTestId('toast').filter({ hasText: 'Add to block list: done' });
  await expect(ended).toBeVisible({ timeout: 20_000 });
  await expect(tasksButton(page)).toHaveAccessibleName('Tasks, 1 has not ended');
  await page.keyboard.press('z');
  await expect(ended).toBeHidden();
  await giveReason(page, 'Remove from block list');
  await expect.poll(() => demo.calls('startResponse').length).toBe(2);
  expect(demo.calls('startResponse').at(-1)?.body).toMatchObject({
    action: 'unblock-object',
    targets: [{ id: hashes.invoiceViewer }],
  });

  await openDrawer(page, { search_type: 8, id: story.fileServer });
  await panelWithData(page, 'basic');
  await respond(page, 'Isolate endpoint');
  await expect(drawerOf(page).locator('[data-field="isolation_status"]')).toContainText('Pending');
  await page
    .getByTestId('toast')
    .filter({ hasText: 'Isolate endpoint: started for' })
    .getByRole('button', { name: 'Undo' })
    .last()
    .click();
  await expect(page.getByText('1 task cancelled')).toBeVisible();
  expect(demo.calls('cancelResponseTask')).toHaveLength(1);
});

test('the panel of tasks is used by keyboard alone: a task is cancelled, and one that has ended is undone', async ({
  page,
  open,
}) => {
  await open('full', '/users/started');
  await expect(tasksButton(page)).toHaveAccessibleName('Tasks, 1 has not ended');
  await page.keyboard.press('g');
  await page.keyboard.press('k');
  const panel = panelOf(page);
  const pending = panel.getByTestId('task').filter({ hasText: story.laptopName });
  await expect(pending).toContainText('Isolate endpoint');
  await expect(pending).toContainText('Running');
  await expect(pending.getByRole('progressbar')).toBeVisible();
  await expectAccessibleInBothThemes(page, '[role="dialog"]');
  await pending.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(pending).toContainText('Cancelled');
  await expect(tasksButton(page)).toHaveAccessibleName('Tasks');
  await panel.getByRole('link', { name: 'All tasks' }).press('Enter');
  await expect(page).toHaveURL(/#\/app\/response/);
  await expect(panel).toBeHidden();

  await test.step('an object of the panel opens its drawer, and a task leads to its lines of the log', async () => {
    await tasksButton(page).press('Enter');
    const task = panel.getByTestId('task').filter({ hasText: story.laptopName });
    await task.getByRole('link', { name: story.laptopName }).press('Enter');
    await expect(drawerOf(page)).toContainText(story.laptopName);
    await tasksButton(page).press('Enter');
    await task.getByRole('link', { name: 'Audit log' }).press('Enter');
    await expect(page).toHaveURL(/#\/admin\/log\?.*q=FIN-LT-014/);
  });
});

test('a row of the list of tasks undoes what it did', async ({ page, open, demo }) => {
  await open('full', '/app/response?q=invoice%204471');
  const row = page.getByRole('row', { name: /Quarantine message/ });
  await row.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Undo' }).click();
  await giveReason(page, 'Release from quarantine');
  await expect.poll(() => demo.calls('startResponse').length).toBe(1);
  expect(demo.calls('startResponse')[0]?.body).toMatchObject({
    action: 'release-message',
    targets: [{ id: story.mail }],
  });
});
