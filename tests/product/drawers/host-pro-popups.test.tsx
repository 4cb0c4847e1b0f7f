import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fieldValue } from '../../harness/view/support';
import { aHost, when } from '../../fixtures/product/drawers/hosts';
import { openHost } from '../../harness/product/drawers/open-host';
import { rowsOf } from '../../harness/product/drawers/shown';

describe('pop-ups', () => {
  const popups: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
    [
      'Engines',
      'DR-T08-11, DR-T08-68 to 71',
      ['Type', 'Version', 'Last update (UTC)'],
      ['Scan engine', '24.5', when.text],
    ],
    [
      'Patterns',
      'DR-T08-12, DR-T08-72 to 75',
      ['Type', 'Version', 'Last update (UTC)'],
      ['Scan pattern', '19.8', when.text],
    ],
    [
      'Network interfaces',
      'DR-T08-13, DR-T08-54 to 59',
      ['Name', 'Display name', 'MAC', 'DHCP', 'IPs'],
      ['eth0', 'Wired network', '00:11:22:33:44:55', 'Yes', '10.0.0.7fe80::1'],
    ],
    ['Virtual machine details', 'DR-T08-14, DR-T08-50 to 52', ['Key', 'Value'], ['Cluster', 'oslo-a']],
  ];
  test.each(popups)('the dialog %s is 672 wide and lists its rows [DR-CONST-04, %s]', async (name, _, columns, row) => {
    await openHost(aHost());
    await userEvent.click(screen.getByRole('button', { name: new RegExp(name) }));
    const dialog = await screen.findByRole('dialog', { name });
    expect(dialog.style.width).toBe('672px');
    expect((await within(dialog).findAllByRole('columnheader')).map(({ textContent }) => textContent)).toEqual(columns);
    const id = dialog.querySelector('[data-field]')?.getAttribute('data-field') ?? '';
    expect(rowsOf(id)[0]).toEqual(row);
  });

  test.each(popups)('in the dialog %s a missing cell is a dash [%s]', async (name, _, columns) => {
    const list = [{ id: 'only' }];
    const bare = { engines: list, patterns: list, network_interfaces: list, virtual_machine_details: list };
    await openHost(aHost(bare));
    await userEvent.click(screen.getByRole('button', { name: new RegExp(name) }));
    const dialog = await screen.findByRole('dialog', { name });
    await within(dialog).findByRole('table');
    const id = dialog.querySelector('[data-field]')?.getAttribute('data-field') ?? '';
    expect(rowsOf(id)).toEqual([columns.map(() => '-')]);
  });

  test('the rules are searched when they are asked for [DR-T08-15, DR-T08-101 to 103, DR-CALL-27, DR-CONST-14, DR-CONST-15, DR-CONST-16, DR-CONST-17, DR-OP-100]', async () => {
    const items = [{ identifier: '1001', name: 'SMB' }, { identifier: '1002' }];
    const { sent } = await openHost(aHost(), { tab: 3, answers: { 'ips-rule': { items } } });
    expect(sent).toHaveLength(1);
    expect(fieldValue('ips_resource_ids').textContent).toBe('2');
    await userEvent.click(screen.getByRole('button', { name: /Rules/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Rules' });
    expect(dialog.style.width).toBe('672px');
    await within(dialog).findByRole('table');
    expect(sent.at(-1)).toEqual({
      method: 'POST',
      address: '/public/aru/api/v1/ips-rule/resources/search?dsru_version=latest',
      body: {
        filter: { resource_id: ['ips-1', 'ips-2'] },
        limit: 1000,
        offset: 0,
        order: [{ field: 'update_at', direction: 'asc' }],
      },
    });
    expect(rowsOf('items')).toEqual([
      ['1001', 'SMB'],
      ['1002', '-'],
    ]);
  });

  test.each<[string, unknown]>([
    ['a refusal', 400],
    ['a broken server', 500],
    ['an answer without rules', { items: [] }],
    ['an answer of another shape', { data: 'none' }],
  ])('after %s it opens with an empty list and no error [DR-ERR-10]', async (_, answer) => {
    await openHost(aHost(), { tab: 3, answers: { 'ips-rule': answer } });
    await userEvent.click(screen.getByRole('button', { name: /Rules/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Rules' });
    expect(
      (await within(dialog).findByText('No rules found')).closest('[data-field]')?.getAttribute('data-field'),
    ).toBe('items');
    expect(within(dialog).queryByRole('row')).toBeNull();
    expect(within(dialog).queryByRole('alert')).toBeNull();
    expect(within(dialog).queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('without ids there is nothing to open [DR-OP-94]', async () => {
    await openHost(aHost({ ips_resource_ids: [] }), { tab: 3 });
    expect(fieldValue('ips_resource_ids').textContent).toBe('-');
    expect(screen.queryByRole('button', { name: /Rules/ })).toBeNull();
  });
});
