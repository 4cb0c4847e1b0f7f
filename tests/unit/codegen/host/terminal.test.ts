import { expect, test } from 'vitest';
import { hasColors } from '~/codegen/host/terminal';

test.each([
  ['a terminal has colours', { environment: {}, isTerminal: true, want: true }],
  ['a file or a pipe has none', { environment: {}, isTerminal: false, want: false }],
  ['NO_COLOR takes them from a terminal', { environment: { NO_COLOR: '1' }, isTerminal: true, want: false }],
  ['an empty NO_COLOR counts as unset', { environment: { NO_COLOR: '' }, isTerminal: true, want: true }],
  ['FORCE_COLOR gives them to a pipe', { environment: { FORCE_COLOR: '1' }, isTerminal: false, want: true }],
  ['FORCE_COLOR=0 takes them from a terminal', { environment: { FORCE_COLOR: '0' }, isTerminal: true, want: false }],
  [
    'NO_COLOR counts more than FORCE_COLOR',
    { environment: { NO_COLOR: '1', FORCE_COLOR: '1' }, isTerminal: true, want: false },
  ],
])('%s', (_, { environment, isTerminal, want }) => {
  expect(hasColors(environment, isTerminal)).toBe(want);
});
