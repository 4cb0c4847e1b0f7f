import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { Action, Tile } from '~/generated/contract/descriptor-types';
import { settings } from '~/generated/console/console';
import { showTiles, tile } from '~/tests/harness/view/screens/tiles-support';
import { given, part, text } from '~/tests/harness/view/screens/tiles-words';

vi.mock('~/view/screen/tiles/SeriesChart', () => ({
  SeriesChart: (props: { readonly hidden: ReadonlySet<string>; readonly series: readonly unknown[] }) => (
    <p>{`${props.series.length} lines, hidden: ${[...props.hidden].join()}`}</p>
  ),
}));

const goTo: Action = { type: 'navigate', to: '/workbench', query: { severity: part('key') } };

const severity = {
  id: 'severity',
  of: 'string',
  rows: [
    { equals: 'high', text: text('High'), severity: 'high' },
    { equals: 'low', text: text('Low'), severity: 'low' },
  ],
  else: 'value',
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

  test('a ring tile has a summary as its name, and each part as text', async () => {
    await showTiles([chart], { v: { rows: groups } });
    expect(screen.getByRole('img', { name: 'By severity. 3 entries, sum: 40, most: Low with 30' })).toBeDefined();
    expect(names()).toEqual(
      type === 'bar'
        ? ['High10', 'Low30', '<b>‹U+202E›evil</b>0']
        : ['High1025%', 'Low3075%', '<b>‹U+202E›evil</b>00%'],
    );
  });

  test('a ring tile says what it leaves out', async () => {
    await showTiles([chart], { v: { rows: groups } });
    expect(tile('c').textContent).toContain('1 entry without a number');
  });

  test('the names of a ring tile lead to their members', async () => {
    const { address } = await showTiles([chart], { v: { rows: groups } });
    await userEvent.click(screen.getByRole('link', { name: 'High' }));
    expect(address.get()).toBe('/workbench?severity=high');
  });

  test('a ring tile has a table with the same values', async () => {
    await showTiles([chart], { v: { rows: groups } });
    await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
    const table = screen.getByRole('table', { name: 'By severity' });
    expect(within(table).getAllByRole('row')[1]?.textContent).toBe(type === 'bar' ? 'High10' : 'High1025%');
    expect(screen.queryByRole('img', { name: /sum/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Hide the table' }));
    expect(screen.getByRole('img', { name: /sum/ })).toBeDefined();
  });

  test('a ring tile sums up many small parts', async () => {
    const rows = Array.from({ length: 10_000 }, (_, key) => ({ key: `k${key}`, count: 1 }));
    const { scale: _, ...plain } = chart;
    await showTiles([plain], { v: { rows } });
    expect(names()).toHaveLength(settings.screens.tileRows + 1);
    expect(names().at(-1)).toContain('9,994 more9,994');
  });

  test.each([[[]], [{ a: 1 }], [null], [[{ key: 'x', count: -1 }]]])('a ring tile of %j has no data', async (rows) => {
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
  const show = async (stacked = false) => {
    const world = await showTiles([{ ...line, ...(stacked && { stacked }) }], { v: { rows } });
    await world.pass(0);
    await screen.findByText(/lines/);
  };

  test('a line tile has a summary as its name, and a table with the same values in the zone of the reader', async () => {
    await show();
    const name =
      'Alerts over time. From 2026-11-01 00:00:00 UTC to 2026-11-02 00:00:00 UTC, highest: High with 9 at 2026-11-01 00:00:00 UTC';
    expect(screen.getByRole('img', { name })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'Time (UTC)LowHigh',
      '2026-11-01 00:00:0029',
      '2026-11-02 00:00:004-',
    ]);
  });

  test('the names of stacked areas begin with the highest, those of lines with the first', async () => {
    const names = () => [...tile('t').querySelectorAll('[data-series]')].map(({ textContent }) => textContent);
    await show();
    expect(names()).toEqual(['Low', 'High']);
    cleanup();
    await show(true);
    expect(names()).toEqual(['High', 'Low']);
  });

  test('a click on a name of a line tile hides its line and shows it again', async () => {
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
