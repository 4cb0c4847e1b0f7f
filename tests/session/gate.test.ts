import { expect, test } from 'vitest';
import { isGateOpen } from '../../src/session/gate';
import { readProfile } from '../../src/session/profile';

const profile = (flag: unknown, isFoundation: unknown) =>
  readProfile({ advancedInfo: { isFoundation }, access: { flagsState: { 'allow-poseidon-sign-in': flag } } });

test.each([
  ['SH-AC-09: nothing opens it', { flag: 0, foundation: false, region: '', want: false }],
  ['SH-AC-10: the flag', { flag: 1, foundation: false, region: '', want: true }],
  ['SH-AC-11: a foundation account', { flag: 0, foundation: true, region: '', want: true }],
  ['SH-AC-12: the region UAE', { flag: 0, foundation: false, region: 'UAE', want: true }],
  ['SH-AC-13: the region GOV_US', { flag: 0, foundation: false, region: 'GOV_US', want: true }],
  ['another region does not', { flag: 0, foundation: false, region: 'EU', want: false }],
])('%s', (_, { flag, foundation, region, want }) => {
  expect(isGateOpen(profile(flag, foundation), region)).toBe(want);
});

test('without a profile it stays shut', () => {
  expect(isGateOpen(undefined, '')).toBe(false);
});
