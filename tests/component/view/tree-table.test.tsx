import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TableField } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { ChoiceContext } from '~/view/data/choice';
import { TreeTable } from '~/view/field/table/TreeTable';
import { session, setUp } from '../../harness/view/support';

const text = (words: string) => ({ key: `test.${words}`, text: words });
const part = (name: string) => (scope: Scope) => Object(scope.item)[name];
const field: TableField = {
  type: 'table',
  id: 'processes',
  label: text('Processes'),
  value: (scope) => scope.v,
  select: 'process',
  count: true,
  tree: { id: part('pid'), parent: part('parentPid') },
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

beforeAll(() => import('~/view/field/table/TreeTable'));

async function show(v: unknown, over: Partial<TableField> = {}) {
  const world = await setUp();
  chosen.length = 0;
  const choose = (_: string, row: unknown): void => void chosen.push(row);
  await world.show(
    <ChoiceContext value={{ rows: {}, choose }}>
      <TreeTable field={{ ...field, ...over }} scope={{ ...session, v }} />
    </ChoiceContext>,
  );
  return world;
}

const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')];
const names = () => rows().map((row) => row.querySelector('td')?.textContent);
const focused = () => document.activeElement?.querySelector('td')?.textContent;
const rowOf = (name: string) => screen.getByText(name).closest('tr') ?? document.body;

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
    ['no row names a parent', processes.map(({ name, pid }) => ({ name, pid }))],
    ['the parent is missing', [{ name: 'viewer', pid: 3, parentPid: 99 }]],
  ])('a tree is a plain table while %s', async (_, v) => {
    await show(v);
    expect(screen.queryByRole('treegrid')).toBeNull();
    expect(screen.getByRole('grid')).toBeDefined();
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
    rows()[0]?.focus();
    await userEvent.keyboard(keys);
    expect(focused()).toBe(want);
  });

  test('a key or a click on the arrow folds the children of a row, and chooses no row', async () => {
    await show(processes);
    rows()[0]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect([names(), rows()[0]?.getAttribute('aria-expanded')]).toEqual([['explorer', 'service'], 'false']);
    await userEvent.click(rows()[0]?.querySelector('[data-fold]') ?? document.body);
    expect(names()).toHaveLength(5);
    expect(chosen).toEqual([]);
  });

  test.each(['{Enter}', ' '])('the key %j chooses a row of a tree, as a click does [DR-OP-39]', async (key) => {
    await show(processes);
    rowOf('viewer').focus();
    await userEvent.keyboard(key);
    await userEvent.click(screen.getByText('rundll32'));
    expect(chosen).toEqual([
      { row: processes[2], index: 2 },
      { row: processes[3], index: 3 },
    ]);
  });

  test('a copied tree has all rows, also folded ones', async () => {
    const { page } = await show(processes);
    rows()[0]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(page.done).toEqual(['copy Name\tPID\nexplorer\t1\nservice\t2\nviewer\t3\nrundll32\t4\ncmd\t5']);
  });
});
