import { describe, expect, test } from 'vitest';
import { readLiveMessage } from '~/session/live/receive-messages';

const longest = 65_536;

describe('frames of the live channel', () => {
  test.each<[string, { given: string; want: object }]>([
    ['a number', { given: '7', want: { kind: 'unread', count: 7 } }],
    ['zero', { given: '0', want: { kind: 'unread', count: 0 } }],
    ['a number among blanks', { given: ' 12\n', want: { kind: 'unread', count: 12 } }],
    [
      'a sign-out by single sign-on',
      { given: '{"type":"ssoLogout","token":"t"}', want: { kind: 'signed-out', token: 't' } },
    ],
    ...[1, 2, 3].map((logoutType): [string, { given: string; want: object }] => [
      `changed access ${logoutType}`,
      {
        given: `{"type":"accessControlUpdate","logoutType":${logoutType}}`,
        want: { kind: 'access-changed', logoutType },
      },
    ]),
    [
      'any other type',
      { given: '{"type":"taskDone","id":[1]}', want: { kind: 'other', message: { type: 'taskDone', id: [1] } } },
    ],
    [
      'a type that objects have of themselves',
      { given: '{"type":"constructor"}', want: { kind: 'other', message: { type: 'constructor' } } },
    ],
  ])('%s is read', (_, { given, want }) => {
    expect(readLiveMessage(given, longest)).toEqual(want);
  });

  test.each<[string, unknown]>([
    ['nothing', ''],
    ['broken JSON', '{"type":"x"'],
    ['HTML', '<html><body>502</body></html>'],
    ['a negative number', '-1'],
    ['a broken number', '7.5'],
    ['a number without end', '1e999'],
    ['a number beyond counting', '9007199254740993'],
    ['a number as text', '"7"'],
    ['null', 'null'],
    ['true', 'true'],
    ['a list', '[7]'],
    ['a list with a type', '[{"type":"x"}]'],
    ['an object without a type', '{}'],
    ['an empty type', '{"type":""}'],
    ['a type that is no text', '{"type":{"toString":"x"}}'],
    ['a type in the prototype', '{"__proto__":{"type":"x"}}'],
    ['a sign-out without a token', '{"type":"ssoLogout"}'],
    ['a sign-out with an empty token', '{"type":"ssoLogout","token":""}'],
    ['a sign-out whose token is no text', '{"type":"ssoLogout","token":["t"]}'],
    ['a sign-out whose token is in the prototype', '{"type":"ssoLogout","__proto__":{"token":"t"}}'],
    ...['0', '4', '1.5', '"1"', 'null', '[1]', 'true'].map((value): [string, string] => [
      `changed access ${value}`,
      `{"type":"accessControlUpdate","logoutType":${value}}`,
    ]),
    ['changed access of no kind', '{"type":"accessControlUpdate"}'],
    ['a frame that is too long', JSON.stringify({ type: 'x', filling: 'y'.repeat(longest) })],
    ['a hundred thousand lists', '['.repeat(100_000)],
    ['thirty thousand lists, well formed', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['binary data', new ArrayBuffer(8)],
    ['a blob', new Blob(['7'])],
    ['a number that is no text', 7],
    ['nothing at all', undefined],
  ])('%s is ignored', (_, given) => {
    expect(readLiveMessage(given, longest)).toBeUndefined();
  });

  test('deep nesting inside a message does no harm', () => {
    const deep = `{"type":"x","a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
    expect(readLiveMessage(deep, longest)?.kind).toBe('other');
  });
});
