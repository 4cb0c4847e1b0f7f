import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { routes } from '~/generated/console/routes';
import { isPageRoute } from '~/shell/routing/route-paths';
import { address, calm, entry, openConsole } from '../../harness/app/console';

const described = routes.find((route) => isPageRoute(route) && route.screen === 'mobile-inventory')?.path ?? '';

beforeAll(async () => {
  await import('~/app/ScreenPage');
  await import('~/view/screen/TableScreen');
  await import('~/view/drawer/DrawerHost');
});

function textFilter(): Element {
  const field = screen.getByTestId('screen').querySelector('input[data-filter="q"]');
  if (!field) throw new Error('There is no filter yet.');
  return field;
}

test('a filter that is set while a drawer is open does not draw the drawer again', async () => {
  const { page } = await openConsole({ at: described, menu: [entry(8701)] });
  const field = await waitFor(() => textFilter(), { timeout: 10_000 });
  await act(async () => page.fire('console:open-drawer', { detail: { search_type: 8, id: 'x' } }));
  const tab = await screen.findByRole('tab', { name: 'Policy' }, { timeout: 10_000 });
  await userEvent.type(field, 'admin{Enter}');
  await calm();
  await waitFor(() => expect(address()).toMatch(/q=admin/));
  expect(address()).toContain('profileId=x');
  expect(tab.isConnected).toBe(true);
});
