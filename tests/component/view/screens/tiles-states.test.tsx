import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { NumberTile, Tile } from '~/generated/contract/descriptor-types';
import type { Reads } from '~/generated/contract/types';
import { settings } from '~/generated/console/console';
import { json } from '~/tests/harness/view/support';
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
describe('the states of tiles', () => {
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

  test('tiles that read the same source share its call, and each appears as soon as its source has answered', async () => {
    const { calls } = await showTiles(tiles, { sources });
    expect([calls.length, states()]).toEqual([2, ['loading', 'loading', 'loading']]);
    await calls[0]?.answer(answer(1));
    expect(states()).toEqual(['data', 'data', 'loading']);
  });

  test('a tile that fails does not affect the others, and is requested again alone', async () => {
    const { calls } = await showTiles(tiles, { sources });
    await calls[0]?.answer(answer(1));
    await calls[1]?.answer(json({}, 500));
    expect(states()).toEqual(['data', 'data', 'failed']);
    await userEvent.click(within(tile('three')).getByRole('button', { name: 'Try again' }));
    expect([calls.length, states()]).toEqual([3, ['data', 'data', 'loading']]);
    await calls[2]?.answer(answer(3));
    expect(tile('three').textContent).toContain('3');
  });

  test('a tile whose failure counts as empty shows the message of the failure in place of its text', async () => {
    const policy = { kind: 'as-empty', message: 'ERROR.CASE_UNKNOWN' } as const;
    const options = { errors: [{ operation: 'urlQuery', policy }] } as const;
    const [one] = tiles;
    const { calls } = await showTiles(one ? [{ ...one, whenEmpty: { text: text('Calm') } }] : [], { sources, options });
    await calls[0]?.answer(json({}, 404));
    expect(tile('one').textContent).toBe('AlertsThere is no case with this id.');
  });

  test('one button requests all tiles again, and the old values stay until the answers arrive', async () => {
    const { calls } = await showTiles(tiles, { sources });
    await calls[0]?.answer(answer(1));
    await calls[1]?.answer(answer(2));
    expect(document.querySelector('.descry-page-refresh')?.textContent).toBe('Updated 09:30:00 (UTC)');
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect([calls.length, states(), tile('one').textContent]).toEqual([4, ['stale', 'stale', 'stale'], 'Alerts1']);
    expect(screen.getByRole('button', { name: 'Refresh' }).getAttribute('aria-disabled')).toBe('true');
    await calls[2]?.answer(answer(7));
    expect([states(), tile('one').textContent]).toEqual([['data', 'data', 'stale'], 'Alerts7']);
  });

  test('repeated requests of tiles keep the latest answers only', async () => {
    const { calls, queries } = await showTiles(tiles, { sources });
    for (const time of [0, 1, 2, 3, 4]) {
      await calls[2 * time]?.answer(answer(time));
      await calls[2 * time + 1]?.answer(answer(time));
      await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    }
    expect([calls.length, queries.getQueryCache().getAll().length <= 6]).toEqual([12, true]);
  });

  test('another filter keeps the old values, dimmed, until the answers arrive, and the tiles that do not read it', async () => {
    const ofFilter = { operation: 'urlQuery', body: { url: (s: Reads) => s.filter?.['q'] } } as const;
    const { calls, filter } = await showTiles(tiles, { sources: { ...sources, a: ofFilter } });
    await calls[0]?.answer(answer(1));
    await calls[1]?.answer(answer(2));
    await filter({ q: 'y' });
    expect(['one', 'three'].map((id) => tile(id).dataset['outdated'])).toEqual(['true', undefined]);
    expect([calls.length, states(), tile('one').textContent]).toEqual([3, ['stale', 'stale', 'data'], 'Alerts1']);
    await calls[2]?.answer(json({}, 500));
    expect(states()).toEqual(['failed', 'failed', 'data']);
  });

  test('a tile with values that are too old says so', async () => {
    const { calls, pass } = await showTiles([tiles[0] ?? number()], { sources });
    await calls[0]?.answer(answer(1));
    await pass(settings.screens.stale - 1);
    expect(screen.queryByText(/out of date/)).toBeNull();
    await pass(1);
    expect(screen.getByText(/out of date/)).toBeDefined();
  });

  test('a failed refresh keeps the old values with a mark, until a retry succeeds', async () => {
    const { calls, pass } = await showTiles(tiles, { sources });
    await calls[0]?.answer(answer(1));
    await calls[1]?.answer(answer(2));
    await pass(60_000);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await calls[2]?.answer(json({}, 500));
    await calls[3]?.answer(answer(7));
    const mark = () => within(tile('one')).queryByTestId('not-current');
    expect([tile('one'), tile('three')].map(({ dataset }) => dataset['state'])).toEqual(['data', 'data']);
    expect(tile('one').textContent).toBe('Alerts09:30Not up to date since 09:301');
    expect(tile('three').textContent).toBe('Alerts7');
    await userEvent.click(within(tile('one')).getByRole('button', { name: 'Try again' }));
    expect(mark()).not.toBeNull();
    await calls[4]?.answer(answer(9));
    expect([mark(), tile('one').textContent]).toEqual([null, 'Alerts9']);
  });

  test('a tile whose condition reads an answer stays when that answer cannot be refreshed', async () => {
    const { calls } = await showTiles(
      [number({ id: 'two', needs: ['b'], value: ofAnswer('b'), visibleWhen: (scope) => Object(scope.b).count === 2 })],
      { sources },
    );
    await calls[0]?.answer(answer(2));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await calls[1]?.answer(json({}, 500));
    expect(tile('two').textContent).toContain('2');
  });

  test('a dashboard refreshes by itself in the chosen interval', async () => {
    const { calls, pass } = await showTiles([tiles[0] ?? number()], { sources });
    await calls[0]?.answer(answer(1));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh automatically' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: '30 sec' }));
    await pass(31_000);
    expect(calls.length).toBe(2);
    await calls[1]?.answer(answer(4));
    expect(tile('one').textContent).toBe('Alerts4');
  });

  test('the condition of a tile can read an answer through a named value', async () => {
    const { calls } = await showTiles(
      [number({ id: 'two', needs: ['b'], value: ofAnswer('b'), visibleWhen: (scope) => scope.isTwo })],
      { sources, values: { isTwo: (scope) => Object(scope.b).count === 2 } },
    );
    await calls[0]?.answer(answer(2));
    expect(tile('two').textContent).toContain('2');
  });

  test('a tile whose condition is not true sends no call, and one whose condition reads an answer appears with it', async () => {
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

  test('an error while rendering a tile stays inside it', async () => {
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

  test('charts of a dashboard wait for the numbers, but not forever', async () => {
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
