import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { json, openDrawer, panelNow } from '../../harness/view/support';
import { countOf, monoColumns, openWith, rowsOf } from '../../harness/product/drawers/shown';

const files = [
  { fileName: 'Contracts.xlsx', fullUri: '\\\\SRV\\Contracts.xlsx', fileHash: 'ab12', edgeId: 'edge&1' },
  { fileName: 'Plan.pdf', fullUri: null, fileHash: '', edgeId: 'edge-2' },
  {},
];
const open = (items: unknown, given: { entries?: unknown; permissions?: Readonly<Record<string, number>> } = {}) =>
  openWith({
    type: 'object-group',
    id: '',
    info: { title: 'Contracts', payload: { group: 'contracts', deep: [1, null] } },
    permissions: given.permissions ?? { 'dataPolicy.view_data_lineage': 1 },
    answers: { 'oat/files': typeof items === 'number' ? items : { items }, 'lineage/entry': given.entries },
  });
const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-action="check-lineage"]')];
const press = async (index: number) => userEvent.click(buttons()[index] ?? document.body);

test('500 wide on layer 1001; a row and a button for each file [DR-OGD-01 to 07, 10, 12, DR-CALL-13, DR-CONST-08, DR-OP-61, DR-OP-62]', async () => {
  const { sent } = await open(files);
  const address = '/public/ddr/lineage/oat/files';
  const body = { payload: { group: 'contracts', deep: [1, null] } };
  expect(sent).toEqual([{ method: 'POST', address, body }]);
  const drawer = screen.getByTestId('drawer');
  expect(drawer.getAttribute('data-search-type')).toBe('object-group');
  expect([drawer.style.width, drawer.style.zIndex]).toEqual(['500px', '1001']);
  // The title is with the frame, before anything has been loaded.
  expect(screen.getByRole('dialog', { name: 'Sensitive files' })).toBe(drawer);
  expect(screen.getByRole('heading', { name: 'Contracts' })).toBeDefined();
  expect(panelNow()).toEqual(['main', 'data']);
  expect(screen.queryByRole('tab')).toBeNull();
  expect([document.querySelectorAll('[data-field]').length, countOf('items')]).toEqual([1, '3']);
  expect(rowsOf('items').map((cells) => cells.slice(0, 4))).toEqual([
    ['Contracts.xlsx', '\\\\SRV\\Contracts.xlsx', 'ab12', 'edge&1'],
    ['Plan.pdf', '-', '-', 'edge-2'],
    ['-', '-', '-', '-'],
  ]);
  expect(buttons()).toHaveLength(3);
  expect(monoColumns('items')).toEqual(['fullUri', 'fileHash', 'edgeId']);
  const facts = [...document.querySelectorAll('.descry-drawer-facts li')].map(({ textContent }) => textContent);
  expect(facts).toEqual(['Object group', 'Objects 3']);
});

test('until the answer the drawer is loading [DR-FRAME-10, DR-OGD-11]', async () => {
  const payload = Buffer.from(JSON.stringify({ payload: 1 })).toString('base64url');
  const { calls } = await openDrawer(`/home?profile=object-group&profileInfo=${payload}`);
  expect(panelNow()).toEqual(['main', 'loading']);
  await calls[0]?.answer(json({ items: files }));
  expect(panelNow()).toEqual(['main', 'data']);
});

test('a row may be drawn as a card and stays a row of a table; every value is copied as it came [DR-OGD-03 to 06]', async () => {
  const { page } = await open([{ ...files[0], fileName: 'invoice\u202Efdp.exe' }]);
  expect(screen.getByRole('table').getAttribute('data-stacks')).toBe('true');
  // Cards are blocks, which take the roles of a table from its elements.
  for (const [role, of] of [
    ['rowgroup', 'thead, tbody'],
    ['row', 'tr'],
    ['cell', 'td'],
    ['columnheader', 'th'],
  ]) {
    const elements = [...document.querySelectorAll(of ?? '')];
    expect(
      elements.every((element) => element.getAttribute('role') === role),
      role,
    ).toBe(true);
  }
  expect([...document.querySelectorAll('td')].map((cell) => cell.getAttribute('data-name'))).toEqual(
    screen.getAllByRole('columnheader').map(({ textContent }) => textContent),
  );
  for (const button of document.querySelectorAll('td [data-action="copy"]')) await userEvent.click(button);
  expect(page.done).toEqual(
    ['invoice\u202Efdp.exe', '\\\\SRV\\Contracts.xlsx', 'ab12', 'edge&1'].map((text) => `copy ${text}`),
  );
});

test.each([
  ['no files', [], ['main', 'data']],
  ['a failure', 500, ['main', 'failed']],
])('%s [DR-OGD-11]', async (_, items, want) => {
  await open(items);
  expect(panelNow()).toEqual(want);
  expect(document.querySelector('[data-panel]')?.textContent).toMatch(
    want[1] === 'failed' ? /No data/ : /^Sensitive files-/,
  );
});

test.each([undefined, '', null])(
  'a file with the edge id %j is not asked about, and says why [DR-OGD-07]',
  async (edgeId) => {
    const { sent, page } = await open([{ fileName: 'Plan.pdf', edgeId }], {
      entries: { entries: [{ entry_id: 'e', source_id: 's', filename: 'Other.pdf' }] },
    });
    await press(0);
    expect([sent.length, page.done]).toEqual([1, []]);
    await userEvent.hover(buttons()[0] ?? document.body);
    expect((await screen.findByRole('tooltip')).textContent).toBe(
      'This file came without an edge id, by which its data lineage is found.',
    );
  },
);

describe('the way of the data', () => {
  const base = '/index.html#/app/data-policy?action=view_data_lineage&sourceId=';
  const entry = (filename: string, n: number) => ({ entry_id: `e/${n}`, source_id: `s&${n}`, filename });
  test.each([
    ['the entry of the file', { given: [entry('Contracts.pdf', 1), entry('Contracts.xlsx', 2)], want: 2 }],
    ['the first entry if none has the name of the file', { given: [entry('a', 1), entry('b', 2)], want: 1 }],
  ])('%s [DR-OGD-08, DR-PERM-03, DR-LIN-03 to 08, DR-LINK-03]', async (_, { given, want }) => {
    const { sent, page } = await open(files, { entries: { entries: given } });
    await press(0);
    await waitFor(() => expect(page.done).toEqual([`open ${base}s%26${want}&entryId=e%2F${want}`]));
    expect(sent.at(-1)).toMatchObject({ method: 'GET', address: '/public/ddr/lineage/entry?edgeId=edge%261' });
  });

  test.each([
    ['no entries', { entries: [] }],
    ['a failure', 500],
  ])('with %s by the edge [DR-LIN-08, DR-LINK-04, DR-OP-60]', async (_, entries) => {
    const { page } = await open(files, { entries });
    await press(0);
    await waitFor(() => expect(page.done).toEqual([`open ${base}&edgeId=edge%261`]));
  });

  test.each([[{}], [{ 'dataPolicy.view_data_lineage': 0 }], [{ 'dataPolicy.view_data_lineage': 2 }]])(
    'not without the permission: %j [DR-OGD-09, DR-PERM-04]',
    async (permissions) => {
      const { sent, page } = await open(files, { permissions, entries: { entries: [] } });
      expect(buttons().map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true', 'true']);
      await press(0);
      expect([sent.length, page.done]).toEqual([1, []]);
      await userEvent.hover(buttons()[0] ?? document.body);
      expect((await screen.findByRole('tooltip')).textContent).toBe(
        'Your account lacks the permission to view data lineage.',
      );
    },
  );
});
