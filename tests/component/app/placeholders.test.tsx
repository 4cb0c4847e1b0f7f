import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { address, calm, entry, inside, openConsole, profileOf, type Given } from '~/tests/harness/app/console';
import { settings } from '~/generated/console/console';

beforeAll(() => import('~/shell/palette/Palette'));

const menu = [
  entry('area', {
    title: 'Area',
    children: [entry(88, { title: 'Data detection' }), entry(5, { title: 'Workbench' })],
  }),
  entry('unfinished', { title: 'Unfinished', children: [entry(84, { title: 'Managed services' })] }),
  entry(890, { title: 'Help' }),
];
const profile = (permissions: object) =>
  profileOf('ents', {
    access: {
      ...{ console: 1, account: 1, company: 1, viewLicense: 1 },
      flagsState: { 'platform-data-query-preview': 1 },
      permissions,
    },
  });
const analyst = profile({ viewLicense: 1 });
const previewer = profile({ viewLicense: 1, previewPages: 1 });
const build = (given: Given) => openConsole({ at: '/users/started', version: '1', menu, profile: analyst, ...given });
const openGroup = (name: string) => userEvent.click(inside('side-menu').getByRole('button', { name }));

test('an entry without a page is marked, and is no link for those who may not open such pages', async () => {
  await build({});
  await openGroup('Area');
  expect(inside('side-menu').getByText('Data detection').closest('a')).toBeNull();
  expect(inside('side-menu').getAllByText('Coming soon')).toHaveLength(2);
  expect(inside('side-menu').getByRole('link', { name: 'Workbench' })).toBeTruthy();
});

test('who may open such pages follows the marked link', async () => {
  await build({ profile: previewer });
  await openGroup('Area');
  await userEvent.click(inside('side-menu').getByRole('link', { name: /Data detection\s*Coming soon/ }));
  await calm();
  expect(address()).toBe('/app/ddr');
  expect(screen.getByText('This page is not available yet.')).toBeTruthy();
});

test('with the setting "hide" entries without a page are left out, and groups without other entries', async () => {
  const { placeholders } = settings;
  Object.assign(settings, { placeholders: { inMenu: 'hide' } });
  try {
    await build({});
    await openGroup('Area');
    expect(inside('side-menu').queryByText('Data detection')).toBeNull();
    expect(inside('side-menu').queryByText('Unfinished')).toBeNull();
    expect(inside('side-menu').queryByText('Help')).toBeNull();
  } finally {
    Object.assign(settings, { placeholders });
  }
});

test('neither the start page nor the palette lead to a page that is not available yet', async () => {
  await build({ profile: previewer });
  const started = inside('screen');
  expect(started.getByRole('link', { name: 'Workbench' })).toBeTruthy();
  expect(started.queryByRole('link', { name: 'Data detection' })).toBeNull();
  expect(started.queryByRole('heading', { name: 'Unfinished' })).toBeNull();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('option', { name: 'Workbench Area' })).toBeTruthy();
  expect(screen.queryByRole('option', { name: /Data detection/ })).toBeNull();
});

test('an entry of the header that leads to such a page is disabled and says why', async () => {
  await build({});
  await userEvent.click(screen.getByTestId('user-menu'));
  await calm();
  const preferences = screen.getByRole('menuitem', { name: 'Company profile' });
  expect(preferences.getAttribute('aria-disabled')).toBe('true');
  await userEvent.hover(preferences);
  expect(await screen.findByText('The page that this leads to is coming soon.')).toBeTruthy();
});

test('the page of such an address says so, and leads to the available pages of its group', async () => {
  await build({ at: '/app/ddr' });
  const related = within(screen.getByRole('navigation', { name: 'Related pages' }));
  expect(related.getAllByRole('link').map((link) => link.textContent)).toEqual(['Workbench']);
  expect(screen.getByRole('main').textContent).not.toContain('descriptors/');
});
