import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { calm, entry, inside, openConsole } from '../../harness/app/console';

vi.mock(import('~/generated/console/console'), async (importOriginal) => {
  const { settings } = await importOriginal();
  return { settings: { ...settings, menu: { ...settings.menu, crumbs: 3 } } };
});

const remote = entry(602, { title: 'Remote', preview: true, children: [entry(88)] });
const menu = [entry('a', { title: 'Area', children: [remote] })];

test('the middle of a long way is folded behind a button, and its steps can be followed', async () => {
  // A page without keys of its own adds a fourth step.
  await openConsole({ at: '/admin/remote/approval_list', menu: [entry('b', { title: 'Base', children: menu })] });
  const shown = inside('breadcrumbs').getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Base', '', 'Remote support approvals']);
  const button = inside('breadcrumbs').getByRole('button', { name: 'Steps in between' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  const panel = screen.getByRole('dialog', { name: 'Steps in between' });
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Area', 'RemotePreview']);
  await userEvent.click(within(panel).getByRole('link', { name: 'Remote' }));
  await calm();
  expect(window.location.hash).toBe('#/admin/remote');
  expect(screen.queryByRole('dialog', { name: 'Steps in between' })).toBeNull();
});

test('a way that fits has no button', async () => {
  await openConsole({ at: '/app/ddr', menu });
  expect(inside('breadcrumbs').getAllByRole('listitem')).toHaveLength(3);
  expect(inside('breadcrumbs').queryByRole('button')).toBeNull();
});
