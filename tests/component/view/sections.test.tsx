import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../../harness/memory-storage';
import { openWith } from '../../harness/product/drawers/shown';
import { drawerAt, json, openDrawer } from '../../harness/view/support';

const answers = { '': { data: { hostname: 'FIN-1', os: { name: 'Windows 11', platform: 'windows' } } } };
const openHost = (id: string, local: () => Storage) =>
  openDrawer(drawerAt(2, id), { local, fetch: () => Promise.resolve(json(answers[''])) });
const heading = (name: string) => screen.findByRole('button', { name, expanded: true });
const bodyOf = (button: HTMLElement) => document.getElementById(button.getAttribute('aria-controls') ?? '');

describe('folding', () => {
  test('the heading of a section is a button that folds it, by keyboard too, and then shows the number of its fields', async () => {
    await openWith({ type: 2, id: 'h', answers });
    const system = screen.getByRole('button', { name: 'System', expanded: true });
    expect(screen.getByRole('heading', { level: 4, name: 'System' }).contains(system)).toBe(true);
    const fields = bodyOf(system)?.querySelectorAll('[data-field]').length;
    system.focus();
    await userEvent.keyboard('{Enter}');
    expect(bodyOf(system)?.dataset.folded).toBe('true');
    expect(screen.getByRole('button', { name: `System ${fields}`, expanded: false })).toBe(system);
    await userEvent.keyboard(' ');
    expect(bodyOf(system)?.dataset.folded).toBeUndefined();
  });

  test('a folded section is stored for all objects of the drawer, each section alone', async () => {
    const storage = memoryStorage();
    const first = await openHost('a', () => storage);
    await userEvent.click(await heading('System'));
    expect(storage.getItem('uic_drawerFolded')).toBe('["host/main/system"]');
    first.address.set('/home');
    await openHost('b', () => storage);
    const folded = await screen.findAllByRole('button', { name: /^System/, expanded: false });
    expect(folded.length).toBe(1);
    await heading('Network');
  });

  test('a card of a repeated section is folded alone, and this is not stored', async () => {
    const aad = [{ tenantName: 'One' }, { tenantName: 'Two' }];
    await openWith({
      type: 11,
      id: 'u',
      tab: 4,
      flags: { 'identity-inventory-app': 1 },
      answers: { 'useraccount/query': { data: { userName: 'x', department: 'y' } }, idInventory: { aad } },
    });
    const [first] = screen.getAllByRole('button', { name: 'Cloud directory', expanded: true });
    if (first) await userEvent.click(first);
    expect(
      screen.getAllByRole('button', { name: /^Cloud directory/ }).map((each) => each.getAttribute('aria-expanded')),
    ).toEqual(['false', 'true']);
  });
});

describe('copy buttons', () => {
  test('the Tab key reaches one copy button of a list, arrow keys the others, and Tab comes back to the last used one', async () => {
    await openWith({ type: 3, id: 'f', answers: { '': { data: { fileMD5: 'a1', fileSHA1: 'b2', sha256: 'c3' } } } });
    const copies = [...document.querySelectorAll<HTMLElement>('dl .descry-copy')];
    const reached = () => copies.map((copy, index) => (copy.tabIndex === 0 ? index : -1)).filter((index) => index >= 0);
    const focused = () => copies.findIndex((copy) => copy === document.activeElement);
    expect([copies.length > 2, reached()]).toEqual([true, [0]]);
    copies[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect([focused(), reached()]).toEqual([1, [1]]);
    await userEvent.keyboard('{End}');
    expect([focused(), reached()]).toEqual([copies.length - 1, [copies.length - 1]]);
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe(0);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(focused()).toBe(copies.length - 2);
    await userEvent.tab();
    expect(focused()).toBe(-1);
    await userEvent.tab({ shift: true });
    expect(focused()).toBe(copies.length - 2);
  });
});

test('an empty panel has a foot too if an answer arrived', async () => {
  await openWith({ type: 4, id: 'https://a.example/', tab: 3, answers: { '': { data: { status: 'notFound' } } } });
  expect(document.querySelector('[data-panel]')?.getAttribute('data-state')).toBe('empty');
  expect(screen.getByRole('button', { name: 'Raw data' })).toBeDefined();
});
