import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import activity from '../../src/generated/panels/activity';
import { FieldList } from '../../src/render/FieldList';
import { fieldValue, session, setUp } from './support';

// The picture needs a browser; the words about it do not.
vi.mock('../../src/render/fields/LineChart', () => ({ LineChart: () => null }));

async function showActivity(activityHistory: unknown) {
  const input = { activityHistory, lastSeen: 1740819600, peakHourTime: 1740816000, peakHourActivities: 41 };
  await (
    await setUp()
  ).show(<FieldList sections={[{ id: 's', fields: activity.fields ?? [] }]} scope={{ ...session, input }} />);
}

test('DR-T04-22: the picture has a name that tells the highest point, which is also marked as text', async () => {
  await showActivity([
    { time: 1740816000, count: 1204 },
    { time: 1740819600, count: 3 },
  ]);
  const name = /2 points, the highest is 1,204 at 2025-03-01 08:00:00 UTC$/;
  expect(screen.getByRole('img', { name })).toBeDefined();
  expect(document.querySelector('[data-field="activityHistory"] [data-mark="highest"]')?.textContent).toBe('1,204');
});

test('plain numbers are hours that end with the last seen', async () => {
  await showActivity([5, 6]);
  expect(screen.getByRole('img', { name: /2 points, the highest is 5 at 2025-03-01 08:00:00 UTC/ })).toBeDefined();
});

test.each([[[]], [undefined], ['nonsense']])('without points there is no picture but a text: %j', async (history) => {
  await showActivity(history);
  expect(screen.queryByRole('img')).toBeNull();
  expect(fieldValue('activityHistory').textContent).toBe('No activity in this period');
});
