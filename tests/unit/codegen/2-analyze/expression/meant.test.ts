import { expect, test } from 'vitest';
import { checkExpression } from '~/codegen/2-analyze/expression/check';
import { parse } from '~/codegen/2-analyze/expression/parse';
import { environment } from '~/tests/fixtures/codegen/environment';

type Row = readonly [title: string, text: string, problem: readonly [marked: string, message: string, fix?: string]];

/** `marked` is the stretch of the text that is marked; `message` ends in the hint. */
const rows: readonly Row[] = [
  [
    'a number compared with a text',
    "url.wrsScore == '71'",
    ["'71'", 'Cannot compare a number with a text. Write 71, without quotes.', '71'],
  ],
  [
    'a list of other values',
    '1 in url.tags',
    ['1', "Cannot compare a number with a text. A text is written in quotes: '1'.", "'1'"],
  ],
  [
    'an order of a number and a text that is a number',
    "url.wrsScore > '70'",
    ["'70'", '`>` expects two numbers or two texts, but found a number and a text. Write 70, without quotes.', '70'],
  ],
  [
    'a condition compared with a text',
    "url.on == 'true'",
    ["'true'", 'Cannot compare true or false with a text. Write true, without quotes.', 'true'],
  ],
  [
    'a text compared with a number',
    'url.host == 70',
    ['70', "Cannot compare a text with a number. A text is written in quotes: '70'.", "'70'"],
  ],
  [
    'a number compared with a word',
    "url.wrsScore == 'high'",
    ["url.wrsScore == 'high'", 'Cannot compare a number with a text.'],
  ],
  [
    'a name that is written as a path',
    'url.wrs.score > 70',
    ['wrs.score', '"wrs.score" is not a field of UrlObject. Did you mean "wrsScore"?', 'wrsScore'],
  ],
  [
    'an empty text for no value',
    "url.wrsScore != ''",
    [
      "url.wrsScore != ''",
      'Cannot compare a number with a text. Did you mean "has(url.wrsScore)"?',
      'has(url.wrsScore)',
    ],
  ],
  [
    'an empty text for a value',
    "'' == url.tags",
    ["'' == url.tags", 'Cannot compare a text with a list. Did you mean "!has(url.tags)"?', '!has(url.tags)'],
  ],
  [
    'a list in one text',
    "region in 'UAE, GOV_US'",
    [
      "'UAE, GOV_US'",
      `\`in\` expects a list, but this is one text. Did you mean "['UAE', 'GOV_US']"?`,
      "['UAE', 'GOV_US']",
    ],
  ],
  ['undefined', 'url.host != undefined', ['undefined', 'Unknown name "undefined". Did you mean "null"?', 'null']],
  [
    'a permission without quotes',
    'can(asd.view)',
    ['asd.view', "can takes a name in quotes. A text is written in quotes: 'asd.view'.", "'asd.view'"],
  ],
  [
    'a function of another language',
    "hasPermission('asd.view')",
    ['hasPermission', 'There is no function "hasPermission". Did you mean "can"?', 'can'],
  ],
  [
    'a value in braces',
    '${url.host}',
    ['${url.host}', 'A value needs no braces: all of this text is an expression. Did you mean "url.host"?', 'url.host'],
  ],
  [
    'a condition in double braces',
    '{{ url.on }}',
    ['{{ url.on }}', 'A value needs no braces: all of this text is an expression. Did you mean "url.on"?', 'url.on'],
  ],
];

test.each(rows)('what is meant is suggested: %s', (_, text, [marked, message, fix]) => {
  const { problems } = checkExpression(parse(text), environment);
  expect(problems).toHaveLength(1);
  for (const { index, length, ...found } of problems) {
    expect(text.slice(index, index + length)).toBe(marked);
    expect([found.message, found.hint].filter(Boolean).join(' ')).toBe(message);
    expect(found.fix).toBe(fix);
  }
});

test('a field with a hyphen behind a dot is meant in brackets', () => {
  const [first] = checkExpression(parse('url.os-name'), environment).problems;
  expect(first).toMatchObject({ index: 3, length: 8, fix: "['os-name']" });
  expect(first?.message).toBe('The hyphen in "os-name" is a minus sign here.');
});
