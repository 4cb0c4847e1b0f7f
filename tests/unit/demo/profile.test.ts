import { expect, test } from 'vitest';
import { accounts } from '~/demo/company/administration/accounts';
import { flags, permissions } from '~/generated/console/vocabulary';
import { isRecord } from '~/lib/json';
import { call, demoApp } from '../../harness/demo/support';

const members = {
  '': [
    ...['user_name', 'companyName', 'role', 'account_id', 'companyGUID', 'user_id', 'roleId', 'logo', 'partnerId'],
    ...['accountProfile', 'companyProfile', 'consoleSettings', 'advancedInfo', 'aidialog', 'caseLogApp', 'helpKitApp'],
    'access',
  ],
  accountProfile: ['email'],
  companyProfile: ['showUpgradeToFoundationBanner'],
  consoleSettings: ['hash'],
  advancedInfo: ['userType', 'view', 'isFoundation', 'isMigrated', 'showMSPTermsPopup'],
  access: ['console', 'account', 'company', 'flagsState', 'permissions'],
};

test.each(accounts.map(({ id }) => id))('the profile of %s has every member [SH-PR-01 to 04, SH-AC-14]', async (id) => {
  const { body } = await call(demoApp(), 'getAuth', { query: { lang: 'en' } }, id);
  const profile = isRecord(body) ? body : {};
  for (const [part, names] of Object.entries(members)) {
    expect(Object.keys(Object(part === '' ? profile : profile[part])), part).toEqual(expect.arrayContaining(names));
  }
});

test('a profile knows the flags and permissions of the console [SH-FF-01 to 09]', async () => {
  const { body } = await call(demoApp(), 'getAuth', { query: { lang: 'en' } });
  expect(flags.toSorted()).toEqual([
    'allow-poseidon-sign-in',
    'ddr-data-policy-private-preview',
    'endpoint-security-updates',
    'endpoint-sensor-settings-policies',
    'identity-inventory-app',
    'pattern-ring-deployment',
    'platform-data-query-preview',
    'uic-hide-language-settings',
    'v1es-unified-policy',
  ]);
  expect(body).toMatchObject({
    access: {
      flagsState: Object.fromEntries(flags.map((name) => [name, expect.any(Number)])),
      permissions: Object.fromEntries(permissions.map((name) => [name, 1])),
    },
  });
});
