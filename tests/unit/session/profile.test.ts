import { expect, test } from 'vitest';
import { isTrue } from '~/descriptor/is-shown';
import { predicates } from '~/generated/console/predicates';
import { readProfile, canEnterConsole } from '~/session/profile';

test('an answer without anything still gives a profile, which grants nothing', () => {
  for (const answer of [undefined, null, [], 'x', {}, { advancedInfo: 5, access: [] }]) {
    expect(readProfile(answer)).toMatchObject({
      userName: '',
      view: 'smbp',
      flags: {},
      permissions: {},
    });
  }
});

test.each([
  ['ents', 'SH-GEN-03', { view: 'ents', enterprise: true, provider: false }],
  ['entp', 'SH-GEN-03', { view: 'entp', enterprise: true, provider: false }],
  ['smbp', 'SH-GEN-04', { view: 'smbp', enterprise: false, provider: false }],
  ['xsp-itops', 'SH-GEN-05', { view: 'xsp-itops', enterprise: false, provider: true }],
  ['xsp-dfir', 'SH-GEN-05', { view: 'xsp-dfir', enterprise: false, provider: true }],
  ['mspc', 'SH-GEN-05', { view: 'mspc', enterprise: false, provider: true }],
  ['other', 'SH-OP-038', { view: 'smbp', enterprise: false, provider: false }],
  [null, 'SH-OP-038', { view: 'smbp', enterprise: false, provider: false }],
])('the view %s is one of enterprises, of service providers or of neither [%s]', (view, _, want) => {
  const profile = readProfile({ advancedInfo: { view } });
  expect({
    view: profile.view,
    enterprise: isTrue(predicates.enterpriseView, { view: profile.view }),
    provider: isTrue(predicates.serviceProviderView, { view: profile.view }),
  }).toEqual(want);
});

test('an unlisted user type is kept [SH-PR-05]', () => {
  expect(readProfile({ advancedInfo: { userType: 'oidc' } }).userType).toBe('oidc');
});

test.each<[string, { value: unknown; want: boolean }]>([
  ['1 is on', { value: 1, want: true }],
  ['0 is off', { value: 0, want: false }],
  ['true is off', { value: true, want: false }],
  ['text is off', { value: '1', want: false }],
  ['2 is off', { value: 2, want: false }],
])('%s, for flags and permissions [SH-OP-024]', (_, { value, want }) => {
  const { flags, permissions } = readProfile({
    access: { flagsState: { 'identity-inventory-app': value }, permissions: { 'asd.view': value } },
  });
  expect([flags, permissions]).toEqual(want ? [{ 'identity-inventory-app': 1 }, { 'asd.view': 1 }] : [{}, {}]);
});

const scopeOf = (flag: unknown, isFoundation: unknown, region: string) => {
  const { flags, answer } = readProfile({
    advancedInfo: { isFoundation },
    access: { flagsState: { 'allow-poseidon-sign-in': flag } },
  });
  return { flags, profile: answer, region };
};

test.each([
  ['nothing opens it [SH-AC-09]', { flag: 0, foundation: false, region: '', want: false }],
  ['the flag [SH-AC-10]', { flag: 1, foundation: false, region: '', want: true }],
  ['a foundation account [SH-AC-11]', { flag: 0, foundation: true, region: '', want: true }],
  ['the region UAE [SH-AC-12]', { flag: 0, foundation: false, region: 'UAE', want: true }],
  ['the region GOV_US [SH-AC-13]', { flag: 0, foundation: false, region: 'GOV_US', want: true }],
  ['another region does not', { flag: 0, foundation: false, region: 'EU', want: false }],
])('%s', (_, { flag, foundation, region, want }) => {
  expect(canEnterConsole(scopeOf(flag, foundation, region))).toBe(want);
});

test('without a profile it stays shut', () => {
  expect(canEnterConsole({ region: '' })).toBe(false);
});
