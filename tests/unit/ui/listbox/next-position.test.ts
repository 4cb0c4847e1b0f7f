import { expect, test } from 'vitest';
import { nextPosition, type ListKeys } from '~/ui/listbox/next-position';

const arrows = ['ArrowLeft', 'ArrowRight'] as const;
const all = { canBeNone: true, pageSize: 3, homeEnd: true };

test.each<[string, { key: string; active: number; count?: number; keys?: ListKeys; want: number | undefined }]>([
  ['ArrowDown moves to the next option', { key: 'ArrowDown', active: 0, want: 1 }],
  ['ArrowUp moves to the option before', { key: 'ArrowUp', active: 1, want: 0 }],
  ['ArrowDown goes round at the end', { key: 'ArrowDown', active: 9, want: 0 }],
  ['ArrowUp goes round at the start', { key: 'ArrowUp', active: 0, want: 9 }],
  ['ArrowDown moves from no option to the first', { key: 'ArrowDown', active: -1, want: 0 }],
  ['ArrowUp moves from no option to the last', { key: 'ArrowUp', active: -1, want: 9 }],
  [
    'ArrowDown leaves a list that can be without an active option',
    { key: 'ArrowDown', active: 9, keys: all, want: -1 },
  ],
  ['ArrowUp leaves a list that can be without an active option', { key: 'ArrowUp', active: 0, keys: all, want: -1 }],
  ['ArrowUp enters a list that can be without an active option', { key: 'ArrowUp', active: -1, keys: all, want: 9 }],
  ['PageDown skips a page', { key: 'PageDown', active: 2, keys: all, want: 5 }],
  ['PageUp skips a page', { key: 'PageUp', active: 5, keys: all, want: 2 }],
  ['PageDown stops at the last option', { key: 'PageDown', active: 8, keys: all, want: 9 }],
  ['PageUp stops at the first option', { key: 'PageUp', active: 1, keys: all, want: 0 }],
  ['PageDown does nothing without a page size', { key: 'PageDown', active: 2, want: undefined }],
  ['Home moves to the first option', { key: 'Home', active: 5, keys: all, want: 0 }],
  ['End moves to the last option', { key: 'End', active: 5, keys: all, want: 9 }],
  ['Home moves the caret of a text field', { key: 'Home', active: 5, want: undefined }],
  ['End moves the caret of a text field', { key: 'End', active: 5, want: undefined }],
  ['ArrowRight moves to the next tab', { key: 'ArrowRight', active: 0, keys: { arrows }, want: 1 }],
  ['ArrowLeft moves to the tab before', { key: 'ArrowLeft', active: 1, keys: { arrows }, want: 0 }],
  ['ArrowDown moves to no tab', { key: 'ArrowDown', active: 0, keys: { arrows }, want: undefined }],
  ['a letter moves nothing', { key: 'a', active: 5, keys: all, want: undefined }],
  ['ArrowDown finds no option in an empty list', { key: 'ArrowDown', active: 0, count: 0, want: -1 }],
  ['PageDown finds no option in an empty list', { key: 'PageDown', active: 0, count: 0, keys: all, want: -1 }],
  ['Home finds no option in an empty list', { key: 'Home', active: 0, count: 0, keys: all, want: -1 }],
])('in a list of options %s', (_, { key, active, count = 10, keys, want }) => {
  expect(nextPosition(key, active, count, keys)).toBe(want);
});
