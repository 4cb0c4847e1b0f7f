import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Field, TableField } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { FieldList } from '~/view/section/FieldList';
import { base, label } from '../../harness/view/show-field';
import { fieldValue, session, setUp } from '../../harness/view/support';

const moment = '2026-11-22T08:02:07Z';
const exact = '2026-11-22 13:32:07 UTC+05:30\n2026-11-22 08:02:07 UTC\nUnix time 1795334527';

async function showInKolkata(field: Field, v: unknown) {
  const world = await setUp({ zone: 'Asia/Kolkata' });
  await world.show(<FieldList sections={[{ id: 's', fields: [field] }]} scope={{ ...session, v }} />);
  return world;
}

test.each<[Field['type'], { field: Field; want: string }]>([
  ['dateTime', { field: { ...base, type: 'dateTime' }, want: '2026-11-22 13:32:07' }],
  ['date', { field: { ...base, type: 'date' }, want: '2026-11-22' }],
  ['relativeTime', { field: { ...base, type: 'relativeTime' }, want: 'in 1 year' }],
])('a %s field is a <time> whose tooltip shows it in the zone, in UTC and as unix time', async (_, { field, want }) => {
  await showInKolkata(field, moment);
  const time = fieldValue('f').querySelector('time');
  expect([time?.textContent, time?.getAttribute('datetime')]).toEqual([want, moment]);
  await userEvent.hover(fieldValue('f'));
  expect(screen.getByRole('tooltip').textContent).toBe(exact);
});

test('an age is counted by the clock of the server, whatever that of the workstation shows', async () => {
  const world = await setUp();
  world.serverTime.sync('Sun, 22 Nov 2026 08:07:10 GMT');
  const fields = [{ ...base, type: 'relativeTime' }] as const;
  await world.show(<FieldList sections={[{ id: 's', fields }]} scope={{ ...session, v: moment }} />);
  expect(fieldValue('f').textContent).toBe('5 minutes ago');
});

test('the tooltip of a time is reached by the Tab key', async () => {
  await showInKolkata({ ...base, type: 'dateTime' }, moment);
  expect(fieldValue('f').tabIndex).toBe(0);
});

test.each(['dateTime', 'relativeTime'] as const)('a %s is copied in ISO 8601 with its offset', async (type) => {
  const { page } = await showInKolkata({ ...base, type, copy: true }, moment);
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(page.done).toContain('copy 2026-11-22T13:32:07+05:30');
});

test('a value that is no time has neither a <time> nor a tooltip', async () => {
  await showInKolkata({ ...base, type: 'dateTime' }, 'soon');
  expect([fieldValue('f').textContent, fieldValue('f').querySelector('time')]).toEqual(['soon', null]);
});

const item = ({ item: entry }: Scope): unknown => entry;
const table: TableField = {
  ...base,
  type: 'table',
  copy: true,
  columns: [
    { type: 'dateTime', id: 'at', label: { key: 'test.at', text: 'At' }, value: item },
    { type: 'relativeTime', id: 'age', label: { key: 'test.age', text: 'Age' }, value: item },
    { type: 'text', id: 'text', label, value: () => 'x' },
  ],
};

test('a column of times names their zone in its heading and in no cell', async () => {
  await showInKolkata(table, [moment]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'At (Kolkata)',
    'Age',
    'Label',
  ]);
  const times = within(screen.getByRole('table')).getAllByRole('time');
  expect(times.map(({ textContent }) => textContent)).toEqual(['2026-11-22 13:32:07', 'in 1 year']);
  const [first] = times;
  if (first) await userEvent.hover(first);
  expect(screen.getByRole('tooltip').textContent).toBe(exact);
});

test('a table is copied with times in ISO 8601', async () => {
  const { page } = await showInKolkata(table, [moment]);
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(page.done).toContain('copy At\tAge\tLabel\n2026-11-22T13:32:07+05:30\t2026-11-22T13:32:07+05:30\tx');
});

test('each row of a table that is shown as a card names the zone beside the name of its time', async () => {
  await showInKolkata({ ...table, stackWhenNarrow: true }, [moment]);
  expect(document.querySelector('td[data-column="at"]')?.getAttribute('data-name')).toBe('At (Kolkata)');
});
