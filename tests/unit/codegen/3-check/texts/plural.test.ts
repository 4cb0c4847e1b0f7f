import { expect, test } from 'vitest';
import { messages } from '~/codegen/3-check/texts/messages';
import { texts } from '~/codegen/3-check/texts/texts';
import { isOfOneNumber, pluralFormsOf } from '~/codegen/language/message-text';
import { drawer, field, needed } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const english = (shared: object) => ({ language: 'English', direction: 'ltr', shared });
const polish = (of: unknown, text: unknown, key = 'text') => ({
  language: 'polski',
  direction: 'ltr',
  shared: { 'MENU.ROWS': { of, [key]: text } },
});
const offered = { 'console.json': { ...needed['console.json'], languages: ['en', 'pl'] } };
const rows = { one: '{count} row', other: '{count} rows' };
const wiersze = { one: '{count} wiersz', few: '{count} wiersze', many: '{count} wierszy', other: '{count} wiersza' };
const inPolish = (of: unknown, text: unknown, key?: string) => ({
  ...offered,
  'messages/en.json': english({ 'MENU.ROWS': rows }),
  'messages/pl.json': polish(of, text, key),
});

table(messages, [
  ['a message has the forms of English', { given: { 'messages/en.json': english({ 'MENU.ROWS': rows }) }, want: [] }],
  [
    'a form that English needs is missing',
    {
      given: { 'messages/en.json': english({ 'MENU.ROWS▶': { other: '{count} rows' } }) },
      want: ['message/plural -> The forms of en are "one", "other". Write "one", for numbers such as 1.'],
    },
  ],
  [
    'all forms show the same values, only a form of one number may leave out the number',
    {
      given: {
        'messages/en.json': english({
          'MENU.ROWS': { one: 'the row of {name}', other: '{count} rows of {name}' },
          'MENU.CELLS': { one: '▶{count} cell', other: '{count} cells of {name}' },
        }),
      },
      want: ['message/plural -> Only a form that one number alone chooses may leave out the number.'],
    },
  ],
  [
    'a name of what is counted needs no placeholder',
    { given: { 'messages/en.json': english({ 'MENU.ROWS': { one: 'row', other: 'rows' } }) }, want: [] },
  ],
  ['a translation has the forms of its language', { given: inPolish(rows, wiersze), want: [] }],
  [
    'the order of the forms does not make a translation stale',
    { given: inPolish({ other: '{count} rows', one: '{count} row' }, wiersze), want: [] },
  ],
  [
    'a translation names the forms that it misses',
    {
      given: inPolish(rows, { ...wiersze, few: undefined }, 'text▶'),
      want: [
        'message/plural -> The forms of pl are "one", "few", "many", "other". Write "few", for numbers such as 2, 3, 4, 22.',
      ],
    },
  ],
  [
    'a translation has no form that its language lacks',
    {
      given: inPolish(rows, { ...wiersze, '▶two': '{count} wiersze' }),
      want: ['message/plural -> Its forms are "one", "few", "many", "other".'],
    },
  ],
  [
    'one text for all numbers is not enough in a language with several forms',
    {
      given: inPolish(rows, '▶{count} wierszy'),
      want: ['message/plural -> Write an object: { "one": ..., "other": ... }, with these forms.'],
    },
  ],
  [
    'when English gets forms, its author is only warned about the translations',
    {
      given: inPolish('▶{count} rows', '▶{count} wierszy'),
      want: [
        'message/stale -> It is now {"one":"{count} row","other":"{count} rows"}. Review the translation, then set "of" to it.',
        'message/plural -> Write an object: { "one": ..., "other": ... }, with these forms.',
      ],
    },
  ],
  [
    'each form has the placeholders of the English',
    {
      given: inPolish(rows, { ...wiersze, few: '▶wiersze', many: '{count} ▶{cuont}' }),
      want: ['message/place', 'message/place -> {count}'],
    },
  ],
  [
    'a translation may have forms where the English counts without them',
    {
      given: {
        ...offered,
        'messages/en.json': english({ 'MENU.ROWS': '{count} selected' }),
        'messages/pl.json': polish('{count} selected', wiersze),
      },
      want: [],
    },
  ],
  [
    'forms without a number to choose by are an error',
    {
      given: {
        ...offered,
        'messages/en.json': english({ 'MENU.ROWS': 'Rows' }),
        'messages/pl.json': polish('Rows', { one: 'a', few: 'b', many: 'c', other: 'd' }, 'text▶'),
      },
      want: ['message/plural -> Write one text.'],
    },
  ],
]);

const labelled = (label: unknown) => ({ 'drawers/url.json': drawer([field({ label })]) });

table(texts, [
  [
    'the forms of a text in a descriptor read the same values',
    {
      given: labelled({
        text: { by: 'days', one: '{days} day', other: '{days} days' },
        with: { days: 'size(input.id)' },
      }),
      want: [],
    },
  ],
  [
    'the number that chooses has a value',
    {
      given: labelled({ text: { by: '▶days', one: '{x} day', other: '{x} days' }, with: { x: 'input.id' } }),
      want: ['text/place -> Expected one of: "x".'],
    },
  ],
  [
    'one that is misspelt is corrected',
    {
      given: labelled({
        text: { by: '▶day', one: '{days} day', other: '{days} days' },
        with: { days: 'size(input.id)' },
      }),
      want: ['text/place -> "days"'],
    },
  ],
  [
    'a value that is missing in all forms is reported once',
    {
      given: labelled({
        text: { by: 'days', one: '{x} ▶{days} day', other: '{x} {days} days' },
        with: { x: 'input.id' },
      }),
      want: ['text/place -> Expected one of: "x".'],
    },
  ],
  [
    'a placeholder without value is marked inside its form',
    {
      given: labelled({ text: { one: '{count} day', other: 'in ▶{cuont} days' }, with: { count: 'size(input.id)' } }),
      want: ['text/place -> {count}'],
    },
  ],
]);

test.each([
  ['en', ['one', 'other']],
  ['ja', ['other']],
  ['pl', ['one', 'few', 'many', 'other']],
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
  ['not a language', ['other']],
])('the plural forms of %s are %j', (language, want) => {
  expect(pluralFormsOf(language)).toEqual(want);
});

test.each([
  ['en', 'one', true],
  ['pl', 'one', true],
  ['ar', 'zero', true],
  ['fr', 'one', false],
  ['ru', 'one', false],
  ['en', 'other', false],
] as const)('in %s the form "%s" is of one number alone: %s', (language, form, want) => {
  expect(isOfOneNumber(language, form)).toBe(want);
});
