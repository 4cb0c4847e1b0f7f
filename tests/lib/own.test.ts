import { expect, test } from 'vitest';
import { own, ownText } from '../../src/lib/own';

test.each([
  ['an own member is read', { value: { a: 1 }, name: 'a', want: 1 }],
  ['an inherited one is not', { value: {}, name: 'constructor', want: undefined }],
  ['nor a member of a list', { value: [1], name: 'length', want: undefined }],
  ['nor of nothing', { value: null, name: 'a', want: undefined }],
  [
    '__proto__ of parsed JSON is a member like others',
    { value: JSON.parse('{"__proto__":1}'), name: '__proto__', want: 1 },
  ],
])('%s', (_, { value, name, want }) => {
  expect(own(value, name)).toBe(want);
});

test.each([
  ['text', { given: 'a', want: 'a' }],
  ['empty text says nothing', { given: '', want: undefined }],
  ['a number is no text', { given: 1, want: undefined }],
])('%s', (_, { given, want }) => {
  expect(ownText({ name: given }, 'name')).toBe(want);
});
