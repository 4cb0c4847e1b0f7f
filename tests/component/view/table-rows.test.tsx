import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Column, Drawer, Panel, TableField } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { DrawerView } from '~/view/drawer/DrawerView';
import { fieldValue, json, setUp } from '../../harness/view/support';

const text = (words: string) => ({ key: `test.${words}`, text: words });
const part = (name: string) => (scope: Scope) => Object(scope.item)[name];
const processes = [{ name: 'cmd.exe' }, { name: 'powershell.exe' }, { name: 'winword.exe' }];
const state = { id: 's', of: 'string', rows: [{ equals: 'on', text: text('On') }], else: 'value' } as const;

const table = (over: Partial<TableField> = {}): TableField => ({
  type: 'table',
  id: 'processes',
  label: text('Processes'),
  value: () => processes,
  select: 'process',
  columns: [{ type: 'text', id: 'name', label: text('Name'), value: part('name') }],
  ...over,
});
const chosen = {
  type: 'text',
  id: 'chosen',
  label: text('Chosen'),
  value: (scope: Scope) => Object(Object(scope.selected).process).name,
} as const;

function drawerOf(over: Partial<Drawer>): Drawer {
  return {
    id: 'test',
    needs: [],
    searchType: 13,
    title: { key: 'DRAWER.TITLE' },
    kind: text('Thing'),
    icon: 'link',
    name: () => 'Name',
    defaultTab: 'main',
    tabs: [{ id: 'main', title: text('Main'), needs: [], fields: [table(), chosen] }],
    ...over,
  };
}

async function showDrawer(over: Partial<Drawer> = {}) {
  const world = await setUp();
  const drawer = drawerOf(over);
  const request = { kind: 'open', input: { search_type: 13, id: 'x' } } as const;
  await world.show(<DrawerView drawer={drawer} request={request} onTab={() => undefined} />);
  return world;
}

const rows = () => [...document.querySelectorAll<HTMLElement>('tr[data-item]')];
const row = (at: number) => rows()[at] ?? document.body;
const selectedRows = () => rows().map((one) => one.getAttribute('aria-selected'));

describe('choosing a row', () => {
  test('no row of a table is chosen at first, and conditions that read the choice are undecided [DR-OP-39]', async () => {
    await showDrawer();
    expect(selectedRows()).toEqual(['false', 'false', 'false']);
    expect(fieldValue('chosen').textContent).toBe('-');
  });

  test('a click chooses a row, a click on another row replaces it, and a second click on it removes the choice', async () => {
    const user = userEvent.setup();
    await showDrawer();
    await user.click(screen.getByText('powershell.exe'));
    expect([fieldValue('chosen').textContent, selectedRows()]).toEqual(['powershell.exe', ['false', 'true', 'false']]);
    await user.click(screen.getByText('cmd.exe'));
    expect(selectedRows()).toEqual(['true', 'false', 'false']);
    await user.click(row(0));
    expect([fieldValue('chosen').textContent, selectedRows()]).toEqual(['-', ['false', 'false', 'false']]);
  });

  test.each(['{Enter}', ' '])('the key %j chooses a row, and arrow keys move between rows', async (key) => {
    const user = userEvent.setup();
    await showDrawer();
    row(0).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(document.activeElement).toBe(row(1));
    await user.keyboard(key);
    expect(fieldValue('chosen').textContent).toBe('powershell.exe');
    await user.keyboard(key);
    expect(fieldValue('chosen').textContent).toBe('-');
  });

  test('the Tab key reaches one row of a table: the chosen one, else the first', async () => {
    await showDrawer();
    expect(rows().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    await userEvent.click(row(2));
    expect(rows().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
  });

  test('links and buttons in a row act and do not choose it', async () => {
    const columns: readonly Column[] = [
      { type: 'link', id: 'l', label: text('L'), value: part('name'), href: () => '/#/app/home', window: 'same' },
      { type: 'button', id: 'b', label: text('B'), button: { id: 'go', label: text('Go'), action: { type: 'close' } } },
    ];
    await showDrawer({ tabs: [{ id: 'main', title: text('Main'), needs: [], fields: [table({ columns })] }] });
    await userEvent.click(screen.getAllByRole('link')[0] ?? document.body);
    await userEvent.click(screen.getAllByRole('button', { name: 'Go' })[0] ?? document.body);
    expect(selectedRows()).toEqual(['false', 'false', 'false']);
  });

  test('a table without selection has plain rows', async () => {
    const { select: _, ...plain } = table();
    await showDrawer({ tabs: [{ id: 'main', title: text('Main'), needs: [], fields: [plain] }] });
    expect(rows().map((one) => [one.hasAttribute('aria-selected'), one.hasAttribute('tabindex')])).toEqual([
      [false, false],
      [false, false],
      [false, false],
    ]);
    expect(screen.getByRole('table')).toBeDefined();
  });

  test('shared panels have a choice of their own, which their values read', async () => {
    const panel: Panel = {
      id: 'p',
      needs: [],
      input: {},
      values: { label: (scope) => Object(Object(scope.selected).process).name },
      fields: [table(), { ...chosen, value: (scope) => scope.label }],
    };
    await showDrawer({ tabs: [{ id: 'main', title: text('Main'), needs: [], panel }] });
    await userEvent.click(row(1));
    expect(fieldValue('chosen').textContent).toBe('powershell.exe');
  });

  test('a refresh removes the choice of a row that is missing, and keeps that of one that is there again', async () => {
    const source = { operation: 'urlQuery', body: { url: () => 'a' } } as const;
    const again = { id: 'again', label: text('Again'), action: { type: 'refresh', source: 'a' } } as const;
    const { calls } = await showDrawer({
      sources: { a: source },
      tabs: [
        {
          id: 'main',
          title: text('Main'),
          needs: ['a'],
          buttons: [again],
          fields: [table({ value: (scope) => Object(scope.a).list }), chosen],
        },
      ],
    });
    await calls[0]?.answer(json({ data: { list: processes } }));
    await userEvent.click(row(1));
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    await calls[1]?.answer(json({ data: { list: processes.toReversed() } }));
    expect([fieldValue('chosen').textContent, selectedRows()]).toEqual(['powershell.exe', ['false', 'true', 'false']]);
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    await calls[2]?.answer(json({ data: { list: [processes[0]] } }));
    expect([fieldValue('chosen').textContent, selectedRows()]).toEqual(['-', ['false']]);
  });
});

describe('columns', () => {
  const button = {
    id: 'check',
    label: text('Check'),
    enabledWhen: part('may'),
    disabledReason: text('You may not.'),
    action: { type: 'copy', value: part('name') },
  } as const;
  const columns: readonly Column[] = [
    { type: 'text', id: 'owner', label: text('Owner'), value: part('name'), empty: text('Unassigned') },
    { type: 'boolean', id: 'flag', label: text('Flag'), value: part('flag') },
    { type: 'chips', id: 'chips', label: text('Chips'), value: part('chips') },
    { type: 'state', id: 'state', label: text('State'), value: part('state'), scale: state },
    { type: 'link', id: 'link', label: text('Link'), value: part('name'), href: part('to'), window: 'new' },
    { type: 'button', id: 'button', label: text('Button'), button },
  ];
  const entries = [
    { name: 'one', may: true, flag: true, chips: ['a', 'b'], state: 'on', to: 'https://other.example/' },
    { name: 'two', flag: false, state: 'odd', to: 'javascript:alert(1)' },
    {},
  ];
  const show = () => {
    const { select: _, ...plain } = table({ columns, value: () => entries, count: true });
    return showDrawer({ tabs: [{ id: 'main', title: text('Main'), needs: [], fields: [plain] }] });
  };
  const cells = (id: string) => [...document.querySelectorAll(`td[data-column="${id}"]`)];

  test.each([
    ['owner', ['one', 'two', 'Unassigned']],
    ['flag', ['Yes', 'No', '-']],
    ['chips', ['ab', '-', '-']],
    ['state', ['On', 'odd', '-']],
    ['link', ['one other.example', 'two ', '-']],
    ['button', ['Check', 'Check', 'Check']],
  ])('%s', async (id, want) => {
    await show();
    expect(cells(id).map((cell) => cell.textContent)).toEqual(want);
  });

  test('a table keeps the raw value of a state, links only safe addresses, and has the number of rows beside its label', async () => {
    await show();
    expect(
      cells('state').map((cell) => cell.querySelector('[data-state-value]')?.getAttribute('data-state-value')),
    ).toEqual(['on', 'odd', undefined]);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['one']);
    expect(screen.getByText('3').className).toBe('descry-count');
  });

  test('a button in a table reads its row, and while it is disabled it gives the reason and does nothing [DR-OGD-09]', async () => {
    const user = userEvent.setup();
    const { page } = await show();
    const [may, mayNot] = screen.getAllByRole('button', { name: 'Check' });
    await user.click(mayNot ?? document.body);
    expect([mayNot?.getAttribute('aria-disabled'), screen.getByRole('tooltip').textContent]).toEqual([
      'true',
      'You may not.',
    ]);
    await user.click(may ?? document.body);
    expect(page.done).toEqual(['copy one']);
  });
});

describe('named values', () => {
  test('the name, the tabs, the fields, the buttons and the empty state of a drawer read named values', async () => {
    const { calls } = await showDrawer({
      needs: ['a'],
      sources: { a: { operation: 'urlQuery', body: { url: () => 'a' } } },
      values: { host: (scope) => Object(scope.a).host, shout: (scope) => scope.host && `${String(scope.host)}!` },
      name: (scope) => scope.shout,
      tabs: [
        {
          id: 'main',
          title: text('Main'),
          needs: ['a'],
          emptyWhen: (scope) => scope.shout === 'none!',
          buttons: [
            { id: 'go', label: text('Go'), visibleWhen: (scope) => scope.shout === 'h!', action: { type: 'close' } },
          ],
          fields: [{ ...chosen, value: (scope) => scope.shout }],
        },
        { id: 'more', title: text('More'), needs: [], visibleWhen: (scope) => scope.shout === 'h!', fields: [chosen] },
      ],
    });
    expect(screen.queryByRole('tab', { name: 'More' })).toBeNull();
    await calls[0]?.answer(json({ data: { host: 'h' } }));
    expect(screen.getByRole('heading', { level: 3 }).textContent).toContain('h!');
    expect(screen.getByRole('tab', { name: 'More' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Go' })).toBeDefined();
    expect(fieldValue('chosen').textContent).toBe('h!');
  });

  test('named values can decide whether a panel is empty', async () => {
    await showDrawer({
      values: { none: () => true },
      tabs: [{ id: 'main', title: text('Main'), needs: [], emptyWhen: (scope) => scope.none, fields: [chosen] }],
    });
    expect(document.querySelector('[data-panel]')?.getAttribute('data-state')).toBe('empty');
  });
});
