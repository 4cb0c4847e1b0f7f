import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import alertClose from '~/generated/console/dialogs/alert-close';
import alertEdit from '~/generated/console/dialogs/alert-edit';
import { showDialog } from '~/tests/harness/view/show-dialog';
import { json } from '~/tests/harness/view/support';

const alertAt = (version: string): Response =>
  new Response(JSON.stringify({ data: { id: 'WB-1' } }), {
    headers: { 'Content-Type': 'application/json', ETag: version },
  });
const reason = () => screen.getByRole('textbox', { name: /Reason/ });
const closeIt = () => userEvent.click(screen.getByRole('button', { name: 'Close alert' }));

test('an alert that a colleague has changed meanwhile is not closed, and what was typed is sent the next time', async () => {
  const { calls } = await showDialog(alertClose, { ids: ['WB-1'] });
  await calls[0]?.answer(alertAt('"v1"'));
  await userEvent.click(await screen.findByRole('radio', { name: 'True positive' }));
  await userEvent.type(reason(), 'Loader removed');
  await closeIt();
  expect(calls[1]?.headers).toMatchObject({ 'if-match': '"v1"' });
  await calls[1]?.answer(json({}, 412));
  expect(within(screen.getByTestId('dialog')).getByRole('alert').textContent).toContain('Somebody has changed this');
  expect(reason()).toHaveProperty('value', 'Loader removed');
  await calls[2]?.answer(alertAt('"v2"'));
  await closeIt();
  expect(calls[3]?.headers).toMatchObject({ 'if-match': '"v2"' });
  expect(calls[3]?.body).toMatchObject({ ids: ['WB-1'], status: 'closedTruePositive', reason: 'Loader removed' });
});

test('several alerts are closed whatever their versions are', async () => {
  const { calls } = await showDialog(alertClose, { ids: ['WB-1', 'WB-2'] });
  await userEvent.click(await screen.findByRole('radio', { name: 'True positive' }));
  await userEvent.type(reason(), 'Loader removed');
  await closeIt();
  expect(calls.map(({ method }) => method)).toEqual(['POST']);
  expect(calls[0]?.headers).not.toHaveProperty('if-match');
});

test('what the analyst has not changed is not sent, so that a second try leaves the change of the colleague', async () => {
  const opened = { ids: ['WB-1'], status: 'new', ownerId: 'a1', severity: 'high' };
  const { calls } = await showDialog(alertEdit, opened);
  await calls[0]?.answer(json({ data: [{ id: 'a1', name: 'Ada', role: 'Analyst' }] }));
  await calls[1]?.answer(alertAt('"v1"'));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Severity/ }), 'Critical');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const sent = calls.at(-1);
  expect(sent?.headers).toMatchObject({ 'if-match': '"v1"' });
  expect(sent?.body).toEqual({ ids: ['WB-1'], severity: 'critical' });
});
