import { expect, test } from 'vitest';
import { getOwn, ownText } from '~/lib/get-own';

test.each([
  ['an own member is read', { value: { a: 1 }, name: 'a', want: 1 }],
  ['an inherited member is not read', { value: {}, name: 'constructor', want: undefined }],
  ['a member of a list is not read', { value: [1], name: 'length', want: undefined }],
  ['null has no member', { value: null, name: 'a', want: undefined }],
  [
    '__proto__ of parsed JSON is a member like others',
    { value: JSON.parse('{"__proto__":1}'), name: '__proto__', want: 1 },
  ],
])('%s', (_, { value, name, want }) => {
  expect(getOwn(value, name)).toBe(want);
});

test.each([
  ['text', { given: 'a', want: 'a' }],
  ['empty text says nothing', { given: '', want: undefined }],
  ['a number is no text', { given: 1, want: undefined }],
])('%s', (_, { given, want }) => {
  expect(ownText({ name: given }, 'name')).toBe(want);
});
