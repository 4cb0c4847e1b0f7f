import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Screen } from '~/generated/contract/descriptor-types';
import { address, calm, entry, openConsole } from '../../harness/app/console';

const described = vi.hoisted(() => {
  const text = (key: string) => ({ key, text: key });
  const inner = (id: string): Screen => ({
    ...{ id, kind: 'sections', needs: [], name: () => 'Name of its own' },
    filters: [{ type: 'text', id: 'q', label: text('Search') }],
    sections: [
      { id: 'facts', title: text(id), fields: [{ type: 'text', id: 'fact', label: text('Fact'), value: () => id }] },
    ],
  });
  const tabs: Screen = {
    ...{ id: 'platform-directory', kind: 'tabs' },
    tabs: [
      { id: 'secret', title: text('Secret'), screen: 'audit-log', visibleWhen: () => false },
      { id: 'all', title: text('All'), screen: 'platform-directory-all' },
      { id: 'new', title: text('New'), screen: 'platform-directory-pre-release' },
    ],
  };
  return [tabs, inner('audit-log'), inner('platform-directory-all'), inner('platform-directory-pre-release')];
});

vi.mock(import('~/generated/console/catalogue'), async (original) => {
  const all = await original();
  const ownTabs = described.map(
    (one) => [one.id, { id: one.id, load: () => Promise.resolve({ default: one }) }] as const,
  );
  return { ...all, screens: { ...all.screens, ...Object.fromEntries(ownTabs) } };
});

beforeAll(async () => {
  await import('~/app/ScreenPage');
  await import('~/view/screen/SectionsScreen');
  await import('~/view/screen/TabsScreen');
});

const path = '/admin/sitemap';
const open = async (query = '') => {
  const world = await openConsole({ at: `${path}${query}`, menu: [entry(604, { title: 'Directory' })] });
  await waitFor(() => expect(screen.getByRole('tablist')).toBeTruthy());
  return world;
};
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
const shown = () => screen.getByRole('tabpanel').querySelector('[data-screen]')?.getAttribute('data-screen');
const show = async (name: string) => {
  await userEvent.click(screen.getByRole('tab', { name }));
  await calm();
};

test.each([
  ['without a position the first that is to be seen', '', 'All'],
  ['its position, hidden tabs counted', '?tab=3', 'New'],
  ['a hidden tab means the first', '?tab=1', 'All'],
  ['a position beyond the last', '?tab=9', 'All'],
  ['a position that is none', '?tab=-3', 'All'],
  ['a word', '?tab=new', 'All'],
])('the address chooses the tab: %s', async (_, query, want) => {
  await open(query);
  expect(chosen()).toBe(want);
  expect(address()).toBe(`${path}${query}`);
});

test('a page has one heading, that of its route; a screen behind a tab has none', async () => {
  await open('?tab=3');
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Directory']);
  expect(document.title).toBe('Directory - Descry');
  expect(shown()).toBe('platform-directory-pre-release');
});

test('another tab leaves behind what belongs to the one before, keeps drawer and period, and finds its own again', async () => {
  const shared = 'from=1740000000&to=1740100000';
  await open(`?tab=3&q=loader&sort=-name&page=2&columns=a,b&${shared}`);
  await show('All');
  expect(address()).toBe(`${path}?${shared}&tab=2`);
  await show('New');
  expect(Object.fromEntries(new URLSearchParams(address().slice(path.length)))).toEqual({
    ...{ tab: '3', q: 'loader', sort: '-name', page: '2', columns: 'a,b' },
    ...{ from: '1740000000', to: '1740100000' },
  });
});

test('each tab is a step of the history', async () => {
  await open();
  await show('New');
  expect(chosen()).toBe('New');
  window.history.back();
  await waitFor(() => expect(chosen()).toBe('All'));
});
