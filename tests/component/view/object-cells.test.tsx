import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { positionInSequence, storedSequence } from '~/state/drawer/sequence';
import { settings } from '~/generated/console/console';
import type { Column, Field } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { getOwn } from '~/lib/get-own';
import { FieldList } from '~/view/section/FieldList';
import { Cell } from '~/view/value/Cell';
import { session, setUp } from '../../harness/view/support';

const label = { key: 'test.owners', text: 'Owners' };
const part = (name: string) => (scope: Scope) => getOwn(scope.item, name);
const object: Column = {
  type: 'object',
  id: 'c',
  label,
  value: part('name'),
  searchType: part('type'),
  objectId: part('id'),
  with: { name: part('name') },
};
const objects: Column = {
  type: 'objects',
  id: 'c',
  label,
  value: part('all'),
  name: part('name'),
  searchType: 11,
  objectId: part('id'),
};

async function showCell(column: Column, item: unknown, address = '/app/endpoints?os=mac&q=a?b&profile=3&profileId=y') {
  const world = await setUp({ address });
  world.page.goTo(address);
  const view = await world.show(<Cell column={column} scope={{ ...session, item }} />);
  return { ...world, ...view };
}
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `u${index}`, name: `Person ${index}` }));

test('an object is a link with the icon of its kind, which keeps the rest of the address', async () => {
  await showCell(object, { name: 'WIN-DC01', type: 8, id: 'e 1' });
  const link = screen.getByRole('link', { name: 'WIN-DC01' });
  const [path, search] = link.getAttribute('href')?.split(/\?(.*)/s) ?? [];
  expect(path).toBe('#/app/endpoints');
  const query = new URLSearchParams(search);
  expect([query.get('os'), query.get('q'), query.get('profile'), query.get('profileId')]).toEqual([
    'mac',
    'a?b',
    '8',
    'e 1',
  ]);
  expect(link.getAttribute('data-search-type')).toBe('8');
  expect(link.querySelectorAll('svg')).toHaveLength(1);
});

test('a click on an object opens its drawer on the same page', async () => {
  const { address } = await showCell(object, { name: 'WIN-DC01', type: '8', id: 'e1' });
  await userEvent.click(screen.getByRole('link'));
  expect(address.get()).toContain('profile=8&profileId=e1');
});

test.each([
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['the middle button', { button: 1 }],
])('a click on an object with %s is left to the browser', async (_, how) => {
  const { address } = await showCell(object, { name: 'WIN-DC01', type: 8, id: 'e1' });
  const before = address.get();
  const link = screen.getByRole('link');
  const click = createEvent.click(link, how);
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(false);
  expect(address.get()).toBe(before);
});

test('an object in a new browser tab opens at the current address of the page', async () => {
  const { page } = await showCell(object, { name: 'WIN-DC01', type: 8, id: 'e1' });
  page.goTo('/app/endpoints?os=linux');
  const link = screen.getByRole('link');
  fireEvent.pointerDown(link);
  expect(link.getAttribute('href')).toBe(
    `#/app/endpoints?os=linux&${new URLSearchParams({ profile: '8', profileId: 'e1' })}&profileInfo=${btoa('{"name":"WIN-DC01"}').replace(/=+$/, '')}`,
  );
});

test.each<[string, object, string]>([
  ['of a kind without a drawer', { name: 'x', type: 99, id: 'i' }, 'x'],
  ['of no known kind', { name: 'x', type: null, id: 'i' }, 'x'],
  ['without an id', { name: 'x', type: 8, id: null }, 'x'],
  ['that is markup', { name: '<img src=x onerror=alert(1)>', type: 'alert', id: 'i' }, '<img src=x onerror=alert(1)>'],
])('an object %s is text', async (_, item, want) => {
  const { container } = await showCell(object, item);
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.querySelector('bdi')?.textContent).toBe(want);
});

test('an object without a name shows its id, and one without both a dash', async () => {
  const { unmount } = await showCell(object, { type: 8, id: 'e1' });
  expect(screen.getByRole('link').textContent).toBe('e1');
  unmount();
  const { container } = await showCell(object, { type: 8 });
  expect(container.textContent).toContain('-');
});

test('a character in a name that turns the writing is its code point', async () => {
  await showCell(object, { name: 'invoice\u202Efdp.exe', type: 3, id: 'h' });
  expect(screen.getByRole('link').querySelector('bdi')?.textContent).toBe('invoice‹U+202E›fdp.exe');
});

test('a few objects of a cell are side by side', async () => {
  const { container } = await showCell(objects, { all: people(settings.screens.chips) });
  expect(screen.getAllByRole('link')).toHaveLength(settings.screens.chips);
  expect(container.querySelector('[data-action="objects"]')).toBeNull();
});

test('a button with the number of hidden objects opens a list of all, whose clicks are no clicks on the row', async () => {
  const rest = 5;
  const { address, container } = await showCell(objects, { all: people(settings.screens.chips + rest) });
  let received = 0;
  container.addEventListener('click', () => (received += 1));
  const button = screen.getByRole('button', { name: `${rest} more` });
  expect(button.textContent).toBe(`+${rest}`);
  await userEvent.click(button);
  const all = within(screen.getByRole('dialog', { name: 'Owners' }));
  expect(all.getAllByRole('link')).toHaveLength(settings.screens.chips + rest);
  expect(document.activeElement).toBe(all.getAllByRole('link')[0]);
  received = 0;
  await userEvent.click(all.getByRole('link', { name: 'Person 6' }));
  expect(address.get()).toContain('profile=11&profileId=u6');
  expect(received).toBe(0);
});

test('the drawer sequence of an object in the list of all has the objects of the cell, each of them once', async () => {
  const count = settings.screens.chips + 2;
  const { services } = await showCell(objects, { all: [...people(count), { id: 'u0', name: 'Again' }] });
  await userEvent.click(screen.getByRole('button', { name: /more/ }));
  const [, second] = within(screen.getByRole('dialog', { name: 'Owners' })).getAllByRole('link');
  if (!second) throw new Error('There is no second object.');
  await userEvent.click(second);
  expect(
    positionInSequence(storedSequence(services.drawer.entryState).get(), { search_type: 11, id: 'u1' }),
  ).toMatchObject({
    ...{ title: 'Owners', position: 2, count },
    ...{ previous: { id: 'u0' }, next: { id: 'u2' } },
  });
});

test('Escape closes the list of all objects and returns the focus', async () => {
  await showCell(objects, { all: people(9) });
  await userEvent.click(screen.getByRole('button', { name: /more/ }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /more/ }));
});

test.each([[[]], [null], [undefined]])('a cell without objects is a dash: %j', async (all) => {
  const { container } = await showCell(objects, { all });
  expect(container.textContent).toContain('-');
});

const field = { id: 'f', label } as const;

async function showLine(given: Field, v: unknown) {
  const world = await setUp({ address: '/app/endpoints' });
  world.page.goTo('/app/endpoints');
  await world.show(<FieldList sections={[{ id: 's', fields: [given] }]} scope={{ ...session, v }} />);
  return world;
}
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

test.each(['text', 'mono'] as const)('a %s of a field can lead to the drawer of the object it names', async (type) => {
  const named: Field = { ...field, type, value: (scope) => scope.v, object: { searchType: 5 } };
  const { address } = await showLine(named, 'halden.example');
  expect(hrefs()).toEqual(['#/app/endpoints?profile=5&profileId=halden.example']);
  await userEvent.click(screen.getByRole('link', { name: 'halden.example' }));
  expect(address.get()).toContain('profile=5&profileId=halden.example');
});

test('each entry of a list of a field leads to its own drawer, by the id that the descriptor says', async () => {
  const list: Field = {
    ...field,
    type: 'list',
    value: (scope) => scope.v,
    item: part('name'),
    object: { searchType: 3, objectId: part('sha1') },
  };
  await showLine(list, [{ name: 'a.iso', sha1: 'ab12' }, { name: 'b.iso' }, { sha1: 'cd34' }]);
  expect(hrefs()).toEqual(['#/app/endpoints?profile=3&profileId=ab12']);
  expect(screen.getByText('b.iso').closest('a')).toBeNull();
});

test.each([
  ['no value', undefined, 5],
  ['a type without a drawer', 'halden.example', 77],
  ['a text that is too long for a link', 'x'.repeat(4001), 5],
])('a field with %s is no link', async (_what, v, searchType) => {
  await showLine({ ...field, type: 'text', value: (scope) => scope.v, object: { searchType } }, v);
  expect(hrefs()).toEqual([]);
});
