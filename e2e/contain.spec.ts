import { story } from '../demo/company/story';
import { expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';
import { drawerOf } from './support/drawer';
import { goTo } from './support/screens';

/** The largest number of clicks and entered texts from a list of alerts to a contained and closed one. */
const maxActions = 25;

test('an analyst takes the alert of an intrusion, isolates its server and closes the alert in few actions', async ({
  page,
  open,
  demo,
}) => {
  await open('full', `/workbench?q=${story.workbench}`);
  let actions = 0;
  const act = async (action: Promise<void>): Promise<void> => {
    actions += 1;
    await action;
  };
  const dialog = page.getByRole('dialog').last();
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await act(page.getByRole('grid').locator('tr[data-item="0"] [data-column="name"]').click());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await act(page.getByRole('link', { name: 'SRV-FILE01' }).first().click());
  await act(drawerOf(page).getByRole('button', { name: 'Respond' }).click());
  await act(page.getByRole('menuitem', { name: 'Isolate endpoint' }).click());
  await expect(dialog).toContainText('loses all others');
  await expectAccessibleInBothThemes(page, '[role="dialog"]');
  await act(dialog.getByRole('textbox', { name: 'Reason' }).fill('It reads customer contracts.'));
  await act(dialog.getByRole('button', { name: 'Isolate endpoint' }).click());
  await expect(page.getByText(/^Isolate endpoint: started for /)).toBeVisible();
  await act(drawerOf(page).getByRole('button', { name: 'Close', exact: true }).click());
  await act(button('Close alert').click());
  await act(dialog.getByRole('radio', { name: 'True positive' }).check());
  await act(dialog.getByRole('textbox').fill('The server is isolated, the account is disabled.'));
  await act(dialog.getByRole('button', { name: 'Close alert' }).click());
  await expect(page.locator('[data-field="status"]').first()).toContainText('true positive');
  expect(actions).toBeLessThanOrEqual(maxActions);
  expect(demo.calls('startResponse')).toHaveLength(1);

  await goTo(page, '/app/response');
  await expect(page.getByRole('row', { name: /SRV-FILE01.*Isolate endpoint/ })).toBeVisible();
  await goTo(page, '/admin/log');
  await expect(page.getByRole('row', { name: /Isolated an endpoint.*It reads customer contracts/ })).toBeVisible();
});
