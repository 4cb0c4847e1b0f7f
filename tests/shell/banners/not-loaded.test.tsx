import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { calm } from '../../app/console';
import { openAlerts } from './support';

let attempts = 0;
vi.mock(import('../../../src/shell/banners/Alerts'), async (load) => {
  attempts += 1;
  if (attempts === 1) throw new Error('The network is gone.');
  return load();
});

test('that announcements could not be loaded is told, and can be tried again', async () => {
  await openAlerts({ notification: { idp: true } });
  expect(await screen.findByText(/Announcements could not be loaded/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(async () => {
    await calm();
    expect(screen.queryByText(/Announcements could not be loaded/)).toBeNull();
  });
});
