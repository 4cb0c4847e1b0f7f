import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storedSequence } from '~/state/drawer/sequence';
import { describe, expect, test, vi } from 'vitest';
import type { Action, NumberTile, Tile } from '~/generated/contract/descriptor-types';
import { showTiles, tile } from '~/tests/harness/view/screens/tiles-support';
import { given, part, text } from '~/tests/harness/view/screens/tiles-words';

const number = (over: Partial<NumberTile> = {}): NumberTile => ({
  type: 'number',
  id: 'n',
  title: text('Alerts'),
  needs: [],
  value: given('now'),
  ...over,
});
const openDrawer: Action = { type: 'openDrawer', searchType: 5, objectId: part('id') };

describe('a number', () => {
  test('a number tile shows its number with the difference, its meaning, its rating and its note', async () => {
    const scale = {
      id: 's',
      of: 'number',
      rows: [{ from: 0, to: 9999, text: text('Many'), severity: 'high' }],
      else: 'dash',
    } as const;
    await showTiles([number({ before: given('before'), better: 'less', scale, note: text('In 30 days') })], {
      v: { now: 1232, before: 1100 },
    });
    const { textContent } = tile('n');
    expect(textContent).toBe('Alerts1,232Many12% more than beforeworseIn 30 days');
  });

  test.each([
    ['zero is a number', 0, '0'],
    ['a number below zero is a number', -3, '-3'],
    ['null is no data', null, 'No data'],
    ['text is no data', '12', 'No data'],
  ])('%s', async (_, now, want) => {
    await showTiles([number()], { v: { now } });
    expect(tile('n').textContent).toContain(want);
  });

  test.each([
    ['the whole is below the number of a tile, with grouped digits', 2000, 'of 2,000'],
    ['a whole that is no number is left out', 'many', ''],
  ])('%s', async (_, all, want) => {
    await showTiles([number({ of: given('all') })], { v: { now: 1749, all } });
    expect(tile('n').textContent).toBe(`Alerts1,749${want}`);
  });

  test.each<[string, Partial<NumberTile>, string]>([
    ['nothing', {}, '0'],
    ['the whole', { of: given('now') }, '1'],
    ['the time before and a note', { before: given('now'), note: text('In 30 days') }, '2'],
  ])('a number tile reserves the space below its number before the answer arrives: %s', async (_, over, want) => {
    await showTiles([number(over)], { v: { now: 7 } });
    const body = tile('n').querySelector<HTMLElement>('.descry-tile-body');
    expect(body?.style.getPropertyValue('--descry-rows')).toBe(want);
  });

  test('a number tile whose action navigates is a link with the name of the tile', async () => {
    const { address } = await showTiles([number({ action: { type: 'navigate', to: '/workbench' } })], {
      v: { now: 7 },
    });
    const link = screen.getByRole('link', { name: 'Alerts 7' });
    expect(link.getAttribute('href')).toBe('#/workbench');
    await userEvent.click(link);
    expect(address.get()).toBe('/workbench');
  });

  test('a number tile with another action is a button', async () => {
    await showTiles([number({ action: { type: 'copy', value: () => 'x' } })], { v: { now: 7 } });
    expect(screen.getByRole('button', { name: 'Alerts 7' })).toBeDefined();
  });
});

describe('a list', () => {
  const list: Tile = {
    type: 'list',
    id: 'l',
    title: text('Hosts'),
    needs: [],
    rows: given('rows'),
    rowId: part('id'),
    first: 3,
    columns: [
      { type: 'text', id: 'name', label: text('Name'), value: part('name') },
      { type: 'number', id: 'risk', label: text('Risk'), value: part('risk') },
      { type: 'text', id: 'more', label: text('More'), value: part('more'), hidden: true },
    ],
    open: openDrawer,
  };
  const rows = ['a', 'b', 'c', 'd'].map((id, risk) => ({
    id: id === 'b' ? '' : `${id}.example`,
    name: `host ${id}`,
    risk,
  }));
  const row = (at: number) => within(tile('l')).getAllByRole('row')[at + 1] ?? document.body;

  test('a truncated value of a list tile has a tooltip, which Escape closes', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(60);
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(90);
    await showTiles([list], { v: { rows } });
    await userEvent.hover(screen.getByText('host c'));
    expect(screen.getByRole('tooltip').textContent).toBe('host c');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    vi.restoreAllMocks();
  });

  test('a list tile shows its first entries and the columns that are not hidden', async () => {
    await showTiles([list], { v: { rows } });
    expect(
      within(tile('l'))
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Name', 'Risk']);
    expect(
      within(tile('l'))
        .getAllByRole('row')
        .map((each) => each.textContent),
    ).toEqual(['NameRisk', 'host a0', 'host b1', 'host c2']);
  });

  test('arrow keys and Enter open an entry of a list tile, whose drawer sequence has the other entries', async () => {
    const user = userEvent.setup();
    const { address, drawer } = await showTiles([list], { v: { rows } });
    row(0).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(address.get()).toContain('profileId=c.example');
    // The entry without an id has no drawer and is passed over.
    expect(storedSequence(drawer.entryState).get()).toEqual({
      title: 'Hosts',
      items: [
        { search_type: 5, id: 'a.example' },
        { search_type: 5, id: 'c.example' },
      ],
      index: 1,
    });
  });

  test('a click on a list tile opens an entry', async () => {
    const { address } = await showTiles([list], { v: { rows } });
    await userEvent.click(row(0));
    expect(address.get()).toContain('profileId=a.example');
  });

  test('the drawer sequence of an object in a list tile has the objects of its column', async () => {
    const owner = { type: 'object', id: 'owner', label: text('Owner'), value: part('owner') } as const;
    const columns = [{ ...owner, searchType: 11, objectId: part('owner') }] as const;
    const { drawer } = await showTiles([{ ...list, columns }], {
      v: { rows: [{ owner: 'ann' }, {}, { owner: 'bob' }] },
    });
    await userEvent.click(screen.getByRole('link', { name: 'bob' }));
    expect(storedSequence(drawer.entryState).get()).toEqual({
      title: 'Hosts',
      items: [
        { search_type: 11, id: 'ann' },
        { search_type: 11, id: 'bob' },
      ],
      index: 1,
    });
  });

  test('a list tile renders rows of the wrong shape', async () => {
    await showTiles([list], { v: { rows: [null, 7, { name: { deep: 1 } }] } });
    expect(within(tile('l')).getAllByRole('row')).toHaveLength(4);
  });

  test('a list tile without entries shows its own text', async () => {
    await showTiles([{ ...list, whenEmpty: { text: text('All hosts are calm') } }], { v: { rows: [] } });
    expect(tile('l').textContent).toContain('All hosts are calm');
  });
});
