import { expect, test } from 'vitest';
import { keyLabel } from '~/shell/shortcuts/key-label';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';

test.each([
  ['the key for shortcuts on a Mac', { key: 'mod', system: mac, want: '⌘' }],
  ['the key for shortcuts elsewhere', { key: 'mod', system: windows, want: 'Ctrl' }],
  ['Alt on a Mac', { key: 'Alt', system: mac, want: '⌥' }],
  ['Alt elsewhere', { key: 'Alt', system: windows, want: 'Alt' }],
  ['a letter on a Mac', { key: 'C', system: mac, want: 'C' }],
])('the label of %s', (_, { key, system, want }) => {
  expect(keyLabel(key, system)).toBe(want);
});
