import { hashes, story } from '../demo/company/story';
import { expect, test } from './support/console';
import { expectAccessible } from './support/axe';
import { dispatch, drawerOf } from './support/drawer';

const process = {
  artifactUniqueId: story.process,
  sha1: hashes.invoiceViewer,
  xdrDeviceId: 'dev-fin-lt-014',
  pid: 7312,
  fullPath: 'D:\\invoice_viewer.exe',
  commandLine: '"D:\\invoice_viewer.exe" /open Invoice_4471.pdf',
  eventTime: '2026-11-18T08:00:00Z',
};

test('a process of the tree is folded, and chosen for its techniques, by keys [DR-OP-39]', async ({ page, open }) => {
  await open('full', '/users/started');
  await dispatch(page, 'console:open-drawer', { search_type: 13, id: story.process, process });
  const tree = drawerOf(page).getByRole('treegrid', { name: 'Processes' });
  await expect(tree.getByRole('row', { level: 2 })).toContainText('p-2');
  await tree.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tree.getByRole('row', { level: 2 })).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(tree.getByRole('row', { level: 2 })).toContainText('p-2');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(tree.getByRole('row', { selected: true })).toContainText('p-2');
  await drawerOf(page).getByRole('tab', { name: 'Capability' }).click();
  await expect(drawerOf(page).locator('[data-field="tagging"] tbody tr')).toHaveCount(2);
});

test('the tree of an alert begins at its process, and keys lead from there to a drawer and to the page of a process', async ({
  page,
  open,
}) => {
  await open('full', `/workbench/${story.workbench}`);
  const tree = page.getByRole('treegrid', { name: 'Process tree' });
  const current = tree.getByRole('row', { name: 'invoice_viewer.exe Malicious' });
  await tree.scrollIntoViewIfNeeded();
  await expect(current).toBeInViewport();
  await expect(current).toHaveAttribute('aria-current', 'true');
  await tree.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(drawerOf(page)).toContainText('PID 7420');
  await drawerOf(page).getByRole('button', { name: 'Process tree', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'rundll32.exe' })).toBeVisible();
  await expect(page.getByRole('treegrid').locator('[aria-current]')).toContainText('cdnsync.dll');
  await expectAccessible(page);
});

test('of millions of bytes any is reached by its offset, and by keys [DR-OP-40]', async ({ page, open, demo }) => {
  const content = Array.from({ length: 3000 }, () => Array.from({ length: 1000 }, () => '41').join(' '));
  await demo.next('fileContentHex', { body: { file_content: content } });
  await open('full', '/users/started');
  await dispatch(page, 'console:open-drawer', { search_type: 3, id: hashes.invoiceViewer, tabId: 3 });
  await drawerOf(page).getByRole('button', { name: 'File content hex view' }).click();
  const dialog = page.getByRole('dialog', { name: 'File content hex view' });
  const grid = dialog.getByRole('grid', { name: 'Content' });
  await expect(grid).toHaveAttribute('aria-rowcount', '60000');
  await dialog.getByRole('textbox', { name: 'Go to offset' }).fill('2dc6bf');
  await page.keyboard.press('Enter');
  await expect(grid).toBeFocused();
  await expect(grid.getByRole('row', { selected: true })).toBeInViewport();
  await expect(dialog.getByText('Offset 002dc6bf: 41 (65)')).toBeVisible();
  await page.keyboard.press('Control+Home');
  await expect(grid.getByRole('row').first()).toBeInViewport();
  await expect(dialog.getByText('Offset 00000000: 41 (65)')).toBeVisible();
  await expect.poll(() => grid.getByRole('row').count()).toBeLessThan(60);
});
