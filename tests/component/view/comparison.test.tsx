import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { openDrawerAt } from '~/actions/open-drawer-at';
import { asRecord } from '../../harness/as-record';
import { settle } from '../../harness/fake-clock';
import { drawerAt, json, openDrawer, type Call } from '../../harness/view/support';

// Fetching code takes time of its own, for which no test waits.
beforeAll(() => import('~/view/drawer/comparison/ComparisonDialog'));

const compareButton = (): HTMLElement => {
  const button = document.querySelector<HTMLElement>('[data-action="compare"]');
  if (!button) throw new Error('The drawer has no button to compare.');
  return button;
};
const labelNow = (): readonly unknown[] => [
  compareButton().getAttribute('aria-label'),
  compareButton().getAttribute('aria-disabled') === 'true',
];
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

/** The drawer of an object, and a way to open others as other parts of the page do. */
async function opened(id = 'a.example', type = 5) {
  const world = await openDrawer(drawerAt(type, id));
  const { services, address } = world;
  services.page.hashPath = () => address.get();
  let time = 0;
  const open = (id: string, type = 5) =>
    act(async () => {
      const clock = { ...services.clock, now: () => (time += 1) };
      openDrawerAt({ search_type: type, id }, { ...services, clock });
      await settle();
    });
  return { ...world, open };
}

/** The comparison of the first of two objects, which is pinned, with the other, and the calls that wait for answers. */
async function compared([first, second]: readonly [string, string] = ['a.example', 'b.example'], type = 5) {
  const world = await opened(first, type);
  await userEvent.click(compareButton());
  await world.open(second, type);
  const before = world.calls.length;
  await userEvent.click(compareButton());
  await act(settle);
  const dialog = await screen.findByRole('dialog', { name: 'Comparison' });
  await waitFor(() => expect(within(dialog).getByRole('table')).toBeDefined());
  await act(settle);
  const callOf = (id: string): Call => {
    const call = world.calls.findLast(({ body }) => Object.values(asRecord(body)).includes(id));
    if (!call) throw new Error(`Nobody asked for ${id}.`);
    return call;
  };
  expect(world.calls.slice(before)).toHaveLength(2);
  return { ...world, dialog, callOf };
}

/** The rows of the comparison: label with its mark, and what each object shows. */
const rowsIn = (dialog: HTMLElement): readonly (readonly (string | null)[])[] =>
  [...dialog.querySelectorAll('[data-row]')].map((row) => [
    row.querySelector('th')?.textContent ?? null,
    ...[...row.querySelectorAll(':scope > td')].map(
      (cell) => (cell.querySelector('dd, .descry-compare-absent') ?? cell).textContent,
    ),
  ]);

const answer = (more: object) => json({ data: { domainName: 'x', registrantCounty: 'NO', ...more } });

test('an object is pinned, compared with others of its type alone, and unpinned', async () => {
  const { open } = await opened();
  expect(labelNow()).toEqual(['Pin to compare with another object', false]);
  await userEvent.click(compareButton());
  expect(labelNow()).toEqual(['a.example is pinned. Open another object of this type to compare them', true]);
  await open('b.example');
  expect(labelNow()).toEqual(['Compare with a.example', false]);
  await open('10.0.0.1', 6);
  expect(labelNow()).toEqual(['Cannot be compared with a.example, which is an object of another type', true]);
  await userEvent.click(button('Unpin a.example'));
  expect(labelNow()).toEqual(['Pin to compare with another object', false]);
  expect(document.activeElement).toBe(compareButton());
});

test('the comparison shows what differs, and all fields on request', async () => {
  const { dialog, callOf } = await compared();
  await callOf('a.example').answer(answer({ registrantName: 'Ada', hostedIP: ['10.0.0.1'] }));
  await callOf('b.example').answer(answer({ registrantName: '<b>Bob</b>', hostedIP: ['10.0.0.1'] }));
  expect(within(dialog).getByRole('columnheader', { name: 'Pinned a.example' })).toBeDefined();
  expect(within(dialog).getByRole('columnheader', { name: 'In the drawer b.example' })).toBeDefined();
  expect(rowsIn(dialog)).toEqual([['Registrant name≠Different', 'Ada', '<b>Bob</b>']]);
  expect(within(dialog).getByRole('rowheader', { name: 'Registrant name Different' })).toBeDefined();
  expect(dialog.textContent).toContain('1 of 10 differ');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Only differences' }));
  expect(rowsIn(dialog)).toHaveLength(10);
  expect(rowsIn(dialog)).toContainEqual(['Registrant country', 'NO', 'NO']);
  expect(within(dialog).getAllByRole('link', { name: '10.0.0.1' })).toHaveLength(2);
});

test('no row differs by what only a dialog has, and its values have a menu', async () => {
  const { dialog, callOf } = await compared(['h1', 'h2'], 2);
  const host = (mac: string, ip: string) =>
    json({ data: { last_ip_used: ip, network_interfaces: [{ mac_address: mac }] } });
  await callOf('h1').answer(host('00:00:5e:00:53:01', '10.0.0.1'));
  await callOf('h2').answer(host('00:00:5e:00:53:02', '10.0.0.2'));
  expect(rowsIn(dialog).map(([label]) => label)).toEqual(['Last IP used≠Different']);
  const value = within(dialog).getByRole('link', { name: '10.0.0.2' });
  fireEvent.contextMenu(value, { button: 2 });
  const menu = await screen.findByRole('menu');
  expect(within(menu).getByRole('menuitem', { name: 'Copy' })).toBeDefined();
});

test('an object whose data fails says so in its column, keeps the other one, and is loaded again', async () => {
  const { dialog, callOf } = await compared();
  await callOf('a.example').answer(json({}, 500));
  await callOf('b.example').answer(answer({ registrantName: 'Bob' }));
  expect(rowsIn(dialog)).toContainEqual(['Registrant name', '', 'Bob']);
  const [ofPinned, ofOpen] = within(within(dialog).getByRole('row', { name: /^Data/ })).getAllByRole('cell');
  expect(ofPinned && within(ofPinned).getByRole('alert')).toBeTruthy();
  expect(ofOpen?.textContent).toBe('');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await callOf('a.example').answer(answer({ registrantName: 'Bob' }));
  expect(rowsIn(dialog)).toEqual([]);
  expect(dialog.textContent).toContain('No differences');
});

test('a tab is read for both objects when it is chosen, and another object in the drawer closes the comparison', async () => {
  const { dialog, callOf, open } = await compared();
  for (const id of ['a.example', 'b.example']) await callOf(id).answer(answer({ totalActivities: id.length }));
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Activity' }));
  await act(settle);
  expect(within(dialog).getByRole('tabpanel', { name: 'Activity' })).toBeDefined();
  await open('c.example');
  expect(screen.queryByRole('dialog', { name: 'Comparison' })).toBeNull();
});

test('a tab that only one of the objects has is not read for the other one', async () => {
  const { dialog, calls } = await compared(['10.0.0.1', '198.51.100.7'], 6);
  const before = calls.length;
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Threat intelligence' }));
  await act(settle);
  const requests = calls.slice(before).map(({ address, body }) => `${address} ${JSON.stringify(body)}`);
  expect(requests).toEqual([expect.stringContaining('198.51.100.7')]);
  await calls.at(-1)?.answer(json({ data: { attributes: { country: 'NO' } } }));
  expect(rowsIn(dialog).map(([, pinned]) => pinned)).toContain('Not shown for this object');
});
