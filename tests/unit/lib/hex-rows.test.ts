import { describe, expect, test } from 'vitest';
import { parseHex, toAscii, toHex } from '~/lib/hex-bytes';
import { layHex } from '~/lib/hex-rows';

const bytes = (count: number, from = 0): string =>
  Array.from({ length: count }, (_, index) => ((from + index) % 256).toString(16).padStart(2, '0')).join(' ');

describe('text of bytes', () => {
  test.each<[string, { given: string; want: readonly number[] | undefined }]>([
    ['two digits with single spaces', { given: '4d 5a 90 00', want: [0x4d, 0x5a, 0x90, 0] }],
    ['large letters', { given: 'FF aB', want: [255, 0xab] }],
    ['one byte', { given: '00', want: [0] }],
    ['nothing', { given: '', want: undefined }],
    ['one digit', { given: '4d 5', want: undefined }],
    ['no space', { given: '4d5a90', want: undefined }],
    ['two spaces', { given: '4d  5a', want: undefined }],
    ['a space at the end', { given: '4d 5a ', want: undefined }],
    ['another character', { given: '4g', want: undefined }],
    ['characters between the ranges of digits', { given: ':0 @0', want: undefined }],
    ['markup', { given: '<img src=x onerror=1>', want: undefined }],
  ])('%s', (_, { given, want }) => {
    const parsed = parseHex(given);
    expect(parsed && [...parsed]).toEqual(want);
  });

  test('bytes as digits, and as characters with a dot for what cannot be seen', () => {
    const some = Uint8Array.of(0x4d, 0x5a, 0, 31, 32, 126, 127, 255);
    expect(toHex(some, ' ')).toBe('4d 5a 00 1f 20 7e 7f ff');
    expect(toAscii(some)).toBe('MZ.. ~..');
  });
});

describe('rows of 51 bytes [DR-ART-12]', () => {
  const lengths = (contents: readonly string[]): readonly number[] => {
    const rows = layHex(
      contents.map((content, index) => ({ line: `L${index}`, content })),
      51,
    );
    return Array.from({ length: rows.count }, (_, index) => rows.row(index)?.bytes.length ?? -1);
  };
  test.each<[string, { given: readonly string[]; want: readonly number[] }]>([
    ['51 bytes are one row', { given: [bytes(51)], want: [51] }],
    ['52 go on in a second', { given: [bytes(52)], want: [51, 1] }],
    ['120 are 51, 51 and 18', { given: [bytes(120)], want: [51, 51, 18] }],
    ['each entry begins a row [DR-OP-40]', { given: [bytes(3), bytes(60), bytes(1)], want: [3, 51, 9, 1] }],
    ['an entry without bytes keeps its row', { given: ['', bytes(1)], want: [0, 1] }],
    ['no entries, no rows', { given: [], want: [] }],
  ])('%s', (_, { given, want }) => {
    expect(lengths(given)).toEqual(want);
  });

  test('each row knows its line, whether it goes on, and how many bytes are before it', () => {
    const rows = layHex(
      [
        { line: 'a', content: bytes(3) },
        { line: 'b', content: bytes(60) },
      ],
      51,
    );
    const shown = [0, 1, 2].map((index) => rows.row(index)).map((row) => [row?.line, row?.continued, row?.offset]);
    expect(shown).toEqual([
      ['a', false, 0],
      ['b', false, 3],
      ['b', true, 54],
    ]);
    expect(rows.size).toBe(63);
    expect([rows.row(-1), rows.row(3)]).toEqual([undefined, undefined]);
  });

  test.each([
    ['the first byte', 0, 0],
    ['in the first entry', 2, 2],
    ['where the second entry begins', 3, 51],
    ['in its second row', 54, 102],
    ['the last byte', 62, 110],
    ['beyond the end', 1e9, 110],
    ['before the beginning', -4, 0],
  ])('the place of an offset: %s', (_, offset, want) => {
    const rows = layHex(
      [
        { line: 'a', content: bytes(3) },
        { line: 'b', content: bytes(60) },
      ],
      51,
    );
    expect(rows.rowOf(offset)).toBe(want);
  });

  test('without any byte an offset leads to the beginning', () => {
    expect([layHex([], 51).rowOf(3), layHex([{ line: 'a', content: 'words' }], 51).rowOf(3)]).toEqual([0, 0]);
  });

  test('what is no bytes is in rows as the text it is', () => {
    const rows = layHex([{ line: 'a', content: 'x'.repeat(153) }], 51);
    expect([rows.row(0)?.text?.length, rows.row(1)?.text]).toEqual([152, 'x']);
  });
});

describe('copying', () => {
  const rows = layHex(
    [
      { line: '1', content: '48 65 6c 6c 6f' },
      { line: '2', content: 'broken' },
      { line: '3', content: '21' },
    ],
    4,
  );
  test.each<[string, { given: readonly [number, number, 'hex' | 'text']; want: string }]>([
    ['all as hex: a line per entry', { given: [0, 99, 'hex'], want: '48 65 6c 6c 6f\nbroken\n21' }],
    ['all as text', { given: [0, 99, 'text'], want: 'Hello\nbroken\n!' }],
    ['one byte', { given: [1, 1, 'hex'], want: '65' }],
    ['from the middle of a row to the next', { given: [2, 4, 'hex'], want: '6c 6c 6f' }],
    ['of a text that is no bytes its row', { given: [8, 11, 'hex'], want: 'broken' }],
    ['an end behind the last byte of a row', { given: [4, 7, 'hex'], want: '6f' }],
    ['across entries', { given: [4, 12, 'text'], want: 'o\nbroken\n!' }],
  ])('%s', (_, { given: [from, to, as], want }) => {
    expect(rows.copy(from, to, as)).toBe(want);
  });
});

test('hex is copied in small letters', () => {
  expect(layHex([{ line: '1', content: 'FF aB' }], 4).copy(0, 9, 'hex')).toBe('ff ab');
});

test('ten million bytes are laid out and copied whole', () => {
  const content = bytes(1_000_000);
  const entries = Array.from({ length: 10 }, (_, index) => ({ line: String(index), content }));
  const rows = layHex(entries, 51);
  expect(rows.count).toBe(10 * Math.ceil(1_000_000 / 51));
  expect(rows.row(rows.count - 1)?.offset).toBe(10_000_000 - (1_000_000 % 51));
  const all = [rows.copy(0, rows.count * 51, 'hex'), rows.copy(0, rows.count * 51, 'text')];
  expect(all.map(({ length }) => length)).toEqual([30_000_000 - 1, 10_000_000 + 9]);
});
