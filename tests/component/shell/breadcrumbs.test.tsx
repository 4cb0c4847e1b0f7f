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
  const button = inside('breadcrumbs').getByRole('button', { name: 'Steps before' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  const panel = screen.getByRole('dialog', { name: 'Steps before' });
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Area', 'RemotePreview']);
  await userEvent.click(within(panel).getByRole('link', { name: 'Remote' }));
  await calm();
  expect(window.location.hash).toBe('#/admin/remote');
  expect(screen.queryByRole('dialog', { name: 'Steps before' })).toBeNull();
});

test('steps without room are folded from the first on, until only the last of two is cut', async () => {
  // All letters of the line together have room or are cut.
  const shown = (): number =>
    [...document.querySelectorAll('[data-crumb] > [dir]')].map(({ textContent }) => textContent).join('').length;
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => (shown() > 15 ? 3 : 1));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1);
  await openConsole({ at: '/app/ddr', menu });
  vi.restoreAllMocks();
  const items = inside('breadcrumbs').getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['', 'RemotePreview', 'Entry 88']);
  await userEvent.click(inside('breadcrumbs').getByRole('button', { name: 'Steps before' }));
  expect(screen.getByRole('dialog', { name: 'Steps before' }).textContent).toContain('Area');
});

test('a way that fits has no button', async () => {
  await openConsole({ at: '/app/ddr', menu });
  expect(inside('breadcrumbs').getAllByRole('listitem')).toHaveLength(3);
  expect(inside('breadcrumbs').queryByRole('button')).toBeNull();
});
