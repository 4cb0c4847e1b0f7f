import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clipboardText, csvText } from '~/lib/sheet';

/** What a program reads that keeps to RFC 4180, without the mark at the beginning. */
function read(sheet: string): string[][] {
  const rows: string[][] = [];
  for (const line of sheet
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .slice(0, -1)) {
    const cells = [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map((found) => (found[1] ?? '').replaceAll('""', '"'));
    rows.push(cells);
  }
  return rows;
}

test('a sheet has a mark of its encoding, quoted cells and lines that end with CRLF', () => {
  const sheet = csvText([
    ['Name', 'Risk'],
    ['WIN-DC01, "main"', '78'],
  ]);
  expect(sheet).toBe('\uFEFF"Name","Risk"\r\n"WIN-DC01, ""main""","78"\r\n');
});

const cells: readonly (readonly [string, { readonly given: string; readonly want: string }])[] = [
  ['a text is told as it is', { given: 'héllo 世界', want: 'héllo 世界' }],
  ['an empty cell stays empty', { given: '', want: '' }],
  ['blanks at the ends stay', { given: ' a ', want: ' a ' }],
  ['a formula is text', { given: '=1+1', want: "'=1+1" }],
  ['a formula that begins with plus is text', { given: '+1+1', want: "'+1+1" }],
  ['a formula that begins with minus is text', { given: '-1+1', want: "'-1+1" }],
  ['a formula that begins with at is text', { given: '@SUM(A1)', want: "'@SUM(A1)" }],
  ['a formula behind blanks is text', { given: ' \u00a0\u3000=1', want: "' \u00a0\u3000=1" }],
  ['a formula behind a quote is text', { given: '"=1', want: '\'"=1' }],
  ['a formula behind an apostrophe is text', { given: "'=1", want: "''=1" }],
  ['a formula behind what nobody sees is text', { given: '\u200d=1', want: "'\u200d=1" }],
  ['a formula behind a mark of encoding is text', { given: '\ufeff=1', want: "'<U+FEFF>=1" }],
  ['wide signs count', { given: '＝1', want: "'＝1" }],
  ['wide plus counts', { given: '＋1', want: "'＋1" }],
  ['wide minus counts', { given: '－1', want: "'－1" }],
  ['wide at counts', { given: '＠A', want: "'＠A" }],
  ['a small form counts', { given: '﹦1', want: "'﹦1" }],
  ['a leading tab is text', { given: '\tcmd', want: "' cmd" }],
  ['a leading line end is text', { given: '\rcmd', want: "' cmd" }],
  ['a formula behind a semicolon is text', { given: 'a; =1', want: "a;' =1" }],
  ['a sign within a text stays', { given: 'a=b', want: 'a=b' }],
  ['a negative number stays a number', { given: '-12.5', want: '-12.5' }],
  ['a number with an exponent stays a number', { given: '-1.5e-7', want: '-1.5e-7' }],
  ['a telephone number keeps its plus', { given: '+4930123456', want: "'+4930123456" }],
  ['two numbers are no number', { given: '-1-1', want: "'-1-1" }],
  ['line breaks become blanks', { given: 'a\r\nb\nc\u2028d', want: 'a b c d' }],
  ['control characters are written out', { given: 'a\0b\x1bc\x7f', want: 'a<U+0000>b<U+001B>c<U+007F>' }],
  ['signs of direction are written out', { given: 'invoice\u202Efdp.exe', want: 'invoice<U+202E>fdp.exe' }],
  ['joined signs stay joined', { given: '👨‍👩‍👧', want: '👨‍👩‍👧' }],
];
test.each(cells)('%s', (_, { given, want }) => {
  expect(read(csvText([[given]]))).toEqual([[want]]);
});

test('whatever the values are: rows and cells keep their number, and none begins a formula', () => {
  const sign = fc.constantFrom(...'=+-@＝＋－＠\t\r\n";\',a1 \u00a0\u200b\u202e\ufeff');
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: sign, maxLength: 8 }));
  const rows = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 4 });
  fc.assert(
    fc.property(rows, (given) => {
      const got = read(csvText(given));
      expect(got.map((row) => row.length)).toEqual(given.map((row) => row.length));
      for (const cell of got.flat().flatMap((each) => [each, ...each.split(';')])) {
        const isFormula = /^[\s"'`]*[=+\-@＝＋－＠]/.test(cell) && !/^-\d+$/.test(cell);
        if (isFormula) expect(cell).toMatch(/^'/);
      }
    }),
    { numRuns: 500 },
  );
});

test('the text for the clipboard has rows and cells as a sheet has, and is protected like a file', () => {
  const rows = [
    ['Name', 'Note', 'Score'],
    ['"main"', '=HYPERLINK("x")', '-12.5'],
    ['a\tb', '-1+cmd', 'c\nd\u202e'],
  ];
  expect(clipboardText(rows)).toBe('Name\tNote\tScore\n"main"\t\'=HYPERLINK("x")\t-12.5\na b\t\'-1+cmd\tc d<U+202E>');
});
