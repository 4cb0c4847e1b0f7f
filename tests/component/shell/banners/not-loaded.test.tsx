import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { calm } from '~/tests/harness/app/console';
import { openAlerts } from '~/tests/harness/shell/banners/support';

let isOffline = true;
vi.mock(import('~/shell/banners/BannerList'), async (load) => {
  if (isOffline) throw new Error('The network is gone.');
  return load();
});

test('a session that was ended elsewhere is signed out even if the code of the banners cannot be loaded', async () => {
  const { page, pass } = await openAlerts({ notification: { modal: { isKickingAction: true } } });
  expect(await screen.findByText(/Announcements could not be loaded/)).toBeTruthy();
  await pass(92_100);
  expect(page.done.some((line) => line.includes('ssoLogout'))).toBe(true);
});

test('that announcements could not be loaded is told, and can be tried again', async () => {
  await openAlerts({ notification: { idp: true } });
  expect(await screen.findByText(/Announcements could not be loaded/)).toBeTruthy();
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(async () => {
    await calm();
    expect(screen.queryByText(/Announcements could not be loaded/)).toBeNull();
  });
});
