import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TreeField } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { ChoiceContext } from '~/view/data/choice';
import { TreeView } from '~/view/field/tree/TreeView';
import { session, setUp } from '../../harness/view/support';

const text = (words: string) => ({ key: `test.${words}`, text: words });
const part = (name: string) => (scope: Scope) => Object(scope.item)[name];
const field: TreeField = {
  type: 'tree',
  id: 'processes',
  label: text('Processes'),
  value: (scope) => scope.v,
  select: 'process',
  count: true,
  nodeId: part('pid'),
  parentId: part('parentPid'),
  columns: [
    { type: 'text', id: 'name', label: text('Name'), value: part('name') },
    { type: 'text', id: 'pid', label: text('PID'), value: part('pid') },
  ],
};
const processes = [
  { name: 'explorer', pid: 1 },
  { name: 'service', pid: 2 },
  { name: 'viewer', pid: 3, parentPid: 1 },
  { name: 'rundll32', pid: 4, parentPid: 3 },
  { name: 'cmd', pid: 5, parentPid: 1 },
];
const chosen: unknown[] = [];

beforeAll(() => import('~/view/field/tree/TreeView'));

async function show(v: unknown, over: Partial<TreeField> = {}) {
  const world = await setUp();
  chosen.length = 0;
  const choose = (_: string, row: unknown): void => void chosen.push(row);
  await world.show(
    <ChoiceContext value={{ rows: {}, choose }}>
      <TreeView field={{ ...field, ...over }} scope={{ ...session, v }} />
    </ChoiceContext>,
  );
  return world;
}

const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')];
const nameOf = (row: Element | null | undefined) => row?.querySelector('td > .descry-list-cell')?.textContent;
const names = () => rows().map(nameOf);
const tree = () => screen.getByRole('treegrid', { name: 'Processes' });
/** The node on which keys act. */
const active = () => {
  const id = tree().getAttribute('aria-activedescendant');
  return id === null ? undefined : nameOf(document.getElementById(id));
};

describe('a process tree', () => {
  test('each row of a tree follows its parent, and has its level', async () => {
    await show(processes);
    expect(screen.getByRole('treegrid', { name: 'Processes' })).toBeDefined();
    const treeFacts = ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded'];
    expect(rows().map((row, at) => [names()[at], ...treeFacts.map((name) => row.getAttribute(name))])).toEqual([
      ['explorer', '1', '1', '2', 'true'],
      ['viewer', '2', '1', '2', 'true'],
      ['rundll32', '3', '1', '1', null],
      ['cmd', '2', '2', '2', null],
      ['service', '1', '2', '2', null],
    ]);
  });

  test.each([
    ['no node names a parent', processes.map(({ name, pid }) => ({ name, pid })), 5],
    ['the parent is missing', [{ name: 'viewer', pid: 3, parentPid: 99 }], 1],
    [
      'nodes are parents of each other',
      [
        { name: 'a', pid: 1, parentPid: 2 },
        { name: 'b', pid: 2, parentPid: 1 },
      ],
      2,
    ],
    ['a node is its own parent', [{ name: 'a', pid: 1, parentPid: 1 }], 1],
  ])('a tree has each node once while %s', async (_, v, count) => {
    await show(v);
    expect([rows().length, rows()[0]?.getAttribute('aria-level')]).toEqual([count, '1']);
  });

  test('a tree without rows is a dash', async () => {
    await show([]);
    expect(document.querySelector('[data-value]')?.textContent).toBe('-');
  });

  test.each([
    ['{ArrowDown}{ArrowDown}', 'rundll32'],
    ['{End}', 'service'],
    ['{End}{Home}', 'explorer'],
    ['{End}{ArrowUp}', 'cmd'],
    ['{ArrowRight}', 'viewer'],
    ['{ArrowRight}{ArrowRight}', 'rundll32'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'rundll32'],
    ['{ArrowDown}{ArrowDown}{ArrowLeft}', 'viewer'],
    ['{ArrowLeft}{ArrowDown}', 'service'],
    ['{ArrowLeft}{ArrowRight}{ArrowDown}', 'viewer'],
    ['{ArrowUp}', 'explorer'],
  ])('in a tree the keys %s lead to %s', async (keys, want) => {
    await show(processes);
    tree().focus();
    await userEvent.keyboard(keys);
    expect(active()).toBe(want);
  });

  test('a key or a click on the arrow folds the children of a row, and chooses no row', async () => {
    await show(processes);
    tree().focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect([names(), rows()[0]?.getAttribute('aria-expanded')]).toEqual([['explorer', 'service'], 'false']);
    await userEvent.click(rows()[0]?.querySelector('[data-fold]') ?? document.body);
    expect(names()).toHaveLength(5);
    expect(chosen).toEqual([]);
  });

  test.each(['{Enter}', ' '])('the key %j chooses a row of a tree, as a click does [DR-OP-39]', async (key) => {
    await show(processes);
    tree().focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard(key);
    await userEvent.click(screen.getByText('rundll32'));
    expect(chosen).toEqual([
      { row: processes[2], index: 2 },
      { row: processes[3], index: 3 },
    ]);
  });

  test('a copied tree has all nodes in its order, also folded ones', async () => {
    const { page } = await show(processes);
    tree().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(page.done).toEqual(['copy Name\tPID\nexplorer\t1\nviewer\t3\nrundll32\t4\ncmd\t5\nservice\t2']);
  });

  test('the asterisk expands the siblings of a node', async () => {
    await show(processes);
    tree().focus();
    await userEvent.keyboard('{ArrowLeft}{End}*');
    expect(names()).toEqual(['explorer', 'viewer', 'rundll32', 'cmd', 'service']);
  });

  test('the current node is marked and the active one at first, and so is the way to it', async () => {
    await show(processes, { current: () => 4 });
    expect(active()).toBe('rundll32');
    expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual([null, null, 'true', null, null]);
    const marked = [...document.querySelectorAll('[data-branch="current"]')].map((line) => line.closest('tr'));
    expect(marked).toEqual([rows()[1], rows()[2]]);
  });

  test('a node that is folded away leaves its ancestor active', async () => {
    await show(processes, { current: () => 4 });
    await userEvent.click(rows()[0]?.querySelector('[data-fold]') ?? document.body);
    expect([active(), names()]).toEqual(['explorer', ['explorer', 'service']]);
  });
});

describe('a tree with many nodes', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({ name: `p${at}`, pid: at, parentPid: at - 1 - (at % 3) }));
  const button = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const search = (text: string) => userEvent.type(screen.getByRole('searchbox', { name: 'Filter the tree' }), text);

  const found = () => document.querySelector('.descry-tree-tools [role="status"]')?.textContent;

  test('renders what is visible, and tells screen readers how many there are', async () => {
    await show(many);
    expect(rows().length).toBeLessThan(60);
    expect(tree().getAttribute('aria-rowcount')).toBe('10001');
    tree().focus();
    await userEvent.keyboard('{End}');
    expect(active()).toBe('p9999');
    expect(document.activeElement).toBe(tree());
  });

  test('the filter leaves matches and their ancestors, and counts the matches', async () => {
    await show(many);
    await search('P4');
    await userEvent.type(screen.getByRole('searchbox'), '999');
    expect(found()).toBe('1 match');
    const matches = rows().filter((row) => !('context' in row.dataset));
    expect(matches.map(nameOf)).toEqual(['p4999']);
    expect(rows().length).toBeGreaterThan(1);
    await userEvent.keyboard('{Escape}');
    expect(tree().getAttribute('aria-rowcount')).toBe('10001');
  });

  test('nothing that matches leaves no row', async () => {
    await show(many);
    await search('nothing like this');
    expect([rows(), found()]).toEqual([[], '0 matches']);
  });

  test('buttons fold all nodes, unfold all, and lead to the current one', async () => {
    await show(many, { current: () => 300 });
    expect(active()).toBe('p300');
    await button('Collapse all');
    expect(names()).toEqual(['p0', 'p1', 'p2']);
    await button('Go to current');
    expect([active(), document.activeElement]).toEqual(['p300', tree()]);
    await button('Expand all');
    expect(tree().getAttribute('aria-rowcount')).toBe('10001');
  });
});
