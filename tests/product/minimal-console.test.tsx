import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Screen } from '~/generated/contract/descriptor-types';
import { isRecord } from '~/lib/json';
import { ScreenContext } from '~/view/screen/screen-context';
import { ScreenView } from '~/view/screen/ScreenView';
import { openConsole, part } from '../harness/app/console';
import { json, setUp } from '../harness/view/support';
import { minimal, moduleOf } from '../harness/product/minimal-console';

// The frame around the page is that of a console with the fewest files.
vi.mock('~/generated/console/console', async () =>
  (await import('../harness/product/minimal-console')).constantOf('console', 'settings'),
);
vi.mock('~/generated/console/header', async () =>
  (await import('../harness/product/minimal-console')).constantOf('header', 'header'),
);
vi.mock('~/generated/console/engine', async () =>
  (await import('../harness/product/minimal-console')).constantOf('engine', 'engine'),
);

test('the fewest files make a console without a diagnostic', () => {
  expect(minimal.diagnostics).toEqual([]);
  expect(minimal.files.get('src/generated/console/header.ts')).toContain("text: 'Sensors'");
});

test('its frame has the title, the shortcuts of the engine and a menu for the person, and no part that it does not name', async () => {
  await openConsole({ at: '/app/ddr' });
  expect(part('brand')?.textContent).toBe('Sensors');
  for (const absent of ['search', 'clock', 'company-menu', 'notifications', 'tasks', 'help-menu', 'partner-menu'])
    expect(part(absent)).toBeNull();
  const user = userEvent.setup();
  await user.click(screen.getByTestId('user-menu'));
  expect(screen.getByRole('menu').querySelector('.descry-menu-person')).toBeNull();
  const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(entries).toEqual(['Go to a page, an object or a command', 'Keyboard shortcuts']);
  await user.keyboard('{Escape}');
  await act(() => user.keyboard('?'));
  const dialog = await screen.findByRole('dialog', { name: /shortcuts/i });
  const shown = [...dialog.querySelectorAll<HTMLElement>('[data-shortcut]')].map((one) => one.dataset['shortcut']);
  expect(shown).toEqual(['palette', 'help', 'undo', 'next', 'previous', 'cell-menu', 'theme', 'home']);
});

test('its screen lists what its operation answers', async () => {
  const value = await moduleOf('screens/sensors');
  if (!isScreen(value)) throw new Error('The module is no screen.');
  const items = [{ id: 'one', account: 'ada' }];
  const { show } = await setUp({ fetch: () => Promise.resolve(json({ data: { items, total: 1 } })) });
  const around = {
    title: 'Sensors',
    tail: '',
    period: { from: 0, to: 1 },
    periodPicker: null,
    renewPeriod: () => undefined,
    setMeta: () => undefined,
  };
  await show(
    <ScreenContext value={around}>
      <ScreenView screen={value} search="" />
    </ScreenContext>,
  );
  const table = await screen.findByRole('grid');
  await within(table).findByText('ada');
});

const isScreen = (value: unknown): value is Screen => isRecord(value) && 'kind' in value && 'id' in value;
