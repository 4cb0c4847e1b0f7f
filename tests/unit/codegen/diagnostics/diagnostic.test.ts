import { expect, test } from 'vitest';
import { didYouMean } from '~/lib/did-you-mean';
import { diagnose, suggest } from '~/codegen/diagnostics/diagnostic';
import { parseJson } from '~/codegen/1-parse/json';
import { sourceFile } from '~/codegen/diagnostics/locate';

const words: readonly [string, { given: string; candidates: readonly string[]; want: string | undefined }][] = [
  ['a missing letter', { given: 'wrsScor', candidates: ['objectName', 'wrsScore'], want: 'wrsScore' }],
  ['swapped letters', { given: 'lnik', candidates: ['lock', 'link'], want: 'link' }],
  ['another case', { given: 'WRSSCORE', candidates: ['wrsScore'], want: 'wrsScore' }],
  ['hyphens instead of capitals', { given: 'webReputation', candidates: ['web-reputation'], want: 'web-reputation' }],
  ['the nearest of several', { given: 'lable', candidates: ['table', 'label'], want: 'label' }],
  ['nothing that is far', { given: 'hologram', candidates: ['text', 'number'], want: undefined }],
  [
    'a misspelt word between others',
    { given: 'DRAWER.HOSTT.NAME', candidates: ['DRAWER.HOST.NAME'], want: 'DRAWER.HOST.NAME' },
  ],
  [
    'words that are joined otherwise',
    { given: 'ERROR.TIME_ZONE', candidates: ['ERROR.TIMEZONE'], want: 'ERROR.TIMEZONE' },
  ],
  ['no name that only begins alike', { given: 'TAB.HOST.OWNER', candidates: ['TAB.HOST.RULE'], want: undefined }],
  ['no name that only ends alike', { given: 'LANGUAGE_UNKNOWN', candidates: ['PACKAGE_UNKNOWN'], want: undefined }],
  ['no other permission', { given: 'report.create', candidates: ['report.manage'], want: undefined }],
  ['no other page', { given: '/app/bc/company/contacts', candidates: ['/app/bc/company/credit'], want: undefined }],
  ['nothing for one letter', { given: 'a', candidates: ['b'], want: undefined }],
  ['nothing for an empty word', { given: '', candidates: ['a'], want: undefined }],
];

test.each(words)('suggests %s', (_, { given, candidates, want }) => {
  expect(didYouMean(given, candidates)).toBe(want);
});

test('a long word and many candidates take no time to speak of', () => {
  const candidates = Array.from({ length: 100_000 }, (_, index) => `name-${index}`);
  expect(didYouMean('x'.repeat(50_000), candidates)).toBeUndefined();
  expect(didYouMean('nmae-17', candidates)).toBe('name-17');
});

test('few candidates are listed when none is near, many are not', () => {
  expect(suggest('xyz', ['alpha', 'beta'])).toEqual({ hint: 'Expected one of: "alpha", "beta".' });
  expect(
    suggest(
      'xyz',
      Array.from({ length: 13 }, (_, index) => `word${index}`),
    ),
  ).toEqual({});
});

const file = sourceFile('a.json', '{\n  "a": ["x \\"{nmae}\\""]\n}');
const located = { file, root: parseJson(file).root() };
const finding = { code: 'test', message: 'Wrong.' };

test('a diagnostic says where its value is', () => {
  expect(diagnose(located, ['a', 0], finding)).toEqual({
    ...finding,
    severity: 'error',
    file: 'a.json',
    line: 2,
    column: 9,
    length: 14,
    pointer: '/a/0',
  });
});

test('a fix replaces a whole value, a key or a part of a string', () => {
  const fixed = (at: Parameters<typeof diagnose>[1], change: object) => {
    const { fix } = diagnose(located, at, { ...finding, ...change });
    return fix && file.text.slice(0, fix.offset) + fix.text + file.text.slice(fix.offset + fix.length);
  };
  expect(fixed(['a', 0], { fix: 'y' })).toBe('{\n  "a": ["y"]\n}');
  expect(fixed(['a'], { fix: 'b', key: true })).toBe('{\n  "b": ["x \\"{nmae}\\""]\n}');
  expect(fixed(['a', 0], { fix: '"name"', at: { index: 4, length: 4 } })).toBe('{\n  "a": ["x \\"{\\"name\\"}\\""]\n}');
});
