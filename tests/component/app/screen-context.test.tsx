import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Screen } from '~/generated/contract/descriptor-types';
import { visibleText } from '~/lib/visible-text';
import { json } from '../../harness/api-client';
import { address, calm, entry, inside, openConsole, profileOf } from '../../harness/app/console';

const described = vi.hoisted(() => {
  const text = (key: string) => ({ key, text: key });
  const list: Screen = {
    id: 'workbench',
    kind: 'sections',
    needs: [],
    filters: [{ type: 'text', id: 'q', label: text('Search') }],
    sections: [{ id: 'all', title: text('All alerts'), fields: [] }],
  };
  const detail: Screen = {
    id: 'workbench-alert',
    kind: 'sections',
    name: (s: Reads) => s['alert']?.['name'],
    needs: ['alert'],
    sources: { alert: { operation: 'alertQuery', path: { id: (s: Reads) => s['address']?.['tail'] } } },
    sections: [{ id: 'facts', title: text('Facts'), fields: [] }],
  };
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  return { list, detail, held, go };
});
type Reads = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

vi.mock(import('~/generated/console/catalogue'), async (original) => {
  const all = await original();
  const entryOf = (one: Screen) => ({ id: one.id, load: () => Promise.resolve({ default: one }) });
  return {
    ...all,
    screens: {
      ...all.screens,
      workbench: entryOf(described.list),
      'workbench-alert': entryOf(described.detail),
      'data-inventory': { id: 'list', load: () => described.held.then(() => ({ default: described.list })) },
    },
  };
});

beforeAll(async () => {
  await import('~/app/ScreenPage');
  await import('~/view/screen/SectionsScreen');
  await import('~/view/screen/TableScreen');
});

const menu = [entry('area', { title: 'Area', children: [entry(5, { title: 'Bench' })] })];
const named = (name: string) => json({ data: { name } });
const crumbs = () =>
  inside('breadcrumbs')
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const heading = () => screen.getByRole('heading', { level: 1 });

test('a page names itself: title of the window, heading and last breadcrumb, until it is left', async () => {
  const { go } = await openConsole({ at: '/workbench/WB%2F1', menu, answers: { 'WB%2F1': named('Loader on LT-1') } });
  await waitFor(() => expect(heading().textContent).toBe('Loader on LT-1'));
  expect(document.title).toBe('Loader on LT-1 - Descry');
  expect(crumbs()).toEqual(['Area', 'Bench', 'Loader on LT-1']);
  await go('/users/about');
  expect(document.title).not.toContain('Loader');
  expect(crumbs().join()).not.toContain('Loader');
  await go('/workbench');
  expect(heading().textContent).toBe('Bench');
  expect(crumbs()).toEqual(['Area', 'Bench']);
});

test('until its name is known, and when it cannot be known, a page bears the title of its route and the tail of its address', async () => {
  await openConsole({ at: '/workbench/WB-1', menu, answers: { 'WB-1': json({}, 500) } });
  expect(heading().textContent).toBe('Bench');
  expect(crumbs()).toEqual(['Area', 'Bench', 'WB-1']);
});

test('a hostile name is text, and what turns the writing in it is a code point', async () => {
  const name = '<b>x</b>\u202Egnp.exe';
  await openConsole({ at: '/workbench/WB-1', menu, answers: { 'WB-1': named(name) } });
  await waitFor(() => expect(heading().textContent).toBe(visibleText(name)));
  expect(document.title).toBe(`${visibleText(name)} - Descry`);
});

test('the way back from one thing leads to its list as it was looked at, the drawer left out', async () => {
  const { go } = await openConsole({
    at: '/workbench?q=loader&page=3&profile=6&profileId=x',
    menu,
    answers: { 'WB-1': named('First') },
  });
  await go('/workbench/WB-1');
  const back = inside('breadcrumbs').getByRole('link', { name: 'Bench' });
  await userEvent.click(back);
  await calm();
  expect(address()).toBe('/workbench?q=loader&page=3');
});

test('a link to one thing that comes from elsewhere leads back to the whole list', async () => {
  await openConsole({ at: '/workbench/WB-1', menu, answers: { 'WB-1': named('First') } });
  const back = inside('breadcrumbs').getByRole('link', { name: 'Bench' });
  expect(back.getAttribute('href')).toBe('#/workbench');
});

test('the title of a screen gets the focus when it comes, unless the reader has gone elsewhere meanwhile', async () => {
  const { go } = await openConsole({ at: '/users/about', menu: [...menu, entry(73)] });
  await go('/workbench');
  await waitFor(() => expect(document.activeElement).toBe(heading()));
  expect(heading().textContent).toBe('Bench');
  act(() => screen.getByTestId('brand').focus());
  await go('/workbench?q=x');
  expect(document.activeElement).toBe(screen.getByTestId('brand'));
});

test('while a screen is loaded the title of its route is there with the focus, and hands it on', async () => {
  const { go } = await openConsole({ at: '/users/about', menu: [entry(899), entry(73)] });
  await go('/app/data-inventory');
  await waitFor(() => expect(heading().hasAttribute('data-waiting')).toBe(true));
  expect(document.activeElement).toBe(heading());
  act(() => described.go());
  await waitFor(() => expect(heading().hasAttribute('data-waiting')).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(heading()));
});

test('one thing after another is drawn from the start', async () => {
  const { go, requested } = await openConsole({
    at: '/workbench/WB-1',
    menu,
    answers: { 'WB-1': named('First'), 'WB-2': named('Second') },
  });
  await waitFor(() => expect(heading().textContent).toBe('First'));
  await go('/workbench/WB-2');
  await waitFor(() => expect(heading().textContent).toBe('Second'));
  expect(requested.filter((path) => path.includes('WB-'))).toHaveLength(2);
  expect(within(screen.getByRole('main')).queryByText('First')).toBeNull();
});

test('the results of a search have one picker of the period: that beside the bar of the search', async () => {
  await openConsole({
    at: '/app/global-search?keyword=a',
    menu: [entry(8601)],
    profile: profileOf('ents'),
    answers: { 'overview/api/v1/search': json({ data: { items: [], total: 0, counts: [], asOf: null } }) },
  });
  await screen.findByText('Nothing was found.');
  expect(screen.queryByTestId('screen-period')).toBeNull();
  expect(screen.getAllByTestId('period')).toHaveLength(1);
});
