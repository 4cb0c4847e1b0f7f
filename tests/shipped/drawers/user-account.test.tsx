import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fieldValue, panelNow, tabsNow } from '../../render/support';
import { withoutValue, withValue, type Rows } from './open-host';
import { fieldsNow, monoNow, openWith, rest, type Given } from './shown';

const address = '/public/svp/v2/object/useraccount/query?userId=usr-1';
const open = (user: unknown, given: Partial<Given> = {}) =>
  openWith({
    type: 11,
    id: 'usr-1',
    ...given,
    answers: { 'useraccount/query': typeof user === 'number' ? user : { data: user }, ...given.answers },
  });
const exchange = {
  atpPolicyId: 'atp-1',
  atpPolicyStatus: 'enabledAndOptimized',
  atpFeatures: { spam: 'enabled' },
  dlpPolicyId: 'dlp-1',
};
const user = {
  userName: 'Maria Keller',
  isHpu: true,
  emailAddress: 'maria@halden.example',
  emailProtection: 'enabled',
  xdrPolicyId: 'xdr-1',
  department: 'Finance',
  iamType: 'google',
  dlpPolicyId: 'dlp-2',
};
const withExchange = (other: object, own: object = {}) => ({ ...user, ...own, services: { exchange: other } });

describe('tabs', () => {
  test('DR-T11-01, 02, 03, DR-CALL-07: four tabs in order, Basic first', async () => {
    const { sent } = await open(withExchange(exchange), { flags: { 'identity-inventory-app': 1 } });
    expect(tabsNow()).toEqual(['Risk overview', 'Basic', 'Email security policy', 'Identity']);
    expect(panelNow()).toEqual(['basic', 'data']);
    expect(sent).toEqual([{ method: 'GET', address, body: undefined }]);
  });

  test.each<[string, object, boolean]>([
    ['an object', { services: { exchange: {} } }, true],
    ['null', { services: { exchange: null } }, false],
    ['text', { services: { exchange: 'on' } }, false],
    ['a list', { services: { exchange: [{}] } }, false],
    ['missing', { services: {} }, false],
    ['without services', {}, false],
  ])('DR-T11-04, OP-49: the exchange service is %s: the tab is there: %s', async (_, services, want) => {
    await open({ ...user, ...services });
    expect(tabsNow()).toEqual(['Risk overview', 'Basic', ...(want ? ['Email security policy'] : [])]);
  });

  test('DR-T11-05, DR-IDN-01, OP-51: without the flag there is neither an Identity tab nor its call', async () => {
    const { sent } = await open(user, { tab: 4 });
    expect(tabsNow()).not.toContain('Identity');
    expect(panelNow()[0]).toBe('basic');
    expect(sent).toHaveLength(1);
  });

  test('the e-mail policy can be opened at once, and is offered beside the risk', async () => {
    await open(withExchange(exchange), { tab: 3 });
    expect(panelNow()).toEqual(['email-policy', 'data']);
    document.body.replaceChildren();
    await open(withExchange(exchange), { tab: 1 });
    expect(tabsNow()).toContain('Email security policy');
  });

  test('DR-ERR-01, OP-79: a failure reads "no data" and leaves the risk and the identity', async () => {
    await open(500, {
      flags: { 'identity-inventory-app': 1 },
      answers: { riskOverview: { data: { riskScore: 7 } }, idInventory: { aad: [{ tenantName: 'Halden' }] } },
    });
    expect(panelNow()).toEqual(['basic', 'failed']);
    expect(screen.getByText('No data')).toBeDefined();
    await userEvent.click(screen.getByRole('tab', { name: 'Risk overview' }));
    expect(fieldValue('riskScore').textContent).toContain('7');
    await userEvent.click(screen.getByRole('tab', { name: 'Identity' }));
    await rest();
    expect([panelNow(), fieldValue('aad.tenantName').textContent]).toEqual([['identity', 'data'], 'Halden']);
  });
});

const basic: Rows = [
  ['userName', 'User name', 'Maria Keller'],
  ['isHpu', 'High-profile user', 'Yes'],
  ['emailAddress', 'E-mail address', 'maria@halden.example'],
  ['emailProtection', 'E-mail protection', 'Enabled'],
  ['xdrPolicyId', 'Protection policy id', 'xdr-1'],
  ['department', 'Department', 'Finance'],
  ['iamType', 'Account source', 'Google Workspace'],
];

describe('Basic', () => {
  test('DR-T11-18 to 24: every field has its value; a high-profile user is marked', async () => {
    await open(user);
    expect(fieldsNow().map(([id, label, value]) => [id, label, value.replace(/High-profile$/, '')])).toEqual(
      withValue(basic),
    );
    expect(screen.getByText('High-profile')).toBeDefined();
    expect(monoNow()).toEqual(['xdrPolicyId']);
    const offered = document.querySelector('[data-field="emailAddress"] .descry-copy-tools');
    expect(offered?.hasAttribute('data-quiet')).toBe(false);
  });

  test('DR-FRAME-07: what is missing is a dash', async () => {
    await open({ userName: '', department: null });
    expect(fieldsNow()).toEqual(withoutValue(basic));
    expect(screen.queryByText('High-profile')).toBeNull();
  });

  test.each([
    ['google', 'Google Workspace'],
    ['okta', 'Microsoft 365 / other'],
    ['other', 'Microsoft 365 / other'],
    ['', '-'],
  ])('DR-T11-24, DR-VAL-48, OP-85: the source %j reads %s', async (iamType, want) => {
    await open({ ...user, iamType });
    expect(fieldValue('iamType').textContent).toBe(want);
  });

  test.each<[string, object]>([
    ['one', { userName: 'Former Employee' }],
    ['none', {}],
  ])('DR-T11-06, OP-50: with %s key the data are empty', async (_, data) => {
    await open(data);
    expect(panelNow()).toEqual(['basic', 'empty']);
    expect(screen.getByText('No data')).toBeDefined();
  });

  test('DR-T11-06: also of the e-mail policy', async () => {
    await open({ services: { exchange } }, { tab: 3 });
    expect(panelNow()).toEqual(['email-policy', 'empty']);
  });
});

describe('Email security policy', () => {
  const openPolicy = (data: object, permissions = {}) => open(data, { tab: 3, permissions });
  const policy: Rows = [
    ['overallStatus', 'Overall status', 'Enabled', 'Disabled'],
    ['services.exchange.atpPolicyId', 'Threat protection policy', 'atp-1'],
    ['services.exchange.atpPolicyStatus', 'Threat protection status', 'Enabled and optimized'],
    ['atpFeatures', 'Threat protection features', 'Spam Enabled'],
    ['services.exchange.dlpPolicyId', 'Data loss prevention policy', 'dlp-1'],
    ['dlpPolicyId', 'Data loss prevention policy (account level)', 'dlp-2'],
  ];

  test('DR-T11-25 to 30: every field has its value', async () => {
    await openPolicy(withExchange(exchange));
    expect(fieldsNow()).toEqual(withValue(policy));
    expect(monoNow()).toEqual([
      'services.exchange.atpPolicyId',
      // Names of features, as they came.
      ...(document.querySelector('[data-field="atpFeatures"] .descry-mono') ? ['atpFeatures'] : []),
      'services.exchange.dlpPolicyId',
      'dlpPolicyId',
    ]);
  });

  test('DR-FRAME-07: what is missing is a dash', async () => {
    await openPolicy(withExchange({}, { dlpPolicyId: null }));
    expect(fieldsNow()).toEqual(withoutValue(policy));
  });

  const present = 'policy-1';
  const table: readonly (readonly [string | null, string | null, string | null, string])[] = [
    [present, 'enabledAndOptimized', present, 'enabled'],
    [present, 'enabledAndOptimized', null, 'partial'],
    [present, 'enabledButNotOptimized', present, 'partial'],
    [present, 'enabledButNotOptimized', null, 'partial'],
    [present, 'disabled', present, 'partial'],
    [present, 'disabled', null, 'disabled'],
    [null, 'enabledButNotOptimized', present, 'partial'],
    [null, 'disabled', present, 'partial'],
    [null, null, present, 'partial'],
    [null, 'enabledAndOptimized', null, 'disabled'],
    [null, 'enabledButNotOptimized', null, 'disabled'],
    [null, 'disabled', null, 'disabled'],
    [null, null, null, 'disabled'],
    [null, 'enabledAndOptimized', present, 'enabled'],
    ['', 'enabledButNotOptimized', '', 'disabled'],
    [present, null, null, 'partial'],
  ];
  const words = new Map([
    ['enabled', 'Enabled'],
    ['partial', 'Partially enabled'],
    ['disabled', 'Disabled'],
  ]);
  test.each(table)(
    'DR-EPOL-05 to 07, OP-46: threat policy %s, %s, loss policy %s: %s',
    async (atpPolicyId, atpPolicyStatus, dlpPolicyId, want) => {
      await openPolicy(withExchange({ atpPolicyId, atpPolicyStatus, dlpPolicyId }, { dlpPolicyId: null }));
      const value = fieldValue('overallStatus');
      expect([value.getAttribute('data-state-value'), value.textContent]).toEqual([want, words.get(want)]);
    },
  );

  test('OP-45: the loss policy of the account counts as well', async () => {
    await openPolicy(withExchange({ ...exchange, dlpPolicyId: null }));
    expect(fieldValue('overallStatus').textContent).toBe('Enabled');
  });

  test.each([
    ['enabledAndOptimized', 'Enabled and optimized'],
    ['enabledButNotOptimized', 'Enabled, not optimized'],
    ['disabled', 'Disabled'],
  ])('DR-EPOL-08: %s reads %s', async (atpPolicyStatus, want) => {
    await openPolicy(withExchange({ atpPolicyStatus }));
    expect(fieldValue('services.exchange.atpPolicyStatus').textContent).toBe(want);
  });

  test('DR-EPOL-01 to 04, 10, OP-47: groups with what follows from their members, and the rest in one', async () => {
    const atpFeatures = {
      virtualAnalyzer: 'disabled',
      spam: 'enabled',
      phishing: 'pending',
      malware: 'disabled',
      somethingNew: 'disabled',
      another: 'enabled',
    };
    await openPolicy(withExchange({ atpFeatures }));
    const groups = [...document.querySelectorAll('[data-group]')].map((group) => [
      group.getAttribute('data-group'),
      group.querySelector('h5')?.textContent.trim(),
      [...group.querySelectorAll('li')].map(({ textContent }) => textContent),
    ]);
    expect(groups).toEqual([
      ['threat-detection', 'Threat detection Enabled', ['Spam Enabled', 'Phishing Pending']],
      ['malware-scanning', 'Malware scanning Disabled', ['Malware Disabled', 'Virtual analyzer Disabled']],
      ['others', 'Other Partially enabled', ['Something new somethingNew Disabled', 'another Enabled']],
    ]);
  });

  test('OP-47: a name that the console does not know stands beside its words, as it came', async () => {
    await openPolicy(withExchange({ atpFeatures: { fileSharing: 'enabled', '<b>x\u202e': 'disabled' } }));
    const names = [...document.querySelectorAll('[data-member]')].map((member) => [
      member.getAttribute('data-member'),
      [...member.querySelectorAll('bdi')].map(({ textContent }) => textContent),
    ]);
    expect(names).toEqual([
      ['fileSharing', ['fileSharing']],
      ['<b>x\u202e', ['<b>x\u202e']],
    ]);
    expect(screen.getByText('File sharing')).toBeDefined();
  });

  test.each<[string, object, readonly string[]]>([
    ['alike: the group tells it for all of them', { spam: 'enabled', phishing: 'enabled' }, []],
    ['not alike: each tells its own', { spam: 'enabled', phishing: 'disabled' }, ['Enabled', 'Disabled']],
    ['on its way: it does not pass for enabled', { spam: 'enabled', phishing: 'pending' }, ['Enabled', 'Pending']],
    ['in a word of the server: it is shown', { spam: 'learning' }, ['learning']],
  ])('the state of members %s', async (_, atpFeatures, want) => {
    await openPolicy(withExchange({ atpFeatures }));
    const states = [...document.querySelectorAll('[data-member] [data-state-value]')];
    const seen = states.filter((state) => state.closest('.descry-aside') === null);
    expect(seen.map(({ textContent }) => textContent)).toEqual(want);
    // Who hears the page hears it of each.
    expect(states).toHaveLength(Object.keys(atpFeatures).length);
  });

  test.each([
    [{ 'license.linkToCAS': 1 }, 2],
    [{ 'license.linkToCAS': 2 }, 0],
    [{}, 0],
  ])('DR-EPOL-09, DR-PERM-02: with %j there are %s buttons', async (permissions, count) => {
    await openPolicy(withExchange(exchange), permissions);
    expect(screen.queryAllByRole('button', { name: 'Edit policy' })).toHaveLength(count);
    expect(document.querySelectorAll('[data-action="edit-policy"]')).toHaveLength(count);
  });

  test('OP-48: they lead to the e-mail policies in a new window', async () => {
    const { page } = await openPolicy(withExchange(exchange), { 'license.linkToCAS': 1 });
    await userEvent.click(screen.getAllByRole('button', { name: 'Edit policy' })[0] ?? document.body);
    expect(page.done.at(-1)).toMatch(/^open .*\/#\/app\/email\/cas/);
  });
});
