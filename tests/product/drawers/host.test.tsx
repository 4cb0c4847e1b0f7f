import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Drawer, Field, Section } from '~/generated/contract/descriptor-types';
import host from '~/generated/console/drawers/host';
import hostPro from '~/generated/console/drawers/host-pro';
import { getOwn } from '~/lib/get-own';
import { fieldValue, panelNow, toneOf } from '../../harness/view/support';
import { aHost, when } from '../../fixtures/product/drawers/hosts';
import { withoutValue, withValue, type Rows } from '../../harness/product/drawers/open-host';
import { fieldsNow, openWith, rowsOf } from '../../harness/product/drawers/shown';

const open = (host: unknown) =>
  openWith({ type: 2, id: 'pc-1', answers: { 'endpoint/query': typeof host === 'number' ? host : { data: host } } });

const rows: Rows = [
  ['hostname', 'FIN-LT-014'],
  ['display_name', 'Laptop of finance'],
  ['type', 'Workstation'],
  ['endpoint_connectivity', 'Connected', 'Unknown'],
  ['last_connected_time', when.text],
  ['product_installed', 'Endpoint Security | Endpoint Sensor'],
  ['isolation_status', 'Pending'],
  ['last_logged_on_user', 'HALDEN\\maria'],
  ['policy.name', 'Laptops, strict'],
  ['xdr_device_id', 'dev-1'],
  ['os.platform', 'Linux'],
  ['os.name', 'Enterprise Linux 9'],
  ['os.version', '9.4'],
  ['os.arch', 'x86_64'],
  ['os.kernel_version', '5.14.0'],
  ['last_ip_used', '10.0.0.7'],
  ['network_interfaces', '1'],
  ['agent_version.endpoint_protection', '14.0.1'],
  ['agent_version.endpoint_sensor', '1.2.0'],
];
const profile = { basic: 'workload-protection' };

test('one page, four groups, every field with its value [DR-T02-01, 02, 04 to 23, DR-CALL-21]', async () => {
  const { sent } = await open(aHost({ detail_profile: profile, os: { ...aHost().os, platform: 'Linux' } }));
  const address = '/public/svp/v2/object/endpoint/query';
  expect(sent).toEqual([{ method: 'POST', address, body: { computerId: 'pc-1' } }]);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(panelNow()).toEqual(['main', 'data']);
  const headings = screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['General', 'System', 'Network', 'Endpoint software']);
  expect(fieldsNow()).toEqual(withValue(rows));
});

test('what is missing is a dash [DR-FRAME-07]', async () => {
  await open({ detail_profile: profile, os: null });
  expect(fieldsNow()).toEqual(withoutValue(rows));
  expect(screen.queryByRole('button', { name: /interfaces/ })).toBeNull();
});

test('a failure reads "no data to display" [DR-T02-03, DR-ERR-02]', async () => {
  await open(500);
  expect(panelNow()).toEqual(['main', 'failed']);
  expect(screen.getByText('No data to display')).toBeDefined();
  expect(fieldsNow()).toEqual([]);
});

const protectionOnly = ['display_name', 'policy.name', 'agent_version.endpoint_protection'];
test.each<[string, readonly string[]]>([
  ['sensor', []],
  ['endpoint-protection', ['policy.name', 'agent_version.endpoint_protection']],
  ['workload-protection', ['display_name', 'policy.name', 'agent_version.endpoint_protection']],
  ['unified', ['display_name', 'agent_version.endpoint_protection']],
])('of what depends on the product, %s has %j [DR-T02-04, 06, 13, 22]', async (basic, want) => {
  await open({ detail_profile: { basic } });
  expect(fieldsNow().flatMap(([id]) => (protectionOnly.includes(id) ? [id] : []))).toEqual(want);
});

test.each<[readonly string[], boolean, readonly string[]]>([
  [['Server Protection'], false, ['display_name', 'policy.name', 'agent_version.endpoint_protection']],
  [['Workload Security'], false, ['display_name', 'policy.name', 'agent_version.endpoint_protection']],
  [['Endpoint Protection', 'Endpoint Sensor'], false, ['policy.name', 'agent_version.endpoint_protection']],
  [['Endpoint Sensor'], false, []],
  [[], false, []],
  [['Endpoint Sensor'], true, ['display_name', 'agent_version.endpoint_protection']],
])(
  'without a profile the product follows from %j and unified: %s [DR-T02-04, DR-OP-10]',
  async (product_installed, is_v1es, want) => {
    await open({ product_installed, instance: { is_v1es } });
    expect(fieldsNow().flatMap(([id]) => (protectionOnly.includes(id) ? [id] : []))).toEqual(want);
  },
);

describe('it reads as the tabbed host does [DR-OP-06]', () => {
  const sectionsOf = (drawer: Drawer, tab: string): readonly Section[] => {
    const found = drawer.tabs.find(({ id }) => id === tab);
    return found && 'sections' in found ? (found.sections ?? []) : [];
  };
  const ours = sectionsOf(host, 'main');
  const theirs = sectionsOf(hostPro, 'basic');
  /** What of a field is seen; not which answer it reads, nor for whom it is there. */
  const seen = ({ id, type, ...field }: Field) => [
    id,
    type,
    ...['label', 'scale', 'width', 'copy'].map((name) => getOwn(field, name)),
  ];

  test.each(ours.map((section) => [section.id, section] as const))('the group %s', (id, section) => {
    const full = theirs.find((other) => other.id === id);
    const ids = section.fields.map((field) => field.id);
    // The policy has a tab of its own there.
    const shared = section.fields.filter((field) => field.id !== 'policy.name');
    expect(section.title).toEqual(full?.title);
    expect(shared.map(seen)).toEqual(full?.fields.filter((field) => ids.includes(field.id)).map(seen));
  });
});

test.each([
  ['windows', false],
  ['MAC', false],
  ['linux', true],
  ['aix', true],
  [undefined, true],
])('on %s there is a kernel: %s [DR-T02-19]', async (platform, want) => {
  await open({ os: { platform } });
  expect(fieldsNow().some(([id]) => id === 'os.kernel_version')).toBe(want);
});

test.each([
  ['connected', 'Connected', 'good', 'connected'],
  ['disconnected', 'Disconnected', undefined, 'disconnected'],
  ['asleep', 'Disconnected', undefined, 'asleep'],
  ['unknown', 'Unknown', 'unknown', 'unknown'],
  [null, 'Unknown', 'unknown', 'unknown'],
  ['', 'Unknown', 'unknown', 'unknown'],
])(
  'the connectivity %j reads %s [DR-T02-08, DR-VAL-41, DR-OP-16]',
  async (endpoint_connectivity, want, tone, state) => {
    await open({ endpoint_connectivity });
    const value = fieldValue('endpoint_connectivity');
    expect([value.textContent, toneOf('endpoint_connectivity'), value.getAttribute('data-state-value')]).toEqual([
      want,
      tone,
      state,
    ]);
  },
);

test('a pop-up of 672 lists the network interfaces [DR-T02-21, 24 to 28, DR-CONST-04]', async () => {
  await open({ network_interfaces: [...aHost().network_interfaces, { name: 'lo', dhcp: 'static', ips: [] }] });
  expect(fieldValue('network_interfaces').textContent).toBe('2');
  await userEvent.click(screen.getByRole('button', { name: /Network interfaces/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Network interfaces' });
  expect([dialog.style.width, dialog.parentElement?.style.zIndex]).toEqual(['672px', '1002']);
  await within(dialog).findByRole('table');
  expect(rowsOf('network_interfaces')).toEqual([
    ['eth0', 'Wired network', '00:11:22:33:44:55', 'Yes', '10.0.0.7fe80::1'],
    ['lo', '-', '-', 'static', '-'],
  ]);
});
