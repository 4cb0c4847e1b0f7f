import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { panelNow } from '../../render/support';
import { when } from './hosts';
import { openHost } from './open-host';
import { fieldsNow, monoNow, openWith } from './shown';

type Kind = 'host' | 'user';

/** The fields of both lists: id, label, value as sent, value as shown, and who has it without a value too. */
const table: readonly (readonly [string, string, unknown, string, readonly Kind[]])[] = [
  ['aad.tenantName', 'Tenant', 'Halden', 'Halden', ['host', 'user']],
  ['aad.tenantId', 'Tenant id', 't-1', 't-1', ['host', 'user']],
  ['aad.id', 'Object id', 'o-1', 'o-1', ['host', 'user']],
  ['aad.joinTypeDisplayName', 'Join type', 'Hybrid', 'Hybrid', ['host']],
  ['aad.isCompliant', 'Compliant', false, 'No', ['host']],
  ['aad.lastCheckInTimestamp', 'Last check-in', when.iso, when.text, ['host']],
  ['aad.isDirectorySynced', 'Directory synced', true, 'Yes', ['host', 'user']],
  ['aad.userPrincipalName', 'User principal name', 'maria@a.example', 'maria@a.example', ['user']],
  ['aad.isPrivileged', 'Privileged', false, 'No', ['user']],
  [
    'aad.roleAssignments',
    'Role assignments',
    [{ displayName: 'Admin' }, 'Reader', 'Writer'],
    'Admin | Reader | Writer',
    ['user'],
  ],
  ['aad.isEnabled', 'Enabled', true, 'Yes', ['host', 'user']],
  ['aad.lastPasswordChangeTimestamp', 'Last password change', when.iso, when.text, ['user']],
  ['aad.userTypeDisplayName', 'User type', 'Member', 'Member', ['user']],
  ['aad.authenticationTypeDisplayName', 'Authentication type', 'Password', 'Password', ['user']],
  ['opa.domain', 'Domain', 'halden.local', 'halden.local', ['host', 'user']],
  ['opa.isEnabled', 'Enabled', false, 'No', ['host', 'user']],
  ['opa.isPrivileged', 'Privileged', true, 'Yes', ['user']],
  ['opa.groupCount', 'Groups', 0, '0', ['host', 'user']],
  ['opa.primaryGroup', 'Primary group', 'Domain Users', 'Domain Users', ['host', 'user']],
  ['opa.userAccountControlFlags', 'Account control flags', ['NORMAL', 'OLD'], 'NORMAL | OLD', ['host', 'user']],
  ['opa.servicePrincipalNames', 'Service principal names', ['a', 'b', 'c'], 'a | b | c', ['host', 'user']],
  ['opa.passwordLastChangedTimestamp', 'Password last changed', when.iso, when.text, ['host', 'user']],
  ['opa.createTimestamp', 'Created', when.iso, when.text, ['host', 'user']],
  ['opa.distinguishedName', 'Distinguished name', 'CN=a', 'CN=a', ['host', 'user']],
];
const entry = (list: string) =>
  Object.fromEntries(table.flatMap(([id, , sent]) => (id.startsWith(`${list}.`) ? [[id.slice(4), sent]] : [])));
const profiles = { aad: [entry('aad')], opa: [entry('opa')] };
const host = { hostname: 'A', xdr_device_id: 'dev/1' };
const user = { userName: 'Maria Keller', department: 'Finance' };

const open = (kind: Kind, answer: unknown) => {
  const told = (data: unknown) => (typeof answer === 'number' ? answer : data);
  if (kind === 'host') return openHost(host, { tab: 4, answers: { idInventory: told({ data: answer }) } });
  return openWith({
    type: 11,
    id: 'usr 1',
    tab: 4,
    flags: { 'identity-inventory-app': 1 },
    answers: { 'useraccount/query': { data: user }, idInventory: told(answer) },
  });
};

const asked: readonly (readonly [Kind, string, string])[] = [
  ['host', 'DR-T08-110 to 133, DR-IDN-02, DR-CALL-25, OP-99', 'nonHumans/devices/dev%2F1/profiles'],
  ['user', 'DR-T11-31 to 54, DR-IDN-03, DR-CALL-16', 'humans/users/usr%201/profiles'],
];
describe.each(asked)('a %s', (kind, ids, path) => {
  test(`${ids}: every field has its value`, async () => {
    const { sent } = await open(kind, profiles);
    const address = `/public/sjg/api/v1/idInventory/common/${path}`;
    expect(sent).toContainEqual({ method: 'GET', address, body: undefined });
    expect(fieldsNow()).toEqual(table.map(([id, label, , shown]) => [id, label, shown]));
    expect(monoNow()).toEqual(['aad.tenantId', 'aad.id', 'opa.distinguishedName']);
  });

  test('OP-52: what only the other kind is meant to have needs a value; all else is a dash', async () => {
    const nothing = { userPrincipalName: '', roleAssignments: [], isPrivileged: null };
    await open(kind, { aad: [nothing], opa: [{}] });
    const rows = table.filter(([, , , , kinds]) => kinds.includes(kind));
    expect(fieldsNow()).toEqual(rows.map(([id, label]) => [id, label, '-']));
  });

  test('DR-IDN-04, 05: a block for each entry, and no section for an empty list', async () => {
    await open(kind, { aad: [{ tenantName: 'One' }, { tenantName: 'Two' }], opa: [] });
    const tenants = fieldsNow().flatMap(([id, , value]) => (id === 'aad.tenantName' ? [value] : []));
    expect(tenants).toEqual(['One', 'Two']);
    expect(document.querySelectorAll('[data-section="opa"]')).toHaveLength(0);
  });

  test.each([[{ aad: [], opa: [] }], [{ aad: null }], [{}]])('DR-IDN-05: %j is no data', async (answer) => {
    await open(kind, answer);
    expect(panelNow()).toEqual(['identity', 'empty']);
    expect(screen.getByText('No data')).toBeDefined();
  });

  test('DR-IDN-07: a failure reads "no data"', async () => {
    await open(kind, 500);
    expect(panelNow()).toEqual(['identity', 'failed']);
    expect(screen.getByText('No data')).toBeDefined();
  });
});

describe('groups', () => {
  const withGroups = { opa: [{ groupCount: 4 }] };

  test('DR-T08-127, OP-54: of a host they are a number', async () => {
    await open('host', withGroups);
    expect(fieldsNow().find(([, label]) => label === 'Groups')?.[2]).toBe('4');
    expect(screen.queryByRole('button', { name: '4' })).toBeNull();
  });

  test('DR-T11-48, DR-IDN-06, DR-LINK-10, DR-CONST-07: of a user they open the list, 830 by 500', async () => {
    const { overlays } = await open('user', withGroups);
    await userEvent.click(screen.getByRole('button', { name: '4' }));
    expect(JSON.stringify(overlays.open.get())).toContain(
      '/ui/sjg/idInventory/adGroupList.html?sourceId=usr%201&sourceName=Maria%20Keller&sourceType=user',
    );
    expect(overlays.open.get().at(-1)).toMatchObject({ id: 'generic', params: { width: 830, height: 500 } });
  });

  test.each([
    ['the name of the opening', 500, { name: 'M. Keller & co' }, 'M.%20Keller%20%26%20co'],
    ['no name', 500, undefined, ''],
    ['no name', { data: { department: 'x' } }, undefined, ''],
    ['the name of the account', { data: user }, { name: 'Other' }, 'Maria%20Keller'],
  ])(
    'OP-54, OP-79: while the account call answers otherwise the list is asked with %s',
    async (_, answer, info, want) => {
      const { overlays } = await openWith({
        type: 11,
        id: 'a_b.example#EXT#@c/d',
        tab: 4,
        ...(info && { info }),
        flags: { 'identity-inventory-app': 1 },
        answers: { 'useraccount/query': answer, 'users/a_b.example%23EXT%23%40c%2Fd/profiles': withGroups },
      });
      await userEvent.click(screen.getByRole('button', { name: '4' }));
      expect(overlays.open.get().at(-1)?.params).toMatchObject({
        url: `/ui/sjg/idInventory/adGroupList.html?sourceId=a_b.example%23EXT%23%40c%2Fd&sourceName=${want}&sourceType=user`,
      });
    },
  );

  test.each([
    [0, '0'],
    [null, '-'],
  ])('DR-T11-48: %j of them read %s', async (groupCount, want) => {
    await open('user', { opa: [{ groupCount }] });
    expect(fieldsNow().find(([, label]) => label === 'Groups')?.[2]).toBe(want);
  });
});

test('OP-99: a host without a device id is not asked about', async () => {
  const { sent } = await openHost({ hostname: 'A' }, { tab: 4 });
  expect(sent).toHaveLength(1);
  expect(panelNow()).toEqual(['identity', 'empty']);
});
