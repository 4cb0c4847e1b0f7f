import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { panelNow } from '../../harness/view/support';
import { fieldsNow, monoNow, openWith } from '../../harness/product/drawers/shown';

const node = {
  dataType: 'Contracts',
  trackTime: '2025-03-01T09:30:00Z',
  fileSize: 1536,
  fullUri: '\\\\SRV\\share\\Contracts.xlsx',
  dataHash: 'ab12',
  endpointGuid: 'guid-1',
  endpointHostName: 'SRV-FILE01',
  endpointIp: ['10.0.0.1', '10.0.0.2'],
  osName: 'Windows',
  osUser: 'maria',
  matchedPolicies: [
    { policyId: 'p/1', policyName: 'First' },
    { policyId: 'p2', policyName: null },
  ],
  edgeId: 'edge&1',
};
const open = (nodes: unknown, given: { entries?: unknown; permissions?: Readonly<Record<string, number>> } = {}) =>
  openWith({
    type: 3,
    id: 'ab12',
    tab: 2,
    info: { edge_ids: ['edge&1'] },
    permissions: given.permissions ?? { 'dataPolicy.view_data_lineage': 1 },
    answers: {
      'file/query': { data: {} },
      'node-info': typeof nodes === 'number' ? nodes : { nodes },
      'lineage/entry': given.entries,
    },
  });
const cards = () => [...document.querySelectorAll('[data-section="nodes"]')];

test('each node has one card with every value in order [DR-T03-23 to 35, DR-LIN-01, 02, DR-CALL-11, DR-OP-63]', async () => {
  const { sent } = await open([node, {}]);
  expect(sent).toContainEqual({
    method: 'POST',
    address: '/public/ddr/lineage/node-info',
    body: { edge_ids: ['edge&1'] },
  });
  expect(panelNow()).toEqual(['sensitive-data', 'data']);
  const [first, second] = cards();
  expect(cards()).toHaveLength(2);
  expect(first && fieldsNow(first)).toEqual([
    ['dataType', 'Contracts'],
    ['trackTime', '2025-03-01 09:30:00'],
    ['fileSize', '1.50 KB'],
    ['fullUri', '\\\\SRV\\share\\Contracts.xlsx'],
    ['dataHash', 'ab12'],
    ['endpointGuid', 'guid-1'],
    ['endpointHostName', 'SRV-FILE01'],
    ['endpointIp', '10.0.0.1 | 10.0.0.2'],
    ['osName', 'Windows'],
    ['osUser', 'maria'],
    ['matchedPolicies', 'First | -'],
  ]);
  expect(first && monoNow(first)).toEqual(['fullUri', 'dataHash', 'endpointGuid', 'endpointIp']);
  expect(second && fieldsNow(second).map(([, value]) => value)).toEqual(Array.from({ length: 11 }, () => '-'));
  expect(document.body.textContent).not.toContain('edge&1');
});

test('a policy is edited in another window; one without a name is a dash [DR-T03-33, 34, DR-LINK-05]', async () => {
  await open([node]);
  const links = [...document.querySelectorAll('[data-field="matchedPolicies"] a')];
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/index.html#/app/data-policy?action=edit_policy&polId=p%2F1', '_blank'],
  ]);
});

test.each([
  ['no nodes', [], ['sensitive-data', 'empty']],
  ['nothing', undefined, ['sensitive-data', 'empty']],
  ['a failure', 500, ['sensitive-data', 'failed']],
])('the tab shows "No data" after %s [DR-FRAME-12, DR-ERR-01]', async (_, nodes, want) => {
  await open(nodes);
  expect(panelNow()).toEqual(want);
  expect(within(screen.getByRole('tabpanel')).getByText('No data')).toBeDefined();
});

describe('the way of the data', () => {
  const base = '/index.html#/app/data-policy?action=view_data_lineage&sourceId=';
  const entry = (filename: string | null, n: number) => ({ entry_id: `e/${n}`, source_id: `s&${n}`, filename });
  test.each([
    [
      'the entry of the file',
      { given: [entry('racts.xlsx', 1), entry('OldContracts.xlsx', 3), entry('Contracts.xlsx', 2)], want: 2 },
    ],
    ['the first entry if none has the name of the file', { given: [entry('a', 1), entry(null, 2)], want: 1 }],
  ])('the link to the lineage takes %s [DR-LIN-03 to 08, DR-CALL-12, DR-LINK-03]', async (_, { given, want }) => {
    const { sent, page } = await open([node], { entries: { entries: given } });
    await userEvent.click(screen.getByRole('button', { name: 'Check Data Lineage' }));
    await waitFor(() => expect(page.done).toEqual([`open ${base}s%26${want}&entryId=e%2F${want}`]));
    expect(sent.at(-1)).toMatchObject({ method: 'GET', address: '/public/ddr/lineage/entry?edgeId=edge%261' });
  });

  test.each([
    ['no entries', { entries: [] }],
    ['no list', {}],
    ['an entry without ids', { entries: [{ filename: 'Contracts.xlsx' }] }],
    ['a failure', 500],
  ])('with %s by the edge [DR-LIN-08, DR-LINK-04, DR-OP-60]', async (_, entries) => {
    const { page } = await open([node], { entries });
    await userEvent.click(screen.getByRole('button', { name: 'Check Data Lineage' }));
    await waitFor(() => expect(page.done).toEqual([`open ${base}&edgeId=edge%261`]));
    expect(screen.queryByTestId('toast')).toBeNull();
  });

  test('a node without an edge id is not asked about, and says why [DR-LIN-09]', async () => {
    const { sent, page } = await open([{ ...node, edgeId: '' }], { entries: { entries: [entry('a', 1)] } });
    const before = sent.length;
    const button = screen.getByRole('button', { name: 'Check Data Lineage' });
    await userEvent.click(button);
    expect([sent.length, page.done]).toEqual([before, []]);
    await userEvent.hover(button);
    expect((await screen.findByRole('tooltip')).textContent).toMatch(/without an edge id/);
  });

  test.each([[{}], [{ 'dataPolicy.view_data_lineage': 0 }]])(
    'not without the permission: %j [DR-LIN-09, DR-OP-64]',
    async (permissions) => {
      const { sent, page } = await open([node], { permissions, entries: { entries: [] } });
      const before = sent.length;
      const button = screen.getByRole('button', { name: 'Check Data Lineage' });
      expect(button.getAttribute('aria-disabled')).toBe('true');
      await userEvent.click(button);
      expect([sent.length, page.done]).toEqual([before, []]);
      await userEvent.hover(button);
      expect((await screen.findByRole('tooltip')).textContent).toBe(
        'Your account lacks the permission to view data lineage.',
      );
    },
  );
});
