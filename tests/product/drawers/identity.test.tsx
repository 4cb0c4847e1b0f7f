import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { panelNow } from '../../harness/view/support';
import { when } from '../../fixtures/product/drawers/hosts';
import { openHost } from '../../harness/product/drawers/open-host';
import { fieldsNow, monoNow, openWith } from '../../harness/product/drawers/shown';

type Kind = 'host' | 'user';

/** The fields of both lists: id, value as sent, value as shown, and who has it without a value too. */
const table: readonly (readonly [string, unknown, string, readonly Kind[]])[] = [
  ['aad.tenantName', 'Halden', 'Halden', ['host', 'user']],
  ['aad.tenantId', 't-1', 't-1', ['host', 'user']],
  ['aad.id', 'o-1', 'o-1', ['host', 'user']],
  ['aad.joinTypeDisplayName', 'Hybrid', 'Hybrid', ['host']],
  ['aad.isCompliant', false, 'No', ['host']],
  ['aad.lastCheckInTimestamp', when.iso, when.text, ['host']],
  ['aad.isDirectorySynced', true, 'Yes', ['host', 'user']],
  ['aad.userPrincipalName', 'maria@a.example', 'maria@a.example', ['user']],
  ['aad.isPrivileged', false, 'No', ['user']],
  ['aad.roleAssignments', [{ displayName: 'Admin' }, 'Reader', 'Writer'], 'Admin | Reader | Writer', ['user']],
  ['aad.isEnabled', true, 'Yes', ['host', 'user']],
  ['aad.lastPasswordChangeTimestamp', when.iso, when.text, ['user']],
  ['aad.userTypeDisplayName', 'Member', 'Member', ['user']],
  ['aad.authenticationTypeDisplayName', 'Password', 'Password', ['user']],
  ['opa.domain', 'halden.local', 'halden.local', ['host', 'user']],
  ['opa.isEnabled', false, 'No', ['host', 'user']],
  ['opa.isPrivileged', true, 'Yes', ['user']],
  ['opa.groupCount', 0, '0', ['host', 'user']],
  ['opa.primaryGroup', 'Domain Users', 'Domain Users', ['host', 'user']],
  ['opa.userAccountControlFlags', ['NORMAL', 'OLD'], 'NORMAL | OLD', ['host', 'user']],
  ['opa.servicePrincipalNames', ['a', 'b', 'c'], 'a | b | c', ['host', 'user']],
  ['opa.passwordLastChangedTimestamp', when.iso, when.text, ['host', 'user']],
  ['opa.createTimestamp', when.iso, when.text, ['host', 'user']],
  ['opa.distinguishedName', 'CN=a', 'CN=a', ['host', 'user']],
];
const entry = (list: string) =>
  Object.fromEntries(table.flatMap(([id, sent]) => (id.startsWith(`${list}.`) ? [[id.slice(4), sent]] : [])));
const profiles = { aad: [entry('aad')], opa: [entry('opa')] };
const host = { hostname: 'A', xdr_device_id: 'dev/1' };
const user = { userName: 'Maria Keller', department: 'Finance' };

const open = (kind: Kind, answer: unknown) => {
  const answered = (data: unknown) => (typeof answer === 'number' ? answer : data);
  if (kind === 'host') return openHost(host, { tab: 4, answers: { idInventory: answered({ data: answer }) } });
  return openWith({
    type: 11,
    id: 'usr 1',
    tab: 4,
    flags: { 'identity-inventory-app': 1 },
    answers: { 'useraccount/query': { data: user }, idInventory: answered(answer) },
  });
};

const calls: readonly (readonly [Kind, string, string])[] = [
  ['host', 'nonHumans/devices/dev%2F1/profiles', 'DR-T08-110 to 133, DR-IDN-02, DR-CALL-25, DR-OP-99'],
  ['user', 'humans/users/usr%201/profiles', 'DR-T11-31 to 54, DR-IDN-03, DR-CALL-16'],
];
describe.each(calls)('the identity of a %s', (kind, path, ids) => {
  test(`every field has its value [${ids}]`, async () => {
    const { sent } = await open(kind, profiles);
    const address = `/public/sjg/api/v1/idInventory/common/${path}`;
    expect(sent).toContainEqual({ method: 'GET', address, body: undefined });
    expect(fieldsNow()).toEqual(table.map(([id, , shown]) => [id, shown]));
    expect(monoNow()).toEqual(['aad.tenantId', 'aad.id', 'opa.distinguishedName']);
  });

  test('what only the other kind is meant to have needs a value; all else is a dash [DR-OP-52]', async () => {
    const nothing = { userPrincipalName: '', roleAssignments: [], isPrivileged: null };
    await open(kind, { aad: [nothing], opa: [{}] });
    const rows = table.filter(([, , , kinds]) => kinds.includes(kind));
    expect(fieldsNow()).toEqual(rows.map(([id]) => [id, '-']));
  });

  test('a block for each entry, and no section for an empty list [DR-IDN-04, 05]', async () => {
    await open(kind, { aad: [{ tenantName: 'One' }, { tenantName: 'Two' }], opa: [] });
    const tenants = fieldsNow().flatMap(([id, value]) => (id === 'aad.tenantName' ? [value] : []));
    expect(tenants).toEqual(['One', 'Two']);
    expect(document.querySelectorAll('[data-section="opa"]')).toHaveLength(0);
  });

  test.each([[{ aad: [], opa: [] }], [{ aad: null }], [{}]])('%j is no data [DR-IDN-05]', async (answer) => {
    await open(kind, answer);
    expect(panelNow()).toEqual(['identity', 'empty']);
    expect(screen.getByText('No data')).toBeDefined();
  });

  test('a failure reads "no data" [DR-IDN-07]', async () => {
    await open(kind, 500);
    expect(panelNow()).toEqual(['identity', 'failed']);
    expect(screen.getByText('No data')).toBeDefined();
  });
});

describe('groups', () => {
  const withGroups = { opa: [{ groupCount: 4 }] };

  test('of a host they are a number [DR-T08-127, DR-OP-54]', async () => {
    await open('host', withGroups);
    expect(fieldsNow().find(([id]) => id === 'opa.groupCount')?.[1]).toBe('4');
    expect(screen.queryByRole('button', { name: '4' })).toBeNull();
  });

  test('of a user they open the list, 830 by 500 [DR-T11-48, DR-IDN-06, DR-LINK-10, DR-CONST-07]', async () => {
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
    'while the account call answers otherwise the list is asked with %s [DR-OP-54, DR-OP-79]',
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
  ])('%j of them read %s [DR-T11-48]', async (groupCount, want) => {
    await open('user', { opa: [{ groupCount }] });
    expect(fieldsNow().find(([id]) => id === 'opa.groupCount')?.[1]).toBe(want);
  });
});

test('a host without a device id is not asked about [DR-OP-99]', async () => {
  const { sent } = await openHost({ hostname: 'A' }, { tab: 4 });
  expect(sent).toHaveLength(1);
  expect(panelNow()).toEqual(['identity', 'empty']);
});
