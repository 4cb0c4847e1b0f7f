import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll } from 'vitest';
import { calm, openConsole, type Given } from '../app/console';
import { json } from '../api-client';
import type { FakePage } from '../fake-page';

// The first use would otherwise be timed with the loading of the chunk.
beforeAll(() => import('~/shell/notifications/NotificationPanel'));

const now = Date.UTC(2025, 2, 1, 9, 30);
/** The moment that is so many minutes ago. */
export const minutes = (count: number): number => now - count * 60_000;

/** An item of the answer. */
export const item = (members: object = {}) => ({ id: 'n-1', type: 0, level: 'info', time: minutes(30), ...members });
/** An answer; it was last read an hour ago. */
export const list = (...notifications: unknown[]) => json({ notifications, lastReadTime: minutes(60) });

/** A console whose start-up tasks have run. */
export async function open({
  counts = { counts: { 0: 3, 1: 5 } },
  ...given
}: Given & { counts?: unknown; list?: Response }) {
  const opened = await openConsole({
    ...given,
    answers: {
      'notifications/counts': counts instanceof Response ? counts : json(counts),
      'notifications/languages/en': given.list ?? list(),
    },
  });
  await act(() => opened.clock.advance(500));
  await calm();
  return opened;
}

/** The same with the panel open. */
export async function openPanel(given: Parameters<typeof open>[0]) {
  const user = userEvent.setup();
  const opened = await open(given);
  await user.click(screen.getByTestId('notifications'));
  await calm();
  return { user, ...opened };
}

/** The items shown. */
export const rows = () => screen.getAllByTestId('notification');
/** The windows that were opened. */
export const openedBy = (page: FakePage) => page.done.filter((line) => line.startsWith('open '));
/** The only item shown. */
export const row = (): HTMLElement => screen.getByTestId('notification');
/** The panel of the shown tab. */
export const panel = (): HTMLElement => screen.getByRole('tabpanel');
