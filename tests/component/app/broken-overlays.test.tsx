import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { dialogs } from '~/generated/console/catalogue';
import { arm } from '../../harness/app/bomb';
import { opened } from '../../harness/app/breakable-console';
import { calm } from '../../harness/app/console';

vi.mock('~/view/dialog/DialogView', async (original) =>
  (await import('../../harness/app/bomb')).plant(await original(), 'DialogView', 'dialog'),
);
vi.mock('~/shell/clock/ClockPanel', async (original) =>
  (await import('../../harness/app/bomb')).plant(await original(), 'ClockPanel', 'header panel'),
);
vi.mock('~/shell/header/MenuEntry', async (original) =>
  (await import('../../harness/app/bomb')).plant(await original(), 'MenuEntry', 'header menu'),
);

beforeAll(() =>
  Promise.all([
    import('~/view/form/FormView'),
    import('~/view/dialog/DialogView'),
    import('~/shell/clock/ClockPanel'),
    ...Object.values(dialogs).map(({ load }) => load()),
  ]),
);
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  arm(undefined);
  cleanup();
  vi.restoreAllMocks();
});

test('of two dialogs the one that breaks while it closes leaves the other as it is', async () => {
  const { app } = await opened();
  const { overlays } = app.services();
  act(() => void overlays.show('support-case'));
  await calm();
  const first = screen.getByTestId('dialog');
  act(() => void overlays.show('language'));
  await calm();
  arm('dialog', 'clean-up');
  act(() => overlays.close(overlays.open.get()[1]?.key ?? 0));
  await calm();
  expect(screen.getByTestId('dialog')).toBe(first);
});

test('a dialog that must be answered stays when it breaks, and the console can be reloaded', async () => {
  const { app, page } = await opened();
  arm('dialog', 'render');
  act(() => void app.services().overlays.show('terms'));
  await calm();
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog.getByRole('button', { name: 'Reload the console' }));
  expect(page.done).toContain('reload');
});

test('the focus goes into what tells of the error, and back on closing', async () => {
  await opened();
  act(() => screen.getByTestId('clock').focus());
  arm('header panel', 'effect');
  await userEvent.click(screen.getByTestId('clock'));
  await calm();
  expect(screen.queryByRole('dialog', { name: 'Server time' })?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Server time' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByTestId('clock'));
});

test('Escape closes a menu of the header that ran into an error, and gives the focus back', async () => {
  await opened();
  arm('header menu', 'effect');
  await userEvent.click(screen.getByTestId('user-menu'));
  await calm();
  expect(screen.getByText('Trace ID: trace-1')).toBeTruthy();
  arm(undefined);
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('.descry-header-box')).toBeNull();
  expect(document.activeElement).toBe(screen.getByTestId('user-menu'));
});
