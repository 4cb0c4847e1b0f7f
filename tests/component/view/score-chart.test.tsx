import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { ScoreChartField } from '~/generated/contract/descriptor-types';
import assetRisk from '~/generated/console/scales/asset-risk';
import type { ChartBand } from '~/view/field/chart/chart-point';
import { ScoreChartView } from '~/view/field/chart/ScoreChartView';
import { ShownSinceContext } from '~/view/data/use-drawn-after';
import { getOwn } from '~/lib/get-own';
import { fieldValue, session, setUp } from '../../harness/view/support';

// The picture needs a browser; what it is drawn from does not.
vi.mock('~/view/field/chart/LineChart', () => ({
  LineChart: (props: { readonly maximum: number; readonly bands: readonly ChartBand[] }) => (
    <pre>{JSON.stringify([props.maximum, props.bands.map(({ from, to, label }) => [from, to, label])])}</pre>
  ),
}));

const field: ScoreChartField = {
  type: 'scoreChart',
  id: 'historyScoreList',
  label: { key: 'x', text: 'Score history' },
  value: (scope) => scope.list,
  score: (scope) => getOwn(scope.item, 'riskScore'),
  time: (scope) => getOwn(scope.item, 'timestamp'),
  maximumScore: 100,
  bands: assetRisk,
  after: 100,
};

const list = [
  { riskScore: 88, timestamp: 1740816000 },
  { riskScore: 40, timestamp: 1740902400 },
  { riskScore: 88, timestamp: 1740988800 },
];

/** A tab that is asked for `ahead` milliseconds from now; what it shows comes `late` milliseconds from now. */
async function show(value: unknown, { late = 0, ahead = 0 } = {}) {
  const world = await setUp();
  let click = (): void => undefined;
  function Tab() {
    const [since, setSince] = useState(() => world.clock.now() + ahead);
    const [there, setThere] = useState(late === 0);
    useEffect(() => void world.clock.setTimeout(() => setThere(true), late), []);
    click = () => setSince(world.clock.now());
    return (
      <ShownSinceContext value={since}>
        {there && <ScoreChartView field={field} scope={{ ...session, list: value }} />}
      </ShownSinceContext>
    );
  }
  await world.show(<Tab />);
  const after = (milliseconds: number) => act(() => world.clock.advance(milliseconds));
  return { ...world, after, click: () => act(() => click()) };
}

const chart = (): HTMLElement | null => screen.queryByRole('img');

test('the score chart is rendered 100 ms after its tab is shown [DR-RISK-12, DR-CONST-19]', async () => {
  const { after } = await show(list);
  await after(99);
  expect(chart()).toBeNull();
  await after(1);
  expect(chart()).not.toBeNull();
});

test.each([40, 99, 100, 5000])(
  'an answer %i ms after the click takes nothing from the 100 ms and adds nothing to them [DR-RISK-12]',
  async (late) => {
    const { after } = await show(list, { late });
    await after(Math.max(late, 100) - 1);
    expect(chart()).toBeNull();
    await after(1);
    expect(chart()).not.toBeNull();
  },
);

test('the score chart is rendered 100 ms later if the clock was set back since the click [DR-RISK-12]', async () => {
  const { after } = await show(list, { ahead: 60_000 });
  await after(99);
  expect(chart()).toBeNull();
  await after(1);
  expect(chart()).not.toBeNull();
});

test('a second click within 100 ms begins the delay of the score chart again, and a rendered chart stays', async () => {
  const { after, click } = await show(list);
  await after(60);
  click();
  await after(60);
  expect(chart()).toBeNull();
  await after(40);
  expect(chart()).not.toBeNull();
  click();
  expect(chart()).not.toBeNull();
});

test('the name of the score chart and a mark show its highest point, of equal ones the latest [DR-RISK-11]', async () => {
  const { after } = await show(list);
  await after(100);
  expect(chart()?.getAttribute('aria-label')).toBe('Score history. 3 points, highest: 88 at 2025-03-03 08:00:00 UTC');
  expect(document.querySelector('[data-field="historyScoreList"] [data-mark="highest"]')?.textContent).toBe('88');
});

test('the score chart reaches from 0 to the highest possible score, over the bands of the scale [DR-RISK-08, 09]', async () => {
  const { after } = await show(list);
  await after(100);
  const summary = await screen.findByText(/^\[100/);
  expect(summary.textContent).toBe(
    JSON.stringify([
      100,
      [
        [0, 30, 'Low'],
        [70, 100, 'High'],
        [30, 70, 'Medium'],
      ],
    ]),
  );
});

test.each([[[]], [undefined], ['nonsense'], [[{ riskScore: 'x' }]]])(
  'a score chart without points is a text: %j [DR-T08-19]',
  async (value) => {
    const { after } = await show(value);
    await after(100);
    expect(chart()).toBeNull();
    expect(fieldValue('historyScoreList').textContent).toBe('No scores yet');
  },
);
