import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fieldValue } from '../../render/support';
import { aHost, when } from './hosts';
import { bareHost, chooseTab, openHost, withoutValue, withValue, type Rows } from './open-host';
import { countOf, fieldsNow } from './shown';

const general: Rows = [
  ['hostname', 'Endpoint name', 'FIN-LT-014'],
  ['display_name', 'Display name', 'Laptop of finance'],
  ['description', 'Description', 'Accounts payable'],
  ['type', 'Endpoint type', 'desktop'],
  ['endpoint_connectivity', 'Connectivity', 'Connected', 'Unknown'],
  ['last_connected_time', 'Last connected', when.text],
  ['product_installed', 'Products installed', 'Endpoint Security | Endpoint Sensor'],
  ['instance.name', 'Protection manager', 'Manager 1'],
  ['group.name', 'Protection group', 'Laptops'],
  ['group.xes_group_name', 'Sensor group', 'All sensors'],
  ['isolation_status', 'Isolation status', 'Pending'],
  ['credit_allocation_status', 'Credit allocation', 'Endpoint sensor | Attack surface'],
  ['last_logged_on_user', 'Last logged-on user', 'HALDEN\\maria'],
];
const known: Rows = [
  ['xdr_device_id', 'Endpoint id', 'dev-1'],
  ['os.platform', 'Platform', 'linux'],
  ['os.name', 'Operating system', 'Enterprise Linux 9'],
  ['os.version', 'Version', '9.4'],
  ['os.arch', 'Architecture', 'x86_64'],
];
const inside: Rows = [
  ['cpu_arch', 'CPU architecture', 'amd64'],
  ['docker_engine', 'Docker engine', '27.1.1'],
  ['gcp_network_tags', 'GCP network tags', 'edge | web'],
  ['virtual_machine_details', 'Virtual machine details', '2'],
];
const network: Rows = [
  ['last_ip_used', 'Last IP used', '10.0.0.7'],
  ['network_interfaces', 'Network interfaces', '1'],
  ['service_gateway_proxy_info.value', 'Service gateway / proxy', 'Gateway Oslo'],
  ['service_gateway_proxy_info.fqdn', 'Service gateway FQDN', 'sg.halden.local'],
  ['service_gateway_proxy_info.ips', 'Service gateway IPs', '10.20.4.100 | 10.20.4.101'],
  ['agent_version.endpoint_protection', 'Endpoint protection version', '14.0.1'],
  ['agent_version.endpoint_sensor', 'Endpoint sensor version', '1.2.0'],
  ['epp_component_module_status', 'Protection module status', 'On'],
  ['epp_component_module_last_connected_time', 'Protection module last connected', when.text],
  ['last_scan_time', 'Last scan', when.text],
  ['engines', 'Engines', '1'],
  ['patterns', 'Patterns', '1'],
];
const updates: Rows = [
  ['ring', 'Ring', 'n-1'],
  ['components_update_setting', 'Component update setting', 'Rings'],
  ['component_update_status', 'Component update status', 'Enabled'],
  ['component_update_change', 'Component update change', 'Pending'],
  ['security_update_plan', 'Security update plan', 'Monthly'],
  ['agent_update_policy', 'Update policy of the endpoint software', 'Newest'],
  ['program_update_status', 'Program update status', 'Partially enabled'],
  ['agent_update_status', 'Update status of the endpoint software', 'Disabled'],
];
const linux: Rows = [
  ...general,
  ...known,
  ['os.kernel_version', 'Kernel', '5.14.0'],
  ...inside,
  ...network,
  ['agent_ksp_version', 'Kernel support package (protection)', '1.0'],
  ['sensor_ksp_version', 'Kernel support package (sensor)', '1.3.0'],
  ...updates,
];

describe('Basic', () => {
  test('DR-T08-27 to 85: every field has its value', async () => {
    await openHost(aHost({ os: { ...aHost().os, platform: 'linux' } }));
    const shown = fieldsNow().map(([id, label, value]) => [id, label, value.replace('available: 2.0', '').trim()]);
    expect(shown).toEqual(withValue(linux));
    const headings = screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['General', 'System', 'Network', 'Endpoint software', 'Updates']);
    expect(countOf('service_gateway_proxy_info.ips')).toBe('2');
  });

  test('DR-FRAME-07: what is missing is a dash', async () => {
    await openHost(bareHost('linux'));
    expect(fieldsNow().filter(([id]) => id !== 'os.platform')).toEqual(
      withoutValue(linux.filter(([id]) => id !== 'os.platform')),
    );
    expect(screen.queryByRole('button', { name: /Engines|interfaces|details/ })).toBeNull();
  });

  test('on Windows the domain hierarchy stands before the id', async () => {
    await openHost(aHost());
    expect(
      fieldsNow()
        .slice(12, 15)
        .map(([id]) => id),
    ).toEqual(['last_logged_on_user', 'domain_hierarchy', 'xdr_device_id']);
    expect(fieldValue('domain_hierarchy').textContent).toBe('halden.local/Finance');
  });

  test('OP-09: the fields of the profile of the tab lie over those of the host, on this tab alone', async () => {
    await openHost(
      aHost({
        instance: null,
        product_installed: ['Server Protection'],
        detail_profile: { basic: { hostname: 'OVER' }, policy: { policy: { name: 'P2' } } },
      }),
    );
    expect(fieldValue('hostname').textContent).toBe('OVER');
    await chooseTab('Policy');
    expect(fieldValue('policy.name').textContent).toBe('P2');
  });

  test('a time that is none is shown as it is', async () => {
    await openHost(aHost({ last_connected_time: 'yesterday' }));
    expect(fieldValue('last_connected_time').textContent).toBe('yesterday');
  });

  test.each<[string, string, unknown, string, string | null]>([
    ['DR-VAL-41, OP-16', 'endpoint_connectivity', 'connected', 'Connected', 'connected'],
    ['DR-VAL-41, OP-16', 'endpoint_connectivity', 'other', 'Disconnected', 'other'],
    ['DR-VAL-41, OP-16', 'endpoint_connectivity', 'disconnected', 'Disconnected', 'disconnected'],
    ['DR-VAL-41, OP-16', 'endpoint_connectivity', 'unknown', 'Unknown', 'unknown'],
    ['missing connectivity', 'endpoint_connectivity', null, 'Unknown', 'unknown'],
    ['DR-VAL-42', 'epp_component_module_status', 'on', 'On', 'on'],
    ['DR-VAL-42', 'epp_component_module_status', 'other', 'Off', 'other'],
    ['DR-VAL-42', 'epp_component_module_status', 'unknown', 'Unknown', 'unknown'],
    ['DR-VAL-42', 'epp_component_module_status', '', '-', null],
    ['OP-93', 'isolation_status', 'partial', 'Partially enabled', 'partial'],
    ['OP-93', 'isolation_status', 'isolated since noon', 'isolated since noon', 'isolated since noon'],
  ])('%s: %s %j reads %s', async (_, id, value, want, state) => {
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
  ])('DR-VAL-44, DR-CONST-18, OP-13: the ring %j reads %s', async (ring, want) => {
    await openHost(aHost({ ring }));
    expect(fieldValue('ring').textContent).toBe(want);
  });

  test.each<[string, string, string | undefined]>([
    ['1.0,2.0', '1.0', 'available: 2.0'],
    ['1.0, 1.0', '1.0', undefined],
    ['1.0', '1.0', undefined],
    ['1.0,', '1.0', undefined],
  ])('DR-VAL-43, OP-14: the versions %j', async (agent_ksp_version, installed, available) => {
    await openHost(aHost({ agent_ksp_version, os: { platform: 'linux' } }));
    const field = document.querySelector('[data-field="agent_ksp_version"]');
    expect(field?.textContent).toContain(installed);
    expect(within(document.body).queryByText(/available:/)?.textContent).toBe(available);
  });

  test.each([
    [19, false],
    [20, true],
    [21, true],
  ])('DR-CONST-10, OP-81: the tooltip of %s addresses lists them; it warns: %s', async (count, warns) => {
    const ips = Array.from({ length: count }, (_, index) => `10.0.0.${index}`);
    await openHost(aHost({ service_gateway_proxy_info: { ips } }));
    await userEvent.hover(fieldValue('service_gateway_proxy_info.ips'));
    const tooltip = await screen.findByRole('tooltip');
    expect(tooltip.textContent).toContain(ips.join(', '));
    expect(tooltip.textContent.includes(`Many addresses are listed: ${count}.`)).toBe(warns);
  });
});
