import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import reportSchedule from '~/generated/console/dialogs/report-schedule';
import { settle } from '~/tests/harness/fake-clock';
import { showDialog } from '~/tests/harness/view/show-dialog';
import { json } from '~/tests/harness/view/support';

const user = userEvent.setup({ delay: null });
const person = (id: string) => ({ id, name: `Name of ${id}`, role: 'Analyst' });
const answers: readonly (readonly [end: string, data: unknown])[] = [
  ['/time-zone', { timeZone: 'UTC', offered: [{ id: 'UTC', offset: '+00:00', minutes: 0, label: 'UTC' }] }],
  ['/analysts', { items: ['ada', 'bruno', 'carla'].map(person) }],
  ['/pages', { dashboards: [], lists: [{ kind: 'list', path: '/workbench', title: 'Workbench' }] }],
  [
    '/schedules/report-1',
    {
      ...{ id: 'report-1', title: 'Alerts', page: '/workbench', format: 'csv', rhythm: 'monday', time: '06:30' },
      ...{ timeZone: 'UTC', recipients: ['ada', 'gone', 'carla'].map(person) },
    },
  ],
];

/** Opens the schedule, and gives the bodies that are sent. */
async function open(): Promise<unknown[]> {
  const sent: unknown[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    if (request.method === 'POST') sent.push(await request.json());
    return json({ data: answers.find(([end]) => new URL(request.url).pathname.endsWith(end))?.[1] ?? {} });
  };
  await showDialog(reportSchedule, { id: 'report-1' }, { fetch });
  await screen.findByRole('combobox', { name: 'Recipients' });
  await act(settle);
  return sent;
}

const chosen = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('several choices are listed, found by typing, removed, and sent together; one that is gone is left out', async () => {
  const sent = await open();
  const box = screen.getByRole('combobox', { name: 'Recipients' });
  expect(chosen()).toEqual(['Name of ada', 'Name of carla']);
  await user.click(box);
  expect(screen.getAllByRole('option').map((option) => option.getAttribute('data-value'))).toContain('bruno');
  await user.type(box, 'bru{Enter}');
  await user.click(screen.getByRole('button', { name: 'Remove Name of ada' }));
  expect(chosen()).toEqual(['Name of bruno', 'Name of carla']);
  expect(document.activeElement).toBe(box);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await act(settle);
  expect(sent).toMatchObject([{ id: 'report-1', recipients: ['carla', 'bruno'] }]);
});
