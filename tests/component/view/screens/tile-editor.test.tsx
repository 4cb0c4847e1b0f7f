import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { screens } from '~/generated/console/catalogue';
import type { TilesScreen } from '~/generated/contract/descriptor-types';
import { getOwn } from '~/lib/get-own';
import { emptyMenu } from '~/session/menu';
import { json } from '~/tests/harness/view/support';
import { showTiles } from '~/tests/harness/view/screens/tiles-support';
import { text } from '~/tests/harness/view/screens/tiles-words';

// Fetching code takes time of its own, for which no test waits.
beforeAll(() =>
  Promise.all([
    import('~/view/screen/tiles/edit/TileEditor'),
    import('~/view/screen/table/saved-views/ViewDialogs'),
    import('~/view/screen/table/saved-views/SavedViewsMenu'),
  ]),
);

const number = (id: string, title: string, visible = true) =>
  ({
    type: 'number',
    id,
    title: text(title),
    needs: [],
    value: () => 1,
    span: 4,
    visibleWhen: () => visible,
  }) as const;
const tiles = [number('a', 'Alerts'), number('b', 'Assets'), number('c', 'Emails'), number('d', 'Secret', false)];
const saved = { id: 'v1', name: 'Night shift', owner: 'Ada', mine: true, shared: false, version: '"1"' };

/** Shows a dashboard that can be arranged. The server has these views. */
async function arrange(views: readonly object[] = [], view?: string, over: Partial<TilesScreen> = {}) {
  const bodies: unknown[] = [];
  const stored = [...views];
  const world = await showTiles(tiles, {
    arrangeable: true,
    ...over,
    view,
    options: {
      fetch: async (request) => {
        if (request.method === 'GET') return json({ data: { views: stored, defaultId: null } });
        const body: unknown = await request.json();
        const index = stored.findIndex((each) => getOwn(each, 'id') === 'v1');
        if (request.method === 'PUT') {
          const version = request.headers.get('If-Match');
          if (version !== null && version !== getOwn(stored[index], 'version')) return json({}, 412);
          bodies.push(body);
          stored[index] = { ...saved, ...Object(body), version: '"3"' };
          return json({ data: stored[index] });
        }
        bodies.push(body);
        const view = { ...saved, ...Object(body), id: 'v2' };
        stored.push(view);
        return json({ data: view });
      },
    },
  });
  const user = userEvent.setup();
  return { ...world, user, bodies, stored };
}

const shown = () => screen.getAllByRole('group').flatMap(({ dataset }) => dataset['arranged'] ?? []);
const onPage = () => [...document.querySelectorAll<HTMLElement>('[data-tile]')].map(({ dataset }) => dataset['tile']);
const button = (name: string) => screen.getByRole('button', { name });
const announced = () =>
  within(screen.getByTestId('tile-editor'))
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

test('a tile is moved by the arrow keys of its handle and by buttons, and each move is announced', async () => {
  const { user } = await arrange();
  await user.click(button('Customize'));
  expect(shown()).toEqual(['a', 'b', 'c']);
  expect(document.activeElement).toBe(button('Add tiles ...'));
  button('Move Alerts').focus();
  await user.keyboard('{ArrowRight}');
  expect([shown(), announced()]).toEqual([['b', 'a', 'c'], 'Alerts: position 2 of 3']);
  expect(document.activeElement).toBe(button('Move Alerts'));
  await user.keyboard('{End}');
  expect(shown()).toEqual(['b', 'c', 'a']);
  await user.click(button('Move Emails forward'));
  expect([shown(), announced()]).toEqual([['c', 'b', 'a'], 'Emails: position 1 of 3']);
  expect(button('Move Emails forward').getAttribute('aria-disabled')).toBe('true');
});

test('a tile gets another width and is removed, changes are undone one by one, and a reset leads to the shipped arrangement', async () => {
  const { user } = await arrange();
  await user.click(button('Customize'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Width of Alerts' }), '1/2');
  expect(announced()).toBe('Alerts: width 1/2');
  await user.click(button('Remove Assets'));
  expect([shown(), announced()]).toEqual([['a', 'c'], 'Assets was removed']);
  expect(document.activeElement).toBe(button('Move Emails'));
  await user.click(button('Undo'));
  expect(shown()).toEqual(['a', 'b', 'c']);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Width of Alerts' }).value).toBe('6');
  await user.click(button('Reset'));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Width of Alerts' }).value).toBe('4');
});

test('the gallery offers what the user may see, marks what is there, and adds the rest', async () => {
  const { user } = await arrange();
  await user.click(button('Customize'));
  await user.click(button('Remove Assets'));
  await user.click(button('Add tiles ...'));
  const gallery = within(screen.getByRole('dialog', { name: 'Add tiles' }));
  expect(gallery.getAllByRole('listitem').map(({ dataset }) => dataset['tileOffered'])).toEqual(['a', 'b', 'c']);
  expect(gallery.getByRole('button', { name: 'Alerts is on the dashboard' })).toBeDefined();
  await user.type(gallery.getByRole('searchbox'), 'asse');
  expect(gallery.getAllByRole('listitem')).toHaveLength(1);
  await user.click(gallery.getByRole('button', { name: 'Add Assets' }));
  expect(gallery.getByRole('button', { name: 'Assets is on the dashboard' })).toBeDefined();
  await user.keyboard('{Escape}');
  expect(shown()).toEqual(['a', 'c', 'b']);
  expect(document.activeElement).toBe(button('Add tiles ...'));
});

test('Cancel takes everything back, Done leaves it as it is on this browser', async () => {
  const { user } = await arrange();
  await user.click(button('Customize'));
  await user.click(button('Remove Assets'));
  await user.click(button('Cancel'));
  expect(onPage()).toEqual(['a', 'b', 'c']);
  expect(document.activeElement).toBe(button('Customize'));
  await user.click(button('Customize'));
  await user.click(button('Remove Alerts'));
  await user.click(button('Done'));
  expect(onPage()).toEqual(['b', 'c']);
});

test('an arrangement is saved as a view with the tiles that the user may not see', async () => {
  const { user, bodies } = await arrange();
  await user.click(button('Customize'));
  await user.click(button('Move Emails forward'));
  await user.click(button('Save as new view ...'));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Mail first{Enter}');
  await waitFor(() => expect(screen.queryByTestId('tile-editor')).toBeNull());
  expect(bodies).toEqual([
    {
      list: 'board',
      name: 'Mail first',
      shared: false,
      state: { tiles: ['a', 'c', 'b', 'd'].map((tile) => ({ tile, span: 4 })) },
    },
  ]);
  expect(onPage()).toEqual(['a', 'c', 'b']);
});

test('an arrangement that a colleague has saved meanwhile is replaced only on demand, and what was arranged is not lost', async () => {
  const stateOf = (ids: string) => ({ tiles: [...ids].map((tile) => ({ tile, span: 4 })) });
  const { user, bodies, stored } = await arrange([{ ...saved, state: stateOf('abcd') }], 'v1');
  await user.click(button('Customize'));
  await user.click(button('Remove Assets'));
  stored[0] = { ...saved, version: '"2"', state: stateOf('bad') };
  await user.click(button('Save'));
  const conflict = await screen.findByRole('dialog', { name: 'The view has changed meanwhile' });
  expect(bodies).toEqual([]);
  await user.click(within(conflict).getByRole('button', { name: 'Cancel' }));
  expect(shown()).toEqual(['a', 'c']);
  stored[0] = { ...saved, version: '"2b"', state: stateOf('bad') };
  await user.click(button('Save'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(screen.queryByTestId('tile-editor')).toBeNull());
  expect(bodies).toEqual([expect.objectContaining({ name: 'Night shift', state: stateOf('acd') })]);
  expect(onPage()).toEqual(['a', 'c']);
});

test('an opened view shows its tiles that are known and permitted', async () => {
  const state = { tiles: [...'cxda'].map((tile) => ({ tile, span: 6 })) };
  await arrange([{ ...saved, state }], 'v1');
  expect(onPage()).toEqual(['c', 'a']);
});

test('a view whose tiles are malformed shows the dashboard as it is shipped', async () => {
  await arrange([{ ...saved, state: { tiles: [{ tile: 'c', span: 'wide' }] } }], 'v1');
  expect(onPage()).toEqual(['a', 'b', 'c']);
});

test('tiles of other dashboards are added where their conditions are true, and a view that has them shows them', async () => {
  const mail: TilesScreen = {
    id: 'email-dashboard',
    kind: 'tiles',
    needs: [],
    tiles: [number('a', 'Quarantined'), number('b', 'Hidden', false)],
  };
  vi.spyOn(screens['email-dashboard'], 'load').mockResolvedValue({ default: mail });
  const unseen = vi.spyOn(screens['network-overview'], 'load');
  const gallery = [
    { id: 'mail', title: text('Email'), screen: 'email-dashboard', routes: [] },
    { id: 'net', title: text('Network'), screen: 'network-overview', routes: [], visibleWhen: () => undefined },
  ] as const;
  const tilesOfView = ['mail/b', 'mail/a', 'net/all', 'a'].map((tile) => ({ tile, span: 6 }));
  const { user } = await arrange([{ ...saved, state: { tiles: tilesOfView } }], 'v1', { gallery });
  await waitFor(() => expect(onPage()).toEqual(['a', 'a']));
  expect(screen.getByRole('group', { name: 'Quarantined' })).toBeDefined();
  await user.click(button('Customize'));
  await user.click(button('Remove Quarantined'));
  await user.click(button('Add tiles ...'));
  const email = within(screen.getByRole('region', { name: 'Email' }));
  expect(email.getAllByRole('listitem').map(({ dataset }) => dataset['tileOffered'])).toEqual(['mail/a']);
  expect(screen.queryByRole('region', { name: 'Network' })).toBeNull();
  expect(unseen).not.toHaveBeenCalled();
  await user.click(email.getByRole('button', { name: 'Add Quarantined' }));
  await user.keyboard('{Escape}');
  expect(shown()).toEqual(['a', 'mail/a']);
});

test('the gallery has no tile of a dashboard whose pages the menu hides', async () => {
  const posture: TilesScreen = { id: 'security-posture', kind: 'tiles', needs: [], tiles: [number('a', 'Index')] };
  const load = vi.spyOn(screens['security-posture'], 'load').mockResolvedValue({ default: posture });
  const entry = { id: 'posture', title: text('Posture'), screen: 'security-posture' } as const;
  const { user, signedIn } = await arrange([], undefined, { gallery: [{ ...entry, routes: ['/securityposture'] }] });
  const allow = (...ids: readonly string[]) =>
    act(() => {
      const menu = { ...emptyMenu, allowed: new Set(ids) };
      signedIn.set({ ...signedIn.get(), menu: { state: 'loaded', value: menu } });
    });
  allow('2');
  await user.click(button('Customize'));
  await user.click(button('Add tiles ...'));
  expect(screen.queryByRole('region', { name: 'Posture' })).toBeNull();
  expect(load).not.toHaveBeenCalled();
  // The key of the route of the page.
  allow('2', '1');
  expect(await screen.findByRole('button', { name: 'Add Index' })).toBeDefined();
});
