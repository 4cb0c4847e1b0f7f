import { expect, test } from 'vitest';
import { textFor } from '~/descriptor/text-for';

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
