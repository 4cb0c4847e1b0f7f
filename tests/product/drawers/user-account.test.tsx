import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fieldValue, panelNow, tabsNow, tabNow } from '../../harness/view/support';
import { withoutValue, withValue, type Rows } from '../../harness/product/drawers/open-host';
import { fieldsNow, monoNow, openWith, rest, type Given } from '../../harness/product/drawers/shown';

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
const withExchange = (other: object, changes: object = {}) => ({ ...user, ...changes, services: { exchange: other } });

describe('tabs', () => {
  test('four tabs in order, Basic first [DR-T11-01, 02, 03, DR-CALL-07]', async () => {
    const { sent } = await open(withExchange(exchange), { flags: { 'identity-inventory-app': 1 } });
    expect(tabsNow()).toEqual(['risk', 'basic', 'email-policy', 'identity']);
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
  ])('the exchange service is %s: the tab is there: %s [DR-T11-04, DR-OP-49]', async (_, services, want) => {
    await open({ ...user, ...services });
    expect(tabsNow()).toEqual(['risk', 'basic', ...(want ? ['email-policy'] : [])]);
  });

  test('without the flag there is neither an Identity tab nor its call [DR-T11-05, DR-IDN-01, DR-OP-51]', async () => {
    const { sent } = await open(user, { tab: 4 });
    expect(tabsNow()).not.toContain('identity');
    expect(panelNow()[0]).toBe('basic');
    expect(sent).toHaveLength(1);
  });

  test('the e-mail policy can be opened at once, and is offered beside the risk', async () => {
    await open(withExchange(exchange), { tab: 3 });
    expect(panelNow()).toEqual(['email-policy', 'data']);
    document.body.replaceChildren();
    await open(withExchange(exchange), { tab: 1 });
    expect(tabsNow()).toContain('email-policy');
  });

  test('a failure reads "no data" and leaves the risk and the identity [DR-ERR-01, DR-OP-79]', async () => {
    await open(500, {
      flags: { 'identity-inventory-app': 1 },
      answers: { riskOverview: { data: { riskScore: 7 } }, idInventory: { aad: [{ tenantName: 'Halden' }] } },
    });
    expect(panelNow()).toEqual(['basic', 'failed']);
    expect(screen.getByText('No data')).toBeDefined();
    await userEvent.click(tabNow('risk'));
    expect(fieldValue('riskScore').textContent).toContain('7');
    await userEvent.click(tabNow('identity'));
    await rest();
    expect([panelNow(), fieldValue('aad.tenantName').textContent]).toEqual([['identity', 'data'], 'Halden']);
  });
});

const basic: Rows = [
  ['userName', 'Maria Keller'],
  ['isHpu', 'Yes'],
  ['emailAddress', 'maria@halden.example'],
  ['emailProtection', 'Enabled'],
  ['xdrPolicyId', 'xdr-1'],
  ['department', 'Finance'],
  ['iamType', 'Google Workspace'],
];

describe('Basic', () => {
  test('every field has its value; a high-profile user is marked [DR-T11-18 to 24]', async () => {
    await open(user);
    expect(fieldsNow().map(([id, value]) => [id, value.replace(/High-profile$/, '')])).toEqual(withValue(basic));
    expect(screen.getByText('High-profile')).toBeDefined();
    expect(monoNow()).toEqual(['xdrPolicyId']);
    const offered = document.querySelector('[data-field="emailAddress"] .descry-copy');
    expect(offered?.hasAttribute('data-quiet')).toBe(false);
  });

  test('what is missing is a dash [DR-FRAME-07]', async () => {
    await open({ userName: '', department: null });
    expect(fieldsNow()).toEqual(withoutValue(basic));
    expect(screen.queryByText('High-profile')).toBeNull();
  });

  test.each([
    ['google', 'Google Workspace'],
    ['okta', 'Microsoft 365 / other'],
    ['other', 'Microsoft 365 / other'],
    ['', '-'],
  ])('the source %j reads %s [DR-T11-24, DR-VAL-48, DR-OP-85]', async (iamType, want) => {
    await open({ ...user, iamType });
    expect(fieldValue('iamType').textContent).toBe(want);
  });

  test.each<[string, object]>([
    ['one', { userName: 'Former Employee' }],
    ['none', {}],
  ])('with %s key the data are empty [DR-T11-06, DR-OP-50]', async (_, data) => {
    await open(data);
    expect(panelNow()).toEqual(['basic', 'empty']);
    expect(screen.getByText('No data')).toBeDefined();
  });

  test('with one key the e-mail policy is empty too [DR-T11-06]', async () => {
    await open({ services: { exchange } }, { tab: 3 });
    expect(panelNow()).toEqual(['email-policy', 'empty']);
  });
});

describe('Email security policy', () => {
  const openPolicy = (data: object, permissions = {}) => open(data, { tab: 3, permissions });
  const policy: Rows = [
    ['overallStatus', 'Enabled', 'Disabled'],
    ['services.exchange.atpPolicyId', 'atp-1'],
    ['services.exchange.atpPolicyStatus', 'Enabled and optimized'],
    ['atpFeatures', 'Spam Enabled'],
    ['services.exchange.dlpPolicyId', 'dlp-1'],
    ['dlpPolicyId', 'dlp-2'],
  ];

  test('every field has its value [DR-T11-25 to 30]', async () => {
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

  test('what is missing is a dash [DR-FRAME-07]', async () => {
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
    'threat policy %s, %s, loss policy %s: %s [DR-EPOL-05 to 07, DR-OP-46]',
    async (atpPolicyId, atpPolicyStatus, dlpPolicyId, want) => {
      await openPolicy(withExchange({ atpPolicyId, atpPolicyStatus, dlpPolicyId }, { dlpPolicyId: null }));
      const value = fieldValue('overallStatus');
      expect([value.getAttribute('data-state-value'), value.textContent]).toEqual([want, words.get(want)]);
    },
  );

  test('the loss policy of the account counts as well [DR-OP-45]', async () => {
    await openPolicy(withExchange({ ...exchange, dlpPolicyId: null }));
    expect(fieldValue('overallStatus').textContent).toBe('Enabled');
  });

  test.each([
    ['enabledAndOptimized', 'Enabled and optimized'],
    ['enabledButNotOptimized', 'Enabled, not optimized'],
    ['disabled', 'Disabled'],
  ])('%s reads %s [DR-EPOL-08]', async (atpPolicyStatus, want) => {
    await openPolicy(withExchange({ atpPolicyStatus }));
    expect(fieldValue('services.exchange.atpPolicyStatus').textContent).toBe(want);
  });

  test('groups with what follows from their members, and the rest in one [DR-EPOL-01 to 04, 10, DR-OP-47]', async () => {
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

  test('a name that the console does not know is beside its words, as it came [DR-OP-47]', async () => {
    await openPolicy(withExchange({ atpFeatures: { fileSharing: 'enabled', '<b>x\u202e': 'disabled' } }));
    const names = [...document.querySelectorAll('[data-member]')].map((member) => [
      member.getAttribute('data-member'),
      [...member.querySelectorAll('bdi')].map(({ textContent }) => textContent),
    ]);
    expect(names).toEqual([
      ['fileSharing', ['fileSharing']],
      ['<b>x\u202e', ['<b>x‹U+202E›']],
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
  ])('with %j there are %s buttons [DR-EPOL-09, DR-PERM-02]', async (permissions, count) => {
    await openPolicy(withExchange(exchange), permissions);
    expect(screen.queryAllByRole('button', { name: 'Edit policy' })).toHaveLength(count);
    expect(document.querySelectorAll('[data-action="edit-policy"]')).toHaveLength(count);
  });

  test('a deployment without e-mail policies has no button that leads to them', async () => {
    await open(withExchange(exchange), { tab: 3, permissions: { 'license.linkToCAS': 1 }, externalLinks: {} });
    expect(screen.queryAllByRole('button', { name: 'Edit policy' })).toEqual([]);
  });

  test('they lead to the e-mail policies in a new window [DR-OP-48]', async () => {
    const { page } = await openPolicy(withExchange(exchange), { 'license.linkToCAS': 1 });
    await userEvent.click(screen.getAllByRole('button', { name: 'Edit policy' })[0] ?? document.body);
    expect(page.done.at(-1)).toMatch(/^open .*\/#\/app\/email\/cas/);
  });
});
