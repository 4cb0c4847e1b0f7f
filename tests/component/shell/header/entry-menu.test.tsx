import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { header } from '~/generated/console/header';
import type { Button } from '~/generated/contract/descriptor-types';
import { openConsole, part, profileOf } from '~/tests/harness/app/console';

const entries = vi.hoisted(() => {
  const list: Button[] = [
    { id: 'mail', label: { key: 'x.mail', text: 'Write a mail' }, action: { type: 'mail', subject: () => 'Hello' } },
    {
      id: 'call',
      as: 'phone',
      label: { key: 'x.call', text: 'Call us' },
      enabledWhen: (scope) => scope['region'] === 'UAE',
      disabledReason: { key: 'x.reason', text: 'Nobody answers here.' },
      action: { type: 'mail', subject: () => 'Call' },
    },
    {
      id: 'leave',
      label: { key: 'x.leave', text: 'Leave for good' },
      confirm: { key: 'x.sure', text: 'Really?' },
      action: { type: 'mail', subject: () => 'Bye' },
    },
  ];
  return list;
});

vi.mock('~/generated/console/header', async (load) => {
  const original = await load<{ header: typeof header }>();
  return { header: { ...original.header, help: { ...original.header.help, entries } } };
});

const open = async () => {
  const world = await openConsole({ at: '/users/about', profile: profileOf('mspc') });
  await userEvent.click(screen.getByRole('button', { name: 'Help' }));
  return world;
};

test('several ways to help are a menu', async () => {
  const { page } = await open();
  expect(screen.getAllByRole('menuitem').map((item) => item.dataset['action'])).toEqual(['mail', 'phone', 'leave']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Write a mail' }));
  // The code of rare actions is loaded with the first of them.
  await waitFor(() => expect(page.done).toContain('assign mailto:?subject=Hello'));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(part('help-menu'));
});

test('an entry that cannot be used stays in reach, tells the reason and does nothing', async () => {
  const { page } = await open();
  await userEvent.keyboard('{ArrowDown}');
  const item = screen.getByRole('menuitem', { name: 'Call us' });
  expect(document.activeElement).toBe(item);
  expect(item.getAttribute('aria-disabled')).toBe('true');
  await userEvent.hover(item);
  expect(screen.getByRole('tooltip').textContent).toBe('Nobody answers here.');
  await userEvent.click(item);
  expect(screen.queryByRole('menu')).not.toBeNull();
  expect(page.done.filter((line) => line.includes('mailto'))).toEqual([]);
});

test('an entry that asks first does nothing until it is confirmed', async () => {
  const { page } = await open();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Leave for good' }));
  const confirm = await screen.findByRole('button', { name: 'Leave for good' });
  expect(page.done.filter((line) => line.includes('mailto'))).toEqual([]);
  await userEvent.click(confirm);
  await waitFor(() => expect(page.done).toContain('assign mailto:?subject=Bye'));
  expect(screen.queryByText('Really?')).toBeNull();
});
