import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fieldValue } from '../../harness/view/support';
import { aHost, when } from '../../fixtures/product/drawers/hosts';
import {
  bareHost,
  chooseTab,
  openHost,
  withoutValue,
  withValue,
  type Rows,
} from '../../harness/product/drawers/open-host';
import { countOf, fieldsNow } from '../../harness/product/drawers/shown';

const general: Rows = [
  ['hostname', 'FIN-LT-014'],
  ['display_name', 'Laptop of finance'],
  ['description', 'Accounts payable'],
  ['type', 'Workstation'],
  ['endpoint_connectivity', 'Connected', 'Unknown'],
  ['last_connected_time', when.text],
  ['product_installed', 'Endpoint Security | Endpoint Sensor'],
  ['instance.name', 'Manager 1'],
  ['group.name', 'Laptops'],
  ['group.xes_group_name', 'All sensors'],
  ['isolation_status', 'Pending'],
  ['credit_allocation_status', 'Endpoint sensor | Attack surface'],
  ['last_logged_on_user', 'HALDEN\\maria'],
];
const known: Rows = [
  ['xdr_device_id', 'dev-1'],
  ['os.platform', 'linux'],
  ['os.name', 'Enterprise Linux 9'],
  ['os.version', '9.4'],
  ['os.arch', 'x86_64'],
];
const inside: Rows = [
  ['cpu_arch', 'amd64'],
  ['docker_engine', '27.1.1'],
  ['gcp_network_tags', 'edge | web'],
  ['virtual_machine_details', '2'],
];
const network: Rows = [
  ['last_ip_used', '10.0.0.7'],
  ['network_interfaces', '1'],
  ['service_gateway_proxy_info.value', 'Gateway Oslo'],
  ['service_gateway_proxy_info.fqdn', 'sg.halden.local'],
  ['service_gateway_proxy_info.ips', '10.20.4.100 | 10.20.4.101'],
  ['agent_version.endpoint_protection', '14.0.1'],
  ['agent_version.endpoint_sensor', '1.2.0'],
  ['epp_component_module_status', 'On'],
  ['epp_component_module_last_connected_time', when.text],
  ['last_scan_time', when.text],
  ['engines', '1'],
  ['patterns', '1'],
];
const updates: Rows = [
  ['ring', 'n-1'],
  ['components_update_setting', 'Rings'],
  ['component_update_status', 'Enabled'],
  ['component_update_change', 'Pending'],
  ['security_update_plan', 'Monthly'],
  ['agent_update_policy', 'Newest'],
  ['program_update_status', 'Partially enabled'],
  ['agent_update_status', 'Disabled'],
];
const linux: Rows = [
  ...general,
  ...known,
  ['os.kernel_version', '5.14.0'],
  ...inside,
  ...network,
  ['agent_ksp_version', '1.0'],
  ['sensor_ksp_version', '1.3.0'],
  ...updates,
];

describe('Basic', () => {
  test('every field has its value [DR-T08-27 to 85]', async () => {
    await openHost(aHost({ os: { ...aHost().os, platform: 'linux' } }));
    const shown = fieldsNow().map(([id, value]) => [id, value.replace('available: 2.0', '').trim()]);
    expect(shown).toEqual(withValue(linux));
    const headings = screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['General', 'System', 'Network', 'Endpoint software', 'Updates']);
    expect(countOf('service_gateway_proxy_info.ips')).toBe('2');
  });

  test('what is missing is a dash [DR-FRAME-07]', async () => {
    await openHost(bareHost('linux'));
    expect(fieldsNow().filter(([id]) => id !== 'os.platform')).toEqual(
      withoutValue(linux.filter(([id]) => id !== 'os.platform')),
    );
    expect(screen.queryByRole('button', { name: /Engines|interfaces|details/ })).toBeNull();
  });

  test('on Windows the domain hierarchy is before the id', async () => {
    await openHost(aHost());
    expect(
      fieldsNow()
        .slice(12, 15)
        .map(([id]) => id),
    ).toEqual(['last_logged_on_user', 'domain_hierarchy', 'xdr_device_id']);
    expect(fieldValue('domain_hierarchy').textContent).toBe('halden.local/Finance');
  });

  test('the fields of the profile of the tab lie over those of the host, on this tab alone [DR-OP-09]', async () => {
    await openHost(
      aHost({
        instance: null,
        product_installed: ['Server Protection'],
        detail_profile: { basic: { hostname: 'OVER' }, policy: { policy: { name: 'P2' } } },
      }),
    );
    expect(fieldValue('hostname').textContent).toBe('OVER');
    await chooseTab('policy');
    expect(fieldValue('policy.name').textContent).toBe('P2');
  });

  test('a time that is none is shown as it is', async () => {
    await openHost(aHost({ last_connected_time: 'yesterday' }));
    expect(fieldValue('last_connected_time').textContent).toBe('yesterday');
  });

  test.each<[field: string, value: unknown, want: string, ids: string, state: string | null]>([
    ['endpoint_connectivity', 'connected', 'Connected', 'DR-VAL-41, DR-OP-16', 'connected'],
    ['endpoint_connectivity', 'other', 'Disconnected', 'DR-VAL-41, DR-OP-16', 'other'],
    ['endpoint_connectivity', 'disconnected', 'Disconnected', 'DR-VAL-41, DR-OP-16', 'disconnected'],
    ['endpoint_connectivity', 'unknown', 'Unknown', 'DR-VAL-41, DR-OP-16', 'unknown'],
    ['endpoint_connectivity', null, 'Unknown', 'DR-VAL-41', 'unknown'],
    ['epp_component_module_status', 'on', 'On', 'DR-VAL-42', 'on'],
    ['epp_component_module_status', 'other', 'Off', 'DR-VAL-42', 'other'],
    ['epp_component_module_status', 'unknown', 'Unknown', 'DR-VAL-42', 'unknown'],
    ['epp_component_module_status', '', '-', 'DR-VAL-42', null],
    ['isolation_status', 'partial', 'Partially enabled', 'DR-OP-93', 'partial'],
    ['isolation_status', 'isolated since noon', 'isolated since noon', 'DR-OP-93', 'isolated since noon'],
  ])('the state %s of %j reads %s [%s]', async (id, value, want, _, state) => {
    await openHost(aHost({ [id]: value }));
    expect([fieldValue(id).textContent, fieldValue(id).getAttribute('data-state-value')]).toEqual([want, state]);
  });

  test.each<[unknown, string]>([
    [0, 'n'],
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((ring): [number, string] => [ring, `n-${ring}`]),
    ['n', 'n'],
    ['n-8', 'n-8'],
    [9, '-'],
    [-1, '-'],
    [1.5, '-'],
    ['n-9', '-'],
    [null, '-'],
  ])('the ring %j reads %s [DR-VAL-44, DR-CONST-18, DR-OP-13]', async (ring, want) => {
    await openHost(aHost({ ring }));
    expect(fieldValue('ring').textContent).toBe(want);
  });

  test.each<[string, string, string | undefined]>([
    ['1.0,2.0', '1.0', 'available: 2.0'],
    ['1.0, 1.0', '1.0', undefined],
    ['1.0', '1.0', undefined],
    ['1.0,', '1.0', undefined],
  ])('the versions %j [DR-VAL-43, DR-OP-14]', async (agent_ksp_version, installed, available) => {
    await openHost(aHost({ agent_ksp_version, os: { platform: 'linux' } }));
    const field = document.querySelector('[data-field="agent_ksp_version"]');
    expect(field?.textContent).toContain(installed);
    expect(within(document.body).queryByText(/available:/)?.textContent).toBe(available);
  });

  test.each([
    [19, false],
    [20, true],
    [21, true],
  ])('the tooltip of %s addresses lists them; it warns: %s [DR-CONST-10, DR-OP-81]', async (count, warns) => {
    const ips = Array.from({ length: count }, (_, index) => `10.0.0.${index}`);
    await openHost(aHost({ service_gateway_proxy_info: { ips } }));
    await userEvent.hover(fieldValue('service_gateway_proxy_info.ips'));
    const tooltip = await screen.findByRole('tooltip');
    expect(tooltip.textContent).toContain(ips.join(', '));
    expect(tooltip.textContent.includes(`${count} addresses are listed.`)).toBe(warns);
  });
});
