import { story } from '../demo/company/story';
import { expect, test } from './support/console';
import { drawerOf } from './support/drawer';

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
});
