import { expect, test } from 'vitest';
import { isOn } from '../../src/session/access';
import { holds } from '../../src/descriptor/is-shown';
import { predicates } from '../../src/generated/predicates';
import { isEnterprise, readProfile } from '../../src/session/profile';

test('an answer without anything still gives a profile, which grants nothing', () => {
  for (const answer of [undefined, null, [], 'x', {}, { advancedInfo: 5, access: [] }]) {
    expect(readProfile(answer)).toMatchObject({
      userName: '',
      view: 'smbp',
      isFoundation: false,
      access: { console: false, account: false, company: false, flags: {}, permissions: {} },
    });
  }
});

test.each([
  ['SH-GEN-03', 'ents', { view: 'ents', enterprise: true, provider: false }],
  ['SH-GEN-03', 'entp', { view: 'entp', enterprise: true, provider: false }],
  ['SH-GEN-04', 'smbp', { view: 'smbp', enterprise: false, provider: false }],
  ['SH-GEN-05', 'xsp-itops', { view: 'xsp-itops', enterprise: false, provider: true }],
  ['SH-GEN-05', 'xsp-dfir', { view: 'xsp-dfir', enterprise: false, provider: true }],
  ['SH-GEN-05', 'mspc', { view: 'mspc', enterprise: false, provider: true }],
  ['SH-OP-038: an unknown view', 'other', { view: 'smbp', enterprise: false, provider: false }],
  ['SH-OP-038: no view', null, { view: 'smbp', enterprise: false, provider: false }],
])('%s: view %s', (_, view, want) => {
  const profile = readProfile({ advancedInfo: { view } });
  expect({
    view: profile.view,
    enterprise: isEnterprise(profile.view),
    provider: holds(predicates.serviceProviderView, { view: profile.view }),
  }).toEqual(want);
});

test('SH-PR-05: an unlisted user type is kept', () => {
  expect(readProfile({ advancedInfo: { userType: 'oidc' } }).userType).toBe('oidc');
});

test.each<[string, { value: unknown; want: boolean }]>([
  ['1 is on', { value: 1, want: true }],
  ['0 is off', { value: 0, want: false }],
  ['true is off', { value: true, want: false }],
  ['text is off', { value: '1', want: false }],
  ['2 is off', { value: 2, want: false }],
])('SH-OP-024: %s, for flags, permissions and access items', (_, { value, want }) => {
  const { access } = readProfile({
    access: { console: value, flagsState: { 'identity-inventory-app': value }, permissions: { 'asd.view': value } },
  });
  expect([access.console, isOn(access.flags, 'identity-inventory-app'), isOn(access.permissions, 'asd.view')]).toEqual([
    want,
    want,
    want,
  ]);
});
