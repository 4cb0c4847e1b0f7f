import { expect, test } from 'vitest';
import { canEnterConsole } from '~/session/gate';
import { readProfile } from '~/session/profile';

const profile = (flag: unknown, isFoundation: unknown) =>
  readProfile({ advancedInfo: { isFoundation }, access: { flagsState: { 'allow-poseidon-sign-in': flag } } });

test.each([
  ['nothing opens it [SH-AC-09]', { flag: 0, foundation: false, region: '', want: false }],
  ['the flag [SH-AC-10]', { flag: 1, foundation: false, region: '', want: true }],
  ['a foundation account [SH-AC-11]', { flag: 0, foundation: true, region: '', want: true }],
  ['the region UAE [SH-AC-12]', { flag: 0, foundation: false, region: 'UAE', want: true }],
  ['the region GOV_US [SH-AC-13]', { flag: 0, foundation: false, region: 'GOV_US', want: true }],
  ['another region does not', { flag: 0, foundation: false, region: 'EU', want: false }],
])('%s', (_, { flag, foundation, region, want }) => {
  expect(canEnterConsole(profile(flag, foundation), region)).toBe(want);
});

test('without a profile it stays shut', () => {
  expect(canEnterConsole(undefined, '')).toBe(false);
});
