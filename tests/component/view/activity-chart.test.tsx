import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import activity from '~/generated/console/panels/activity';
import { FieldList } from '~/view/section/FieldList';
import { fieldValue, session, setUp } from '../../harness/view/support';

// The picture needs a browser; what it is drawn from does not.
vi.mock('~/view/field/chart/LineChart', () => ({
  LineChart: ({ from, to }: { readonly from?: number; readonly to?: number }) => (
    <pre>{JSON.stringify([from, to])}</pre>
  ),
}));

const iso = (hour: number): string => new Date(Date.UTC(2025, 2, 1) + hour * 3_600_000).toISOString();
const table = (): HTMLElement | null => screen.queryByRole('table', { name: 'Activity chart' });
const cellsNow = () =>
  within(screen.getByRole('table', { name: 'Activity chart' }))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('td, th')].map((cell) => cell.textContent));

async function showActivity(activityHistory: unknown, seen: object = { lastSeen: 1740819600 }) {
  const input = { activityHistory, ...seen, peakHourTime: 1740816000, peakHourActivities: 41 };
  const world = await setUp();
  await world.show(<FieldList sections={[{ id: 's', fields: activity.fields ?? [] }]} scope={{ ...session, input }} />);
  return world;
}

test('the name of the activity chart says its highest point, which is also marked with text [DR-T04-22]', async () => {
  await showActivity([
    { time: 1740816000, count: 1204 },
    { time: 1740819600, count: 3 },
  ]);
  const name = /2 points, highest: 1,204 at 2025-03-01 08:00:00 UTC$/;
  expect(screen.getByRole('img', { name })).toBeDefined();
  expect(document.querySelector('[data-field="activityHistory"] [data-mark="highest"]')?.textContent).toBe('1,204');
});

test('an activity history of plain numbers has one hour for each, and ends with the last sighting', async () => {
  await showActivity([5, 6]);
  expect(screen.getByRole('img', { name: /2 points, highest: 5 at 2025-03-01 08:00:00 UTC/ })).toBeDefined();
});

test.each([[[]], [undefined], ['nonsense']])('an activity chart without points is a text: %j', async (history) => {
  await showActivity(history);
  expect(screen.queryByRole('img')).toBeNull();
  expect(fieldValue('activityHistory').textContent).toBe('No activity in this period');
});

test('the activity chart reaches from the first to the last sighting [DR-OP-26]', async () => {
  await showActivity([{ time: iso(8), count: 1 }], { firstSeen: iso(0), lastSeen: iso(10) });
  expect(await screen.findByText(JSON.stringify([Date.parse(iso(0)), Date.parse(iso(10))]))).toBeDefined();
});

test('the name of an activity chart with one point is in the singular', async () => {
  await showActivity([{ time: iso(8), count: 0 }]);
  expect(screen.getByRole('img', { name: /1 point: 0 at 2025-03-01 08:00:00 UTC/ })).toBeDefined();
});

describe('the points as a table', () => {
  const button = (name: string) => screen.getByRole('button', { name });

  test('the table of an activity chart is shown on request, in the order of time', async () => {
    await showActivity([
      { time: iso(9), count: 3 },
      { time: iso(8), count: 1204 },
    ]);
    expect(table()).toBeNull();
    await userEvent.click(button('Show as a table'));
    expect(cellsNow()).toEqual([
      ['Time (UTC)', 'Value'],
      ['2025-03-01 08:00:00', '1,204'],
      ['2025-03-01 09:00:00', '3'],
    ]);
    expect(button('Hide the table').getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(button('Hide the table'));
    expect(table()).toBeNull();
  });

  test('the table of points without times has their positions', async () => {
    await showActivity([5, 6], {});
    await userEvent.click(button('Show as a table'));
    expect(cellsNow()).toEqual([
      ['Position', 'Value'],
      ['1', '5'],
      ['2', '6'],
    ]);
  });

  test('the table of ten thousand points shows the first ones, and more on request', async () => {
    const { clock } = await showActivity(Array.from({ length: 10_000 }, (_, index) => index));
    await userEvent.click(button('Show as a table'));
    expect(cellsNow()).toHaveLength(11);
    await userEvent.click(screen.getByRole('button', { name: /^Show .* more$/ }));
    await act(() => clock.advance(100));
    expect(cellsNow().length).toBeGreaterThan(100);
  });

  test('the table of an activity chart can be copied as a sheet', async () => {
    const { page } = await showActivity([
      { time: iso(8), count: 1204 },
      { time: iso(9), count: 3 },
    ]);
    const field = document.querySelector('[data-field="activityHistory"]');
    await userEvent.click(
      within(field instanceof HTMLElement ? field : document.body).getByRole('button', { name: 'Copy' }),
    );
    expect(page.done).toContain('copy 2025-03-01T08:00:00Z\t1204\n2025-03-01T09:00:00Z\t3');
  });
});
