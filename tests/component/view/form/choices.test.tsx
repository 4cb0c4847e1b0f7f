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
  ['/time-zone', { offered: ['UTC', 'Europe/Oslo'].map((id) => ({ id, offset: '', minutes: 0, label: id })) }],
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

/** Opens a schedule, by default the one that is saved, and gives the bodies that are sent. */
async function open(input: object = { id: 'report-1' }): Promise<unknown[]> {
  const sent: unknown[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    if (request.method === 'POST') sent.push(await request.json());
    return json({ data: answers.find(([end]) => new URL(request.url).pathname.endsWith(end))?.[1] ?? {} });
  };
  await showDialog(reportSchedule, { ...input }, { fetch, scope: { zone: 'Europe/Oslo' } });
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

test('a new report is a PDF in the time zone of the console, and its form says that filters are not part of it', async () => {
  await open({ page: '/workbench' });
  expect(screen.getByRole('combobox', { name: 'Format' })).toHaveProperty('value', 'pdf');
  expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveProperty('value', 'Europe/Oslo');
  const page = screen.getByRole('combobox', { name: 'Page' });
  const note = document.getElementById(page.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toContain('Filters of a list are not part of a report.');
});
