import { expect, test } from 'vitest';
import type { Language } from '~/generated/console/languages';
import { createLookup, type Languages } from '~/i18n/create-lookup';
import type { ResolvedText } from '~/i18n/translate';

const language = (messages: Readonly<Record<string, string>>): Language => ({
  name: 'Language',
  direction: 'ltr',
  load: () => Promise.resolve({ default: messages }),
});
const languages: Languages = {
  en: language({
    CLOSE: 'Close',
    ONLY_ENGLISH: 'English',
    ROWS_one: '{count} row',
    ROWS_other: '{count} rows',
    DAYS_one: 'in {days} day',
    DAYS_other: 'in {days} days',
    OF: '{name} of {count}',
  }),
  de: language({ CLOSE: 'Schließen', ROWS_one: '{count} Zeile', ROWS_other: '{count} Zeilen' }),
  pl: language({
    ROWS_one: '{count} wiersz',
    ROWS_few: '{count} wiersze',
    ROWS_many: '{count} wierszy',
    ROWS_other: '{count} wiersza',
    'drawers.a.title_one': '{days} dzień',
    'drawers.a.title_few': '{days} dni',
    'drawers.a.title_many': '{days} dni',
    'drawers.a.title_other': '{days} dnia',
  }),
};
const days = { one: '{days} day', other: '{days} days' };

const read = async (code: string, text: ResolvedText) => (await createLookup(languages, code))(text);

test('a text is looked up again when its English changes', async () => {
  const lookup = await createLookup(languages, 'en');
  const read = (text: string) => lookup({ key: 'drawers.a.label', text });
  expect([read('Owner'), read('Owner'), read('Owned by')]).toEqual(['Owner', 'Owner', 'Owned by']);
});

test.each<[string, { in: string; given: ResolvedText; want: string }]>([
  ['a message is read in the language', { in: 'de', given: { key: 'CLOSE' }, want: 'Schließen' }],
  ['what the language lacks is English', { in: 'de', given: { key: 'ONLY_ENGLISH' }, want: 'English' }],
  ['an unknown language is English', { in: 'tlh', given: { key: 'CLOSE' }, want: 'Close' }],
  ['a key that is no language tag is English', { in: '__proto__', given: { key: 'CLOSE' }, want: 'Close' }],
  ['a key that no language has is the key', { in: 'de', given: { key: 'x.y' }, want: 'x.y' }],
  ['the English of a descriptor comes before the key', { in: 'de', given: { key: 'x', text: 'X' }, want: 'X' }],
  ['an empty English is empty', { in: 'de', given: { key: 'x', text: '' }, want: '' }],
  ['what every object has is no message', { in: 'en', given: { key: 'constructor', text: 'X' }, want: 'X' }],
  ['one in English', { in: 'en', given: { key: 'ROWS', values: { count: 1 } }, want: '1 row' }],
  ['none in English', { in: 'en', given: { key: 'ROWS', values: { count: 0 } }, want: '0 rows' }],
  ['few in Polish', { in: 'pl', given: { key: 'ROWS', values: { count: 22 } }, want: '22 wiersze' }],
  ['many in Polish', { in: 'pl', given: { key: 'ROWS', values: { count: 5 } }, want: '5 wierszy' }],
  ['a fraction in Polish', { in: 'pl', given: { key: 'ROWS', values: { count: 1.5 } }, want: '1,5 wiersza' }],
  [
    'a count has the digits of the language',
    { in: 'de', given: { key: 'ROWS', values: { count: 1234 } }, want: '1.234 Zeilen' },
  ],
  [
    'a count that is no number takes the form for others',
    { in: 'pl', given: { key: 'ROWS', values: { count: '-' } }, want: '- wiersza' },
  ],
  [
    'another number than count chooses',
    { in: 'en', given: { key: 'DAYS', by: 'days', values: { days: 1 } }, want: 'in 1 day' },
  ],
  [
    'a plural that the language lacks is English in its English form',
    { in: 'pl', given: { key: 'DAYS', by: 'days', values: { days: 1 } }, want: 'in 1 day' },
  ],
  [
    'forms of a descriptor are translated',
    { in: 'pl', given: { key: 'drawers.a.title', text: days, by: 'days', values: { days: 2 } }, want: '2 dni' },
  ],
  [
    'forms of a descriptor without translation are English',
    { in: 'de', given: { key: 'drawers.a.title', text: days, by: 'days', values: { days: 1 } }, want: '1 day' },
  ],
  [
    'forms of a descriptor without values take the form for others',
    { in: 'en', given: { key: 'x', text: { one: 'host', other: 'hosts' } }, want: 'hosts' },
  ],
  [
    'a number that does not count is written as it is',
    { in: 'en', given: { key: 'x', text: '{code}', values: { code: 132333 } }, want: '132333' },
  ],
])('%s', async (_, { in: code, given, want }) => {
  expect(await read(code, given)).toBe(want);
});

test.each<[string, { name: string }]>([
  ['a placeholder', { name: '{count}' }],
  ['a placeholder of i18next', { name: '{{count}}' }],
  ['a message to insert', { name: '$t(CLOSE)' }],
  ['a message to insert with options', { name: '$t(CLOSE, { "lng": "de" })' }],
  ['signs of a replacement', { name: "$& $' $1 $$" }],
  ['an unescaped value', { name: '{-count}' }],
  ['a format', { name: '{count, number}' }],
  ['markup', { name: '<b>&amp;</b>' }],
  ['a brace that does not close', { name: '{' }],
])('%s inside a value is text', async (_, { name }) => {
  expect(await read('en', { key: 'OF', values: { name, count: 3 } })).toBe(`${name} of 3`);
});

test.each([
  'lng',
  'context',
  'defaultValue',
  'replace',
  'interpolation',
  'ns',
  'ordinal',
  'returnObjects',
  '__proto__',
])('a value with the name %s is a value and no option', async (name) => {
  const values = Object.fromEntries([[name, 'x']]);
  expect(await read('en', { key: 'CLOSE', values })).toBe('Close');
  expect(await read('en', { key: 'k', text: `[{${name}}]`, values })).toBe('[x]');
});

test.each<[string, { given: ResolvedText; want: string }]>([
  ['a placeholder without a value', { given: { key: 'x', text: '{a} of {b}', values: { b: '2' } }, want: '{a} of 2' }],
  [
    'a count without a value',
    { given: { key: 'x', text: '{count} of {b}', values: { b: '2' } }, want: '{count} of 2' },
  ],
  ['a title of a server', { given: { key: 'x', text: '{a, number} $t(CLOSE)' }, want: '{a, number} $t(CLOSE)' }],
  ['what every object has', { given: { key: 'x', text: '{toString} {b}', values: { b: '2' } }, want: '{toString} 2' }],
])('%s stays as it is', async (_, { given, want }) => {
  expect(await read('en', given)).toBe(want);
});

test('a language that cannot be loaded rejects', async () => {
  const broken = { ...languages, fr: { ...language({}), load: () => Promise.reject(new Error('offline')) } };
  await expect(createLookup(broken, 'fr')).rejects.toThrow('offline');
});
