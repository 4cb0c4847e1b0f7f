import { hiddenCharacters } from '~/codegen/3-check/texts/hidden-characters';
import { drawer, field, needed } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const labelled = (label: unknown) => ({ 'drawers/url.json': drawer([field({ label })]) });
const english = (shared: object) => ({
  'messages/en.json': { language: 'English', direction: 'ltr', shared },
});
const japanese = (member: 'shared' | 'texts', key: string, text: unknown) => ({
  'console.json': { ...needed['console.json'], languages: ['en', 'ja'] },
  'messages/ja.json': { language: '日本語', direction: 'ltr', shared: {}, [member]: { [key]: { of: 'Hello', text } } },
});
/** The fix deletes the character. */
const found = ['text/hidden-character -> '];

table(hiddenCharacters, [
  ['a label is visible', { given: labelled('Name'), want: [] }],
  ['a label in Japanese is visible', { given: labelled('名前 (ー々)'), want: [] }],
  ['a label in Persian may have a joiner', { given: labelled('می\u200cخواهم'), want: [] }],
  ['a label in Hindi may have a joiner', { given: labelled('क्\u200dष'), want: [] }],
  ['a label may have an emoji of several', { given: labelled('👩🏽\u200d💻 👨\u200d👩\u200d👧'), want: [] }],
  [
    'a label may have the flag of a region',
    { given: labelled('🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'), want: [] },
  ],
  ['a label may have a tab and line breaks', { given: labelled('a\tb\r\nc\n'), want: [] }],
  ['a label with an override', { given: labelled('Na▶\u202eme'), want: found }],
  ['a label with NUL', { given: labelled('Na▶\u0000me'), want: found }],
  ['a label with a joiner between Latin letters', { given: labelled('Na▶\u200dme'), want: found }],
  [
    'a label with its English and values',
    { given: labelled({ text: 'Na▶\u00adme {name}', with: { name: "'a'" } }), want: found },
  ],
  [
    'a plural form of a label',
    { given: labelled({ text: { one: 'a row', other: '{count} ▶\u200brows' }, with: { count: '1' } }), want: found },
  ],
  ['a shared message', { given: english({ HELLO: 'He▶\u200bllo' }), want: found }],
  ['a form of a shared message', { given: english({ ROWS: { one: 'row', other: 'ro▶\u2060ws' } }), want: found }],
  ['a translation of a message', { given: japanese('shared', 'HELLO', 'こん▶\u200fにちは'), want: found }],
  ['a translation of a text', { given: japanese('texts', 'header.brand.title', 'こん▶\ufeffにちは'), want: found }],
]);
