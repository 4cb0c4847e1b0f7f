import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import caseAlerts from '~/generated/console/dialogs/case-alerts';
import { showDialog } from '~/tests/harness/view/show-dialog';
import { json } from '~/tests/harness/view/support';

test('a form whose cases say nothing of themselves has its lines and buttons as other forms', async () => {
  const { calls } = await showDialog(caseAlerts, { ids: ['WB-1'], name: 'Loader' });
  await calls[0]?.answer(json({ data: { items: [{ id: 'CASE-1', name: 'Campaign' }], total: 1, asOf: '' } }));
  const dialog = within(screen.getByTestId('dialog'));
  const form = (await dialog.findByRole('radio', { name: 'New case' })).closest<HTMLElement>('.descry-form');
  expect([form?.dataset['cases'], dialog.getAllByText('New case').length]).toEqual([undefined, 1]);
  await userEvent.click(dialog.getByRole('radio', { name: 'Existing case' }));
  expect(dialog.queryByRole('textbox', { name: 'Name of the case' })).toBeNull();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Case' }));
  await userEvent.click(dialog.getByRole('option', { name: /Campaign/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(calls[1]?.body).toEqual({ ids: ['WB-1'], caseId: 'CASE-1' });
});
