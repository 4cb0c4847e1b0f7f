import { expect, test } from 'vitest';
import { decode, maxFileBytes } from '~/codegen/1-parse/decode';

const utf8 = (text: string) => [...new TextEncoder().encode(text)];

const cases: readonly [string, { given: readonly number[]; want: readonly string[] }][] = [
  ['UTF-8 is decoded', { given: utf8('{"a": "é日本😀"}'), want: [] }],
  ['a byte order mark is refused', { given: [0xef, 0xbb, 0xbf, ...utf8('{}')], want: ['1:1 file/byte-order-mark'] }],
  [
    'a byte that is no UTF-8 is told with its place',
    { given: [...utf8('{\n"é'), 0xff, ...utf8('"}')], want: ['2:3 file/encoding'] },
  ],
  [
    'so is one in the middle of a character',
    { given: [...utf8('"😀'), 0xe2, 0x82, 0x22], want: ['1:4 file/encoding'] },
  ],
  ['so is an end in the middle of a character', { given: [...utf8('"a'), 0xe2, 0x82], want: ['1:3 file/encoding'] }],
  ['surrogates are no UTF-8', { given: [0x22, 0xed, 0xa0, 0x80, 0x22], want: ['1:2 file/encoding'] }],
];

test.each(cases)('%s', (_, { given, want }) => {
  const { diagnostics } = decode('a.json', new Uint8Array(given));
  expect(diagnostics.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual(want);
});

test('a text comes out as it went in', () => {
  expect(decode('a.json', new Uint8Array(utf8('é日本😀'))).file?.text).toBe('é日本😀');
});

test('a byte order mark does not hide what follows', () => {
  expect(decode('a.json', new Uint8Array([0xef, 0xbb, 0xbf, 0x31])).file?.text).toBe('\uFEFF1');
});

test('a file of 10 MB is read, a larger one is refused unread', () => {
  expect(decode('a.json', new Uint8Array(maxFileBytes).fill(0x20)).diagnostics).toEqual([]);
  const { file, diagnostics } = decode('a.json', new Uint8Array(maxFileBytes + 1).fill(0xff));
  expect(file).toBeUndefined();
  expect(diagnostics).toMatchObject([{ code: 'file/too-large', file: 'a.json', line: 1, column: 1 }]);
});
