import { afterEach, expect, test } from 'vitest';
import { walkTo } from '~/ui/walk';

const items = ['first', 'second', 'third'].map((id) => Object.assign(document.createElement('button'), { id }));
afterEach(() => document.body.replaceChildren());

test.each<[string, { at?: number; key: string; want: string | undefined }]>([
  ['down to the next', { at: 0, key: 'ArrowDown', want: 'second' }],
  ['up to the one before', { at: 1, key: 'ArrowUp', want: 'first' }],
  ['round at the end', { at: 2, key: 'ArrowDown', want: 'first' }],
  ['round at the start', { at: 0, key: 'ArrowUp', want: 'third' }],
  ['down from elsewhere', { key: 'ArrowDown', want: 'first' }],
  ['up from elsewhere', { key: 'ArrowUp', want: 'third' }],
  ['Home to the first', { at: 2, key: 'Home', want: 'first' }],
  ['End to the last', { at: 0, key: 'End', want: 'third' }],
  ['not with other keys', { at: 0, key: 'ArrowRight', want: undefined }],
])('a key moves the focus: %s', (_, { at, key, want }) => {
  document.body.append(...items);
  if (at !== undefined) items[at]?.focus();
  expect(walkTo(items, key)?.id).toBe(want);
});

test('a list that lies along the line has keys of its own, and an empty one leads nowhere', () => {
  document.body.append(...items);
  items[1]?.focus();
  expect(walkTo(items, 'ArrowRight', ['ArrowLeft', 'ArrowRight'])?.id).toBe('third');
  expect(walkTo([], 'ArrowDown')).toBeUndefined();
});
