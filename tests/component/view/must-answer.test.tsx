import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { dialogs } from '~/generated/console/catalogue';
import type { DialogId } from '~/generated/console/ids';
import { preloadMustAnswer } from '~/view/dialog/preload-dialog';
import { calm, openConsole } from '../../harness/app/console';

// Fetching code takes time of its own, for which no test waits.
beforeAll(() => import('~/view/dialog/DialogView'));

afterEach(() => {
  vi.restoreAllMocks();
});

test.each<[DialogId, { want: boolean }]>([
  ['site-notice', { want: true }],
  ['terms', { want: false }],
  ['session-kicked', { want: false }],
  ['access-changed', { want: false }],
])(
  'the message in place of a dialog that cannot be loaded can be closed only if the dialog can be dismissed: %s',
  async (id, { want }) => {
    vi.spyOn(dialogs[id], 'load').mockRejectedValue(new Error('No network.'));
    const { app } = await openConsole({ at: '/users/about' });
    act(() => void app.services().overlays.show(id));
    await calm();
    const box = await screen.findByTestId('dialog');
    expect(box.dataset['dialog']).toBe(id);
    expect(within(box).queryByRole('button', { name: 'Close' }) !== null).toBe(want);
    await userEvent.keyboard('{Escape}');
    expect(box.isConnected).toBe(!want);
  },
);

test.each([
  [1, 'Sign in again', /^assign \/saml\/ssoLogin\?/],
  [2, 'Sign out', /^assign \/saml\/ssoLogout/],
  [3, 'Sign out', /^assign \/saml\/ssoLogout/],
])('changed access of the kind %i has one button, "%s", which leads out [SH-LC-13, SH-LC-14]', async (...row) => {
  const [logoutType, name, want] = row;
  const { app, clock, page } = await openConsole({ at: '/users/about' });
  act(() => void app.services().overlays.show('access-changed', { logoutType }));
  await calm();
  const buttons = within(await screen.findByTestId('dialog')).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([name]);
  await userEvent.click(buttons[0] ?? document.body);
  await act(() => clock.advance(2000));
  expect(page.done.at(-1)).toMatch(want);
});

test('exactly the dialogs whose descriptor demands an answer are loaded in advance', async () => {
  const shipped = await Promise.all(
    Object.entries(dialogs).map(async ([id, { load }]) => ({ id, closing: (await load()).default.closing })),
  );
  const mustAnswer = shipped.flatMap(({ id, closing }) => (closing === 'must-answer' ? [id] : []));
  expect(mustAnswer).toContain('session');
  const loads = Object.entries(dialogs).map(([id, entry]) => [id, vi.spyOn(entry, 'load')] as const);
  await preloadMustAnswer();
  const loaded = loads.flatMap(([id, load]) => (load.mock.calls.length > 0 ? [id] : []));
  expect(loaded.toSorted()).toEqual(mustAnswer.toSorted());
});
