import { expect, test } from 'vitest';
import { hasHiddenCharacters } from '~/lib/hidden-characters';
import { visibleText } from '~/lib/visible-text';

test.each<[string, string, string]>([
  ['an override is its code point', 'invoice\u202egpj.exe', 'invoice‹U+202E›gpj.exe'],
  ['an isolate cannot be closed', 'a\u2066b\u2069c', 'a‹U+2066›b‹U+2069›c'],
  ['a blank without width is its code point', 'pay\u200bpal', 'pay‹U+200B›pal'],
  ['NUL is its code point', 'a\u0000b', 'a‹U+0000›b'],
  ['a tag character is its code point', 'a\u{e0041}b', 'a‹U+E0041›b'],
  [
    'a host that mixes scripts is in punycode',
    'https://p\u0430ypal.com/a',
    'https://xn--pypal-4ve.com/a (p\u0430ypal.com)',
  ],
  ['a host of letters like Latin ones is in punycode', 'аррӏе.com', 'xn--80ak6aa92e.com (аррӏе.com)'],
  ['a host of a mail address is in punycode', 'me@аррӏе.com', 'me@xn--80ak6aa92e.com (аррӏе.com)'],
  [
    'each misleading host is in punycode',
    'https://аррӏе.com/ and http://аррӏе.com:80/',
    'https://xn--80ak6aa92e.com/ and http://xn--80ak6aa92e.com:80/ (аррӏе.com, аррӏе.com)',
  ],
])('%s', (_, given, want) => {
  expect(visibleText(given)).toBe(want);
  expect(visibleText(want)).toBe(want);
  expect(hasHiddenCharacters(want)).toBe(false);
});

test.each([
  '',
  'plain text, 100 %',
  'two\nlines\twith a tab',
  'Zürich — 日本語 العربية עברית',
  '👩🏽\u200d💻 👨\u200d👩\u200d👧',
  'می\u200cخواهم',
  'https://münchen.example/',
  'https://пример.рф/путь',
  'отчёт.docx',
  'C:\\Документы\\отчёт.pdf',
  'Привет, world.',
])('the text %j stays as it is', (text) => {
  expect(visibleText(text)).toBe(text);
  expect(hasHiddenCharacters(text)).toBe(false);
});

test('a hundred thousand hidden characters take no time to speak of', () => {
  expect(visibleText('\u202e'.repeat(100_000))).toHaveLength(800_000);
});
