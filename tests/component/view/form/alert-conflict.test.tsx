import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import alertClose from '~/generated/console/dialogs/alert-close';
import alertEdit from '~/generated/console/dialogs/alert-edit';
import { showDialog } from '~/tests/harness/view/show-dialog';
import { json } from '~/tests/harness/view/support';

const versions = (...of: string[]): Response => json({ data: { versions: of } });
const dialog = () => within(screen.getByTestId('dialog'));
const warning = () => dialog().queryByText(/changed since this page was loaded/);
const reason = () => screen.getByRole('textbox', { name: /Reason/ });
const closeIt = () => userEvent.click(screen.getByRole('button', { name: 'Close alert' }));

async function fillIn(): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: 'True positive' }));
  await userEvent.type(reason(), 'Loader removed');
}

test('an alert that a colleague has changed meanwhile is not closed, and what was typed is sent the next time', async () => {
  const { calls } = await showDialog(alertClose, { ids: ['WB-1'], versions: ['v1'] });
  expect(calls[0]?.body).toEqual({ ids: ['WB-1'] });
  await calls[0]?.answer(versions('v1'));
  await fillIn();
  expect(warning()).toBeNull();
  await closeIt();
  expect(calls[1]?.body).toMatchObject({ versions: ['v1'] });
  await calls[1]?.answer(json({}, 412));
  expect(dialog().getByRole('alert').textContent).toContain('Somebody has changed this');
  expect(reason()).toHaveProperty('value', 'Loader removed');
  await calls[2]?.answer(versions('v2'));
  expect(warning()).not.toBeNull();
  await closeIt();
  expect(calls[3]?.body).toEqual({
    ...{ ids: ['WB-1'], versions: ['v2'] },
    ...{ status: 'closedTruePositive', reason: 'Loader removed' },
  });
});

test('that one of several alerts has changed since the list was loaded is shown before anything is sent', async () => {
  const { calls } = await showDialog(alertClose, { ids: ['WB-1', 'WB-2'], versions: ['v1', 'v1'] });
  await calls[0]?.answer(versions('v1', 'v2'));
  expect(warning()?.textContent).toContain('Some of these alerts');
  await fillIn();
  await closeIt();
  expect(calls[1]?.body).toMatchObject({ ids: ['WB-1', 'WB-2'], versions: ['v1', 'v2'] });
});

test('while the versions are not known nothing can be sent', async () => {
  const { calls } = await showDialog(alertClose, { ids: ['WB-1'], versions: ['v1'] });
  await calls[0]?.answer(json({}, 500));
  await fillIn();
  await closeIt();
  expect(calls).toHaveLength(1);
});

test('what the analyst has not changed is not sent, so that a second try leaves the change of the colleague', async () => {
  const opened = { ids: ['WB-1'], versions: ['v1'], status: 'new', ownerId: 'a1', severity: 'high' };
  const { calls } = await showDialog(alertEdit, opened);
  await calls[0]?.answer(json({ data: [{ id: 'a1', name: 'Ada', role: 'Analyst' }] }));
  await calls[1]?.answer(versions('v1'));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Severity/ }), 'Critical');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(calls.at(-1)?.body).toEqual({ ids: ['WB-1'], versions: ['v1'], severity: 'critical' });
});
