import { expect, test } from 'vitest';
import { readMenu, type MenuEntry } from '~/session/menu';

const entry = (id: unknown, members: object = {}) => ({
  id,
  title: `T${String(id)}`,
  sidebar: true,
  role: 'r',
  ...members,
});

const outline = (entries: readonly MenuEntry[]): unknown =>
  entries.map(({ id, children }) => (children.length > 0 ? [id, outline(children)] : id));

test.each<[string, { data: unknown; drawn: unknown; allowed: readonly string[] }]>([
  ['entries in their order', { data: [entry(1), entry('group')], drawn: ['1', 'group'], allowed: ['1', 'group'] }],
  [
    'outside the side bar: allowed, not drawn [SH-OP-026]',
    { data: [entry(1, { sidebar: false })], drawn: [], allowed: ['1'] },
  ],
  [
    'without a role: allowed, not drawn [DG-PERM-01, SH-OP-026]',
    { data: [entry(1, { role: null })], drawn: [], allowed: ['1'] },
  ],
  ['with an empty role [DG-PERM-01, DG-OP-53]', { data: [entry(1, { role: '' })], drawn: [], allowed: ['1'] }],
  [
    'a group without a role, with all in it [DG-PERM-01, DG-OP-53]',
    { data: [entry('a', { role: null, children: [entry(2)] })], drawn: [], allowed: ['2', 'a'] },
  ],
  ['with a role of any name [DG-PERM-02]', { data: [entry(1, { role: 'x' })], drawn: ['1'], allowed: ['1'] }],
  [
    'ids of every level [SH-OP-025]',
    {
      data: [entry('a', { children: [entry('b', { sidebar: false, children: [entry(3)] })] })],
      drawn: ['a'],
      allowed: ['3', 'a', 'b'],
    },
  ],
  [
    'three levels are drawn [SH-SM-10]',
    {
      data: [entry(1, { children: [entry(2, { children: [entry(3, { children: [entry(4)] })] })] })],
      drawn: [['1', [['2', ['3']]]]],
      allowed: ['1', '2', '3', '4'],
    },
  ],
  [
    'broken entries are skipped',
    { data: [null, 'x', {}, entry(1.5), entry(''), entry(2)], drawn: ['2'], allowed: ['2'] },
  ],
  ['a tree that is none is empty', { data: { id: 5 }, drawn: [], allowed: ['5'] }],
  ['nothing is empty', { data: undefined, drawn: [], allowed: [] }],
])('%s', (_, { data, drawn, allowed }) => {
  const menu = readMenu({ data }, 3);
  expect(outline(menu.entries)).toEqual(drawn);
  expect([...menu.allowed].sort()).toEqual(allowed);
});

test('the marker is there for preview entries and for ids named as pre-release [SH-SM-05, SH-OP-043]', () => {
  const data = [entry(1, { preview: true }), entry(2), entry(3), entry(4, { preview: 1 })];
  const { entries } = readMenu({ data, previewFramework: { preReleaseIds: ['2'] } }, 3);
  expect(entries.map(({ preview }) => preview)).toEqual([true, true, false, false]);
});

test('a line needs no role: it is drawn above the next entry', () => {
  const line = { id: 'line', sidebar: true, divider: true };
  const hidden = entry(3, { sidebar: false, divider: true });
  const { entries } = readMenu({ data: [entry(1), line, entry(2), hidden, entry(4)] }, 3);
  expect(entries.map(({ id, divider }) => [id, divider])).toEqual([
    ['1', false],
    ['2', true],
    ['4', false],
  ]);
});

test('all members are read', () => {
  const members = { l10n: 'l', l10n_collapsed: 'c', icon: 'bug', info: 'i', pendo: 'p', comesoon: true, divider: true };
  expect(readMenu({ data: [entry(1, members)] }, 3)).toMatchObject({
    entries: [
      {
        title: 'T1',
        message: 'l',
        shortMessage: 'c',
        icon: 'bug',
        tooltip: 'i',
        tracking: { 'data-pendo': 'p' },
        comingSoon: true,
        divider: true,
      },
    ],
  });
});

test('a tree deeper than any stack is read', () => {
  let tree: unknown = [];
  for (let level = 0; level < 100_000; level += 1) tree = [{ id: level, children: tree }];
  expect(readMenu({ data: tree }, 3).allowed.size).toBe(100_000);
});
