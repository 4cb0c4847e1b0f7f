import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import caseEdit from '~/generated/console/dialogs/case-edit';
import { showDialog } from '~/tests/harness/view/show-dialog';
import { json } from '~/tests/harness/view/support';

const current = (version: string): Response => json({ data: { case: { id: 'CASE-1', version } } });
const dialog = () => within(screen.getByTestId('dialog'));
const warning = () => dialog().queryByText(/changed since this page was loaded/);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('a case that a colleague has changed is changed only in the version that the analyst was warned of', async () => {
  const opened = { id: 'CASE-1', version: 'v1', status: 'open', ownerId: 'a1', severity: 'high' };
  const { calls } = await showDialog(caseEdit, opened);
  await calls[0]?.answer(json({ data: [{ id: 'a1', name: 'Ada', role: 'Analyst' }] }));
  await calls[1]?.answer(current('v1'));
  expect(warning()).toBeNull();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Status/ }), 'Closed');
  await save();
  expect([calls[2]?.headers['if-match'], calls[2]?.body]).toEqual(['v1', { status: 'closed' }]);
  await calls[2]?.answer(json({}, 412));
  expect(dialog().getByRole('alert').textContent).toContain('Somebody has changed this');
  await calls[3]?.answer(current('v2'));
  expect(warning()).not.toBeNull();
  await save();
  expect([calls[4]?.headers['if-match'], calls[4]?.body]).toEqual(['v2', { status: 'closed' }]);
});

test('while the version of a case is not known nothing can be sent', async () => {
  const { calls } = await showDialog(caseEdit, { id: 'CASE-1', version: 'v1', status: 'open' });
  await calls[1]?.answer(json({}, 500));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Status/ }), 'Closed');
  await save();
  expect(calls).toHaveLength(2);
});
