import { expect, test } from 'vitest';
import type { Member, Type } from '~/codegen/language/type';
import { emptyAnswer } from '~/studio/server/seen-as/empty-answer';

const text: Type = { is: 'string' };
const number: Type = { is: 'number' };
const nothing: Type = { is: 'null' };

function member(type: Type, further: Partial<Member> = {}): Member {
  return { type, optional: false, ...further };
}

function object(members: Readonly<Record<string, Member>>): Type {
  return { is: 'object', members: new Map(Object.entries(members)) };
}

test.each<[string, { value: unknown; type: Type; want: unknown }]>([
  ['a list has no entries', { value: [1, 2], type: { is: 'list', item: number }, want: [] }],
  ['what may be nothing is nothing', { value: 'a', type: { is: 'union', of: [text, nothing] }, want: null }],
  ['a number is 0', { value: 3, type: number, want: 0 }],
  ['a number of certain ones stays', { value: 3, type: { is: 'number', values: [3, 4] }, want: 3 }],
  ['a text stays', { value: 'a', type: text, want: 'a' }],
  [
    'an object has its required members alone',
    {
      value: { id: 'a', name: 'b', hosts: ['c'], total: 12, more: true },
      type: object({
        id: member(text),
        name: member(text, { optional: true }),
        hosts: member({ is: 'list', item: text }),
        total: member(number),
      }),
      want: { id: 'a', hosts: [], total: 0 },
    },
  ],
  [
    'a number that must be more than 0 stays',
    { value: { port: 80 }, type: object({ port: member(number, { limits: { minimum: 1 } }) }), want: { port: 80 } },
  ],
  [
    'of several objects each member counts',
    {
      value: { kind: 'a', hosts: ['b'] },
      type: {
        is: 'union',
        of: [object({ kind: member(text) }), object({ hosts: member({ is: 'list', item: text }) })],
      },
      want: { kind: 'a', hosts: [] },
    },
  ],
])('%s', (_, { value, type, want }) => {
  expect(emptyAnswer(value, type)).toEqual(want);
});
