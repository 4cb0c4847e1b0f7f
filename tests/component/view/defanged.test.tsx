import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Field } from '~/generated/contract/descriptor-types';
import { getOwn } from '~/lib/get-own';
import { FieldList } from '~/view/section/FieldList';
import { drawerAt, openDrawer, session, setUp } from '../../harness/view/support';

const label = { key: 'test.label', text: 'Label' };
const base = { id: 'f', label, value: (scope: Readonly<Record<string, unknown>>) => scope.v };
const part = (name: string) => (scope: Readonly<Record<string, unknown>>) => getOwn(scope.item, name);
const defanged = () => screen.queryByRole('button', { name: 'Copy defanged' });

async function show(field: Field, v: unknown) {
  const world = await setUp();
  await world.show(<FieldList sections={[{ id: 's', fields: [field] }]} scope={{ ...session, v }} />);
  return world.page;
}

const list = { ...base, type: 'list' } as const;
const table: Field = {
  ...base,
  type: 'table',
  columns: [
    { type: 'text', id: 'name', label: { key: 'n', text: 'Name' }, value: part('name') },
    { type: 'chips', id: 'at', label: { key: 'a', text: 'At' }, value: part('at') },
  ],
};
const manyRows = Array.from({ length: 30 }, (_, index) => ({ name: `row ${index}`, at: ['10.0.0.1'] }));

describe('an address can be copied so that nobody follows it', () => {
  test.each<readonly [string, { readonly given: Field; readonly v: unknown; readonly want: string }]>([
    [
      'in a text',
      { given: { ...base, type: 'text' }, v: 'https://evil.example/a.b', want: 'hxxps://evil[.]example/a.b' },
    ],
    ['in a hash field', { given: { ...base, type: 'mono' }, v: 'evil.example', want: 'evil[.]example' }],
    [
      'in a list',
      { given: list, v: ['10.0.0.1', 'plain', 'a@b.example'], want: '10[.]0[.]0[.]1\nplain\na[@]b[.]example' },
    ],
    ['in a later entry of a list', { given: list, v: ['unknown', '2001:db8::1'], want: 'unknown\n2001[:]db8[:][:]1' }],
    [
      'beside the entry of a list',
      {
        given: { ...list, item: part('name'), beside: part('at') },
        v: [{ name: 'A', at: 'a.example' }],
        want: 'A\ta[.]example',
      },
    ],
    [
      'in a table, several in a cell',
      {
        given: table,
        v: [
          { name: 'mail', at: [] },
          { name: 'http://a.example/', at: ['10.0.0.1', 'b.example'] },
        ],
        want: 'Name\tAt\nmail\t\nhxxp://a[.]example/\t10[.]0[.]0[.]1, b[.]example',
      },
    ],
    [
      'in a tree of rows',
      {
        given: { ...table, type: 'tree', nodeId: part('id'), parentId: part('parent') },
        v: [
          { id: 1, name: 'a.example', at: [] },
          { id: 2, parent: 1, name: 'child', at: ['10.0.0.1'] },
        ],
        want: 'Name\tAt\na[.]example\t\nchild\t10[.]0[.]0[.]1',
      },
    ],
    [
      'in the values of names',
      {
        given: { ...base, type: 'map' },
        v: { MODE: 'fast', PROXY: 'http://a.example/x' },
        want: 'MODE: fast\nPROXY: hxxp://a[.]example/x',
      },
    ],
    [
      'in all of a table, not only in what is drawn of it',
      {
        given: table,
        v: manyRows,
        want: ['Name\tAt', ...manyRows.map(({ name }) => `${name}\t10[.]0[.]0[.]1`)].join('\n'),
      },
    ],
  ])('%s', async (_, { given, v, want }) => {
    const page = await show(given, v);
    // Behind those of single cells stand the buttons of the whole field.
    const press = async (name: string) =>
      userEvent.click((await screen.findAllByRole('button', { name })).at(-1) ?? document.body);
    await press('Copy defanged');
    expect(page.done).toContain(`copy ${want}`);
    await press('Copy');
    expect(page.done.at(-1)).not.toContain('[.]');
  });

  test.each([
    [4, 'https://evil.example/a.b', 'hxxps://evil[.]example/a.b'],
    [5, 'evil.example', 'evil[.]example'],
    [6, '203.0.113.7', '203[.]0[.]113[.]7'],
    [6, '2001:db8::1', '2001[:]db8[:][:]1'],
  ])('in the head of a drawer: type %s, %s', async (type, id, want) => {
    const { page } = await openDrawer(drawerAt(type, id));
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await userEvent.click(screen.getByRole('button', { name: 'Copy defanged' }));
    expect(page.done).toEqual([`copy ${id}`, `copy ${want}`]);
  });
});

test.each([
  ['a table', {}],
  ['a tree of rows', { tree: { id: part('id'), parent: part('parent') } }],
])('an address in a cell of %s has a copy button of its own, and other texts have none', async (_, more) => {
  const page = await show({ ...table, ...more }, [
    { id: 1, name: 'http://a.example/b.c' },
    { id: 2, parent: 1, name: 'invoice.pdf' },
  ]);
  const cell = (await screen.findByText('http://a.example/b.c')).closest('td') ?? document.body;
  for (const button of within(cell).getAllByRole('button')) await userEvent.click(button);
  expect(page.done).toEqual(['copy http://a.example/b.c', 'copy hxxp://a[.]example/b.c']);
  const other = screen.getByText('invoice.pdf').closest('td') ?? document.body;
  expect(within(other).queryByRole('button')).toBeNull();
});

test.each<readonly [string, Field, unknown]>([
  ['a text', { ...base, type: 'text' }, 'invoice.pdf'],
  ['a list', list, ['plain', 'words']],
  ['a table', table, [{ name: 'row', at: ['tag'] }]],
])('%s without addresses is offered once', async (_, field, v) => {
  await show(field, v);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeDefined();
  expect(defanged()).toBeNull();
});
