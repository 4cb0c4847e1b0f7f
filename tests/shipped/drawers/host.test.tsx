import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Drawer, Field, Section } from '../../../src/generated/descriptor-types';
import host from '../../../src/generated/drawers/host';
import hostPro from '../../../src/generated/drawers/host-pro';
import { own } from '../../../src/lib/own';
import { fieldValue, panelNow, toneOf } from '../../render/support';
import { aHost, when } from './hosts';
import { withoutValue, withValue, type Rows } from './open-host';
import { fieldsNow, openWith, rowsOf } from './shown';

const open = (host: unknown) =>
  openWith({ type: 2, id: 'pc-1', answers: { 'endpoint/query': typeof host === 'number' ? host : { data: host } } });

const rows: Rows = [
  ['hostname', 'Endpoint name', 'FIN-LT-014'],
  ['display_name', 'Display name', 'Laptop of finance'],
  ['type', 'Endpoint type', 'desktop'],
  ['endpoint_connectivity', 'Connectivity', 'Connected', 'Unknown'],
  ['last_connected_time', 'Last connected', when.text],
  ['product_installed', 'Products installed', 'Endpoint Security | Endpoint Sensor'],
  ['isolation_status', 'Isolation status', 'Pending'],
  ['last_logged_on_user', 'Last logged-on user', 'HALDEN\\maria'],
  ['policy.name', 'Policy', 'Laptops, strict'],
  ['xdr_device_id', 'Endpoint id', 'dev-1'],
  ['os.platform', 'Platform', 'Linux'],
  ['os.name', 'Operating system', 'Enterprise Linux 9'],
  ['os.version', 'Version', '9.4'],
  ['os.arch', 'Architecture', 'x86_64'],
  ['os.kernel_version', 'Kernel', '5.14.0'],
  ['last_ip_used', 'Last IP used', '10.0.0.7'],
  ['network_interfaces', 'Network interfaces', '1'],
  ['agent_version.endpoint_protection', 'Endpoint protection version', '14.0.1'],
  ['agent_version.endpoint_sensor', 'Endpoint sensor version', '1.2.0'],
];
const profile = { basic: 'workload-protection' };

test('DR-T02-01, 02, 04 to 23, DR-CALL-21: one page, four groups, every field with its value', async () => {
  const { sent } = await open(aHost({ detail_profile: profile, os: { ...aHost().os, platform: 'Linux' } }));
  const address = '/public/svp/v2/object/endpoint/query';
  expect(sent).toEqual([{ method: 'POST', address, body: { computerId: 'pc-1' } }]);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(panelNow()).toEqual(['main', 'data']);
  const headings = screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['General', 'System', 'Network', 'Endpoint software']);
  expect(fieldsNow()).toEqual(withValue(rows));
});

test('DR-FRAME-07: what is missing is a dash', async () => {
  await open({ detail_profile: profile, os: null });
  expect(fieldsNow()).toEqual(withoutValue(rows));
  expect(screen.queryByRole('button', { name: /interfaces/ })).toBeNull();
});

test('DR-T02-03, DR-ERR-02: a failure reads "no data to display"', async () => {
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
])('DR-T02-04, 06, 13, 22: of what depends on the product, %s has %j', async (basic, want) => {
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
  'DR-T02-04, OP-10: without a profile the product follows from %j and unified: %s',
  async (product_installed, is_v1es, want) => {
    await open({ product_installed, instance: { is_v1es } });
    expect(fieldsNow().flatMap(([id]) => (protectionOnly.includes(id) ? [id] : []))).toEqual(want);
  },
);

describe('OP-06: it reads as the tabbed host does', () => {
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
    ...['label', 'scale', 'width', 'copy'].map((name) => own(field, name)),
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
])('DR-T02-19: on %s there is a kernel: %s', async (platform, want) => {
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
])('DR-T02-08, DR-VAL-41, OP-16: the connectivity %j reads %s', async (endpoint_connectivity, want, tone, state) => {
  await open({ endpoint_connectivity });
  const value = fieldValue('endpoint_connectivity');
  expect([value.textContent, toneOf('endpoint_connectivity'), value.getAttribute('data-state-value')]).toEqual([
    want,
    tone,
    state,
  ]);
});

test('DR-T02-21, 24 to 28, DR-CONST-04: a pop-up of 672 lists the network interfaces', async () => {
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
