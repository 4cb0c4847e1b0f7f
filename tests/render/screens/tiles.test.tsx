import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { Action, NumberTile, Tile } from '../../../src/generated/descriptor-types';
import { settings } from '../../../src/generated/console';
import { json } from '../support';
import { showTiles, tile } from './tiles-support';
import { given, part, text } from './tiles-words';

vi.mock('../../../src/render/screens/tiles/SeriesChart', () => ({
  SeriesChart: (props: { readonly hidden: ReadonlySet<string>; readonly series: readonly unknown[] }) => (
    <p>{`${props.series.length} lines, hidden: ${[...props.hidden].join()}`}</p>
  ),
}));

const number = (over: Partial<NumberTile> = {}): NumberTile => ({
  type: 'number',
  id: 'n',
  title: text('Alerts'),
  needs: [],
  value: given('now'),
  ...over,
});
const goTo: Action = { type: 'navigate', to: '/workbench', query: { severity: part('key') } };
const openDrawer: Action = { type: 'openDrawer', searchType: 5, objectId: part('id') };

describe('a number', () => {
  test('is told with its difference, what that means, its judgement and its note', async () => {
    const scale = {
      id: 's',
      of: 'number',
      rows: [{ from: 0, to: 9999, text: text('Many'), severity: 'high' }],
      otherwise: 'dash',
    } as const;
    await showTiles([number({ before: given('before'), better: 'less', scale, note: text('In 30 days') })], {
      v: { now: 1232, before: 1100 },
    });
    const { textContent } = tile('n');
    expect(textContent).toBe('Alerts1,232Many12% more than beforeworseIn 30 days');
  });

  test.each([
    ['zero is a number', 0, '0'],
    ['less than zero too', -3, '-3'],
    ['null is no data', null, 'No data'],
    ['nor is text', '12', 'No data'],
  ])('%s', async (_, now, want) => {
    await showTiles([number()], { v: { now } });
    expect(tile('n').textContent).toContain(want);
  });

  test('with an action that goes somewhere it is a link, named by its tile, which a click follows', async () => {
    const { place } = await showTiles([number({ action: { type: 'navigate', to: '/workbench' } })], { v: { now: 7 } });
    const link = screen.getByRole('link', { name: 'Alerts 7' });
    expect(link.getAttribute('href')).toBe('#/workbench');
    await userEvent.click(link);
    expect(place.get()).toBe('/workbench');
  });

  test('with any other action it is a button', async () => {
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

  test('shows its first entries and the columns that are not hidden', async () => {
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

  test('Enter opens an entry after the arrow keys have walked there; its drawer leads on to the others', async () => {
    const user = userEvent.setup();
    const { place, drawer } = await showTiles([list], { v: { rows } });
    row(0).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(place.get()).toContain('profileId=c.example');
    // The entry without an id has no drawer and is passed over.
    expect(drawer.list.get()).toEqual({
      title: 'Hosts',
      items: [
        { search_type: 5, id: 'a.example' },
        { search_type: 5, id: 'c.example' },
      ],
      index: 1,
    });
  });

  test('a click opens an entry', async () => {
    const { place } = await showTiles([list], { v: { rows } });
    await userEvent.click(row(0));
    expect(place.get()).toContain('profileId=a.example');
  });

  test('a list of the wrong shape breaks nothing', async () => {
    await showTiles([list], { v: { rows: [null, 7, { name: { deep: 1 } }] } });
    expect(within(tile('l')).getAllByRole('row')).toHaveLength(4);
  });

  test('without entries it says so in its own words', async () => {
    await showTiles([{ ...list, whenEmpty: { text: text('All hosts are calm') } }], { v: { rows: [] } });
    expect(tile('l').textContent).toContain('All hosts are calm');
  });
});

const severity = {
  id: 'severity',
  of: 'string',
  rows: [
    { equals: 'high', text: text('High'), severity: 'high' },
    { equals: 'low', text: text('Low'), severity: 'low' },
  ],
  otherwise: 'value',
} as const;
const counts = { needs: [], title: text('By severity'), rows: given('rows'), name: part('key'), value: part('count') };
const groups = [
  { key: 'low', count: 30 },
  { key: 'high', count: 10 },
  { key: '<b>\u202Eevil</b>', count: 0 },
  { key: 'lost', count: 'many' },
];

describe.each([
  ['bar', { type: 'bar', id: 'c', ...counts, scale: severity, open: goTo } satisfies Tile],
  ['ring', { type: 'ring', id: 'c', ...counts, scale: severity, open: goTo, unit: text('alerts') } satisfies Tile],
] as const)('a chart of parts: %s', (type, chart) => {
  const names = () =>
    within(tile('c'))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  test('tells its gist as a picture, and each part in words', async () => {
    await showTiles([chart], { v: { rows: groups } });
    expect(screen.getByRole('img', { name: 'By severity. Entries: 3, sum: 40, most: Low with 30' })).toBeDefined();
    expect(names()).toEqual(
      type === 'bar' ? ['High10', 'Low30', '<b>\u202Eevil</b>0'] : ['High1025%', 'Low3075%', '<b>\u202Eevil</b>00%'],
    );
  });

  test('says what was left out', async () => {
    await showTiles([chart], { v: { rows: groups } });
    expect(tile('c').textContent).toContain('Entries without a number: 1');
  });

  test('names lead to their members', async () => {
    const { place } = await showTiles([chart], { v: { rows: groups } });
    await userEvent.click(screen.getByRole('link', { name: 'High' }));
    expect(place.get()).toBe('/workbench?severity=high');
  });

  test('the same stands in a table', async () => {
    await showTiles([chart], { v: { rows: groups } });
    await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
    const table = screen.getByRole('table', { name: 'By severity' });
    expect(within(table).getAllByRole('row')[1]?.textContent).toBe(type === 'bar' ? 'High10' : 'High1025%');
    expect(screen.queryByRole('img', { name: /sum/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Hide the table' }));
    expect(screen.getByRole('img', { name: /sum/ })).toBeDefined();
  });

  test('many others are summed up', async () => {
    const rows = Array.from({ length: 10_000 }, (_, key) => ({ key: `k${key}`, count: 1 }));
    const { scale: _, ...plain } = chart;
    await showTiles([plain], { v: { rows } });
    expect(names()).toHaveLength(settings.screens.tileRows + 1);
    expect(names().at(-1)).toContain('9,994 more9,994');
  });

  test.each([[[]], [{ a: 1 }], [null], [[{ key: 'x', count: -1 }]]])('%j is no data', async (rows) => {
    await showTiles([chart], { v: { rows } });
    expect(tile('c').textContent).toContain('No data');
  });
});

describe('lines', () => {
  const line: Tile = {
    type: 'line',
    id: 't',
    title: text('Alerts over time'),
    needs: [],
    rows: given('rows'),
    time: part('time'),
    series: [
      { id: 'low', label: text('Low'), value: part('low'), severity: 'low' },
      { id: 'high', label: text('High'), value: part('high') },
    ],
  };
  const rows = [
    { time: '2026-11-02T00:00:00Z', low: 4, high: null },
    { time: '2026-11-01T00:00:00Z', low: 2, high: 9 },
  ];
  const show = async () => {
    const world = await showTiles([line], { v: { rows } });
    await world.pass(0);
    await screen.findByText(/lines/);
  };

  test('tell their gist, and the same stands in a table in the zone of the reader', async () => {
    await show();
    const name =
      'Alerts over time. From 2026-11-01 00:00:00 UTC to 2026-11-02 00:00:00 UTC, highest: High with 9 at 2026-11-01 00:00:00 UTC';
    expect(screen.getByRole('img', { name })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'TimeLowHigh',
      '2026-11-01 00:00:00 UTC29',
      '2026-11-02 00:00:00 UTC4-',
    ]);
  });

  test('a click on a name hides its line and shows it again', async () => {
    await show();
    const button = screen.getByRole('button', { name: 'High' });
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(button);
    expect([button.getAttribute('aria-pressed'), screen.getByText(/lines/).textContent]).toEqual([
      'false',
      '2 lines, hidden: high',
    ]);
    await userEvent.click(button);
    expect(screen.getByText(/lines/).textContent).toBe('2 lines, hidden: ');
  });
});

describe('how tiles fare', () => {
  const source = (id: string) => ({ operation: 'urlQuery', body: { url: () => id } }) as const;
  const sources = { a: source('a'), b: source('b') };
  const ofAnswer = (name: string) => (scope: Readonly<Record<string, unknown>>) => Object(scope[name]).count;
  const tiles: readonly Tile[] = [
    number({ id: 'one', needs: ['a'], value: ofAnswer('a') }),
    number({ id: 'two', needs: ['a'], value: ofAnswer('a') }),
    number({ id: 'three', needs: ['b'], value: ofAnswer('b') }),
  ];
  const states = () => ['one', 'two', 'three'].map((id) => tile(id).dataset['state']);
  const answer = (count: number) => json({ data: { count } });

  test('tiles that read the same source share its call; each is there as soon as its own has answered', async () => {
    const { calls } = await showTiles(tiles, { sources });
    expect([calls.length, states()]).toEqual([2, ['loading', 'loading', 'loading']]);
    await calls[0]?.answer(answer(1));
    expect(states()).toEqual(['data', 'data', 'loading']);
  });

  test('one that fails leaves the others alone and asks again by itself', async () => {
    const { calls } = await showTiles(tiles, { sources });
    await calls[0]?.answer(answer(1));
    await calls[1]?.answer(json({}, 500));
    expect(states()).toEqual(['data', 'data', 'failed']);
    await userEvent.click(within(tile('three')).getByRole('button', { name: 'Try again' }));
    expect([calls.length, states()]).toEqual([3, ['data', 'data', 'loading']]);
    await calls[2]?.answer(answer(3));
    expect(tile('three').textContent).toContain('3');
  });

  test('one button asks all again; what was known stays until the answer is there', async () => {
    const { calls } = await showTiles(tiles, { sources });
    await calls[0]?.answer(answer(1));
    await calls[1]?.answer(answer(2));
    expect(screen.getByText('Updated 09:30')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect([calls.length, states(), tile('one').textContent]).toEqual([4, ['stale', 'stale', 'stale'], 'Alerts1']);
    expect(screen.getByRole('button', { name: 'Refresh' }).getAttribute('aria-disabled')).toBe('true');
    await calls[2]?.answer(answer(7));
    expect([states(), tile('one').textContent]).toEqual([['data', 'data', 'stale'], 'Alerts7']);
  });

  test('another period keeps what was known, and the tiles that do not read it, until the answer is there', async () => {
    const ofPeriod = { operation: 'urlQuery', body: { url: given('from') } } as const;
    const { calls, again } = await showTiles(tiles, { sources: { ...sources, a: ofPeriod }, v: { from: 'x' } });
    await calls[0]?.answer(answer(1));
    await calls[1]?.answer(answer(2));
    await again({ from: 'y' });
    expect([calls.length, states(), tile('one').textContent]).toEqual([3, ['stale', 'stale', 'data'], 'Alerts1']);
    await calls[2]?.answer(json({}, 500));
    expect(states()).toEqual(['failed', 'failed', 'data']);
  });

  test('what is too old is called so', async () => {
    const { calls, pass } = await showTiles([tiles[0] ?? number()], { sources });
    await calls[0]?.answer(answer(1));
    await pass(settings.screens.stale - 1);
    expect(screen.queryByText(/out of date/)).toBeNull();
    await pass(1);
    expect(screen.getByText(/out of date/)).toBeDefined();
  });

  test('a tile whose condition does not hold asks for nothing; one that an answer decides comes with it', async () => {
    const { calls } = await showTiles(
      [
        number({ id: 'one', needs: ['a'], value: ofAnswer('a'), visibleWhen: () => false }),
        number({
          id: 'two',
          needs: ['b'],
          value: ofAnswer('b'),
          visibleWhen: (scope) => Object(scope.b).count === 2,
        }),
      ],
      { sources },
    );
    expect([calls.length, document.querySelectorAll('[data-tile]').length]).toEqual([1, 0]);
    await calls[0]?.answer(answer(2));
    expect([...document.querySelectorAll<HTMLElement>('[data-tile]')].map(({ dataset }) => dataset['tile'])).toEqual([
      'two',
    ]);
  });

  test('a mistake in drawing one stays in it', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await showTiles(
      [
        number({
          id: 'one',
          note: {
            key: 'x',
            get text(): string {
              throw new Error('odd');
            },
          },
        }),
        number({ id: 'two' }),
      ],
      { v: { now: 5 } },
    );
    expect(tile('one').textContent).toContain('could not be shown');
    expect(tile('two').textContent).toContain('5');
    silent.mockRestore();
  });

  test('charts wait for the numbers, but not for ever', async () => {
    const line: Tile = {
      type: 'line',
      id: 't',
      title: text('T'),
      needs: ['b'],
      rows: (scope) => Object(scope.b).points,
      time: part('time'),
      series: [{ id: 's', label: text('S'), value: part('s') }],
    };
    const { calls, pass } = await showTiles([tiles[0] ?? number(), line], { sources });
    await calls[1]?.answer(json({ data: { points: [{ time: 1_700_000_000, s: 1 }] } }));
    const chart = () => document.querySelector<HTMLElement>('[data-chart]')?.dataset['chart'];
    await pass(0);
    expect(chart()).toBe('waiting');
    await pass(settings.screens.chartWait);
    expect(chart()).toBe('drawn');
  });
});
