import { expect, test } from 'vitest';
import { resolveText, textFor } from '~/descriptor/text';
import type { Expression } from '~/generated/contract/types';

const placeholder = (value: unknown) =>
  resolveText({ key: 'k', with: { name: (() => value) satisfies Expression } }, {}).values?.name;

test('a text without placeholders is its key and its English', () => {
  expect(resolveText({ key: 'drawers.url.title', text: 'Detail Profile' }, {})).toEqual({
    key: 'drawers.url.title',
    text: 'Detail Profile',
  });
  expect(resolveText({ key: 'ERROR.COMMON_ERROR' }, {})).toEqual({ key: 'ERROR.COMMON_ERROR' });
});

test.each<[string, { given: unknown; want: string | number }]>([
  ['text', { given: 'x', want: 'x' }],
  ['a number, which may choose a plural form', { given: 5, want: 5 }],
  ['an object, never as [object Object]', { given: { a: 1 }, want: '{"a":1}' }],
  ['undecided is a dash', { given: undefined, want: '-' }],
  ['null is a dash', { given: null, want: '-' }],
  ['a huge one is cut', { given: 'x'.repeat(1_000_000), want: `${'x'.repeat(1000)}…` }],
])('a placeholder is filled with %s', (_, { given, want }) => {
  expect(placeholder(given)).toBe(want);
});

const when = (name: string) => (scope: Readonly<Record<string, unknown>>) => scope[name];
const described = {
  title: { key: 'usual' },
  titleWhen: [
    { id: 'a', when: when('a'), text: { key: 'first' } },
    { id: 'b', when: when('b'), text: { key: 'second' } },
  ],
};

test.each<[string, { scope: object; want: string }]>([
  ['the first case that holds', { scope: { a: true, b: true }, want: 'first' }],
  ['the next case if the first does not hold', { scope: { a: false, b: true }, want: 'second' }],
  ['an undecided case does not hold', { scope: { a: undefined, b: 1 }, want: 'usual' }],
])('%s', (_, { scope, want }) => expect(textFor(described, { ...scope }).key).toBe(want));

test('without cases it is the usual text', () => expect(textFor({ title: { key: 'usual' } }, {}).key).toBe('usual'));
