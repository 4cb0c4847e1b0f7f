import { expect, test } from 'vitest';
import { isEnough, neededStep, nextVersion, parseVersion, stepBetween, type Version } from '~/tools/release/versions';

test.each(['', '1', '1.2', '1.2.3.4', 'v1.2.3', '01.2.3', '1.2.3-rc.1', '1.2.3+build', '1.2.x', '1.2.3 '])(
  '"%s" is no version of a release',
  (text) => expect(parseVersion(text)).toBeUndefined(),
);

test.each<[string, string, string | undefined]>([
  ['0.1.0', '0.1.1', 'patch'],
  ['0.1.9', '0.1.10', 'patch'],
  ['0.1.9', '0.2.0', 'minor'],
  ['0.9.9', '1.0.0', 'major'],
  ['1.2.3', '3.0.0', 'major'],
  ['1.2.3', '1.2.3', undefined],
  ['1.2.3', '1.2.2', undefined],
  ['1.2.3', '1.1.9', undefined],
  ['1.2.3', '0.9.9', undefined],
])('from %s to %s is this step: %s', (before, after, step) => {
  const [one, other] = [parseVersion(before), parseVersion(after)];
  expect(one && other && stepBetween(one, other)).toBe(step);
});

const young: Version = [0, 3, 4];
const grown: Version = [1, 3, 4];

test.each<[string, Parameters<typeof neededStep>, string]>([
  ['nothing, before 1.0', [[], young], '0.3.5'],
  ['nothing', [[], grown], '1.3.5'],
  ['what cannot be decided', [['undecided'], grown], '1.3.5'],
  ['an addition, before 1.0', [['addition'], young], '0.4.0'],
  ['an addition', [['addition', 'undecided'], grown], '1.4.0'],
  ['a break, before 1.0', [['breaking', 'addition'], young], '0.4.0'],
  ['a break', [['addition', 'breaking'], grown], '2.0.0'],
])('after %s the next version is the smallest that promises allow', (_, [effects, version], next) => {
  expect(nextVersion(version, neededStep(effects, version))).toBe(next);
});

test('a larger step than needed is enough, and a smaller one is not', () => {
  expect(isEnough('major', 'minor')).toBe(true);
  expect(isEnough('minor', 'minor')).toBe(true);
  expect(isEnough('patch', 'minor')).toBe(false);
});
