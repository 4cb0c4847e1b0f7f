import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import timeZone from '~/generated/console/dialogs/time-zone';
import { showDialog } from '~/tests/harness/view/show-dialog';
import { json } from '~/tests/harness/view/support';

const offered = ['Asia/Tokyo', 'Europe/Berlin'].map((id) => ({ id, label: id, offset: '+00:00' }));
const zones = (saved: string, version: string): Response =>
  new Response(JSON.stringify({ data: { timeZone: saved, offered } }), {
    headers: { 'Content-Type': 'application/json', ETag: version },
  });
const notice = () => within(screen.getByTestId('dialog')).queryByRole('alert');
const chosen = () => screen.getByRole('combobox', { name: /Time zone/ });

test('a form says that somebody else has changed it, keeps what was chosen, and saves the next time', async () => {
  const { calls, services } = await showDialog(timeZone);
  await calls[0]?.answer(zones('Asia/Tokyo', '"v1"'));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(calls[1]?.headers).toMatchObject({ 'if-match': '"v1"' });
  await calls[1]?.answer(json({}, 412));
  expect(notice()?.textContent).toContain('Somebody has changed this');
  expect(services.toasts.list.get()).toEqual([]);
  expect(calls[2]?.method).toBe('GET');
  await calls[2]?.answer(zones('Europe/Berlin', '"v2"'));
  expect(chosen()).toHaveProperty('value', 'Asia/Tokyo (+00:00)');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(notice()).toBeNull();
  expect(calls[3]?.headers).toMatchObject({ 'if-match': '"v2"' });
});
