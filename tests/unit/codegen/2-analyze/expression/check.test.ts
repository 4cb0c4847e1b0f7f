import { describe, expect, test } from 'vitest';
import { checkExpression, problemsOf } from '~/codegen/2-analyze/expression/check';
import { parse } from '~/codegen/2-analyze/expression/parse';
import { boolean, listOf, any, number, string } from '~/codegen/language/types';
import { describeType } from '~/codegen/language/type-relations';
import type { Type } from '~/codegen/language/type';
import { environment } from '~/tests/fixtures/codegen/environment';

const long = `url.host == '${'a'.repeat(1986)}'`;

describe('a right expression has a type', () => {
  test.each([
    ['url', 'UrlObject'],
    ['url.wrsScore', 'a number'],
    ['url["os-name"]', 'a text'],
    ['url.seen', 'a text or a number'],
    ['url.hosts[0].cpu', 'a number'],
    ['url.hosts.map(h, h.name)[0]', 'a text'],
    ['url.hosts.filter(h, h.on)[0]', 'Host'],
    ['url.hosts.exists(h, h.cpu > 1)', 'true or false'],
    ['url.hosts.all(url, url.on)', 'true or false'],
    ['url.bag.whatever.deep', 'any value'],
    ['url.open[0].x + 1', 'a number'],
    ["url.open + 'a'", 'a text'],
    ['size(url.tags) + url.host.size()', 'a number'],
    ['1 + 1.5 == 2.5', 'true or false'],
    ['-url.wrsScore * 2 / 3', 'a number'],
    ['url.hosts.filter(h, url.tags.exists(t, t == h.name)).all(h, h.on)', 'true or false'],
    ["url.on ? 'a' : 1", 'a text or a number'],
    ["orElse(url.host, 'none')", 'a text'],
    ["url.kind in ['file', 'url']", 'true or false'],
    ["'a' in url.tags", 'true or false'],
    ['url.seen == 1 || url.seen == "1"', 'true or false'],
    ['url.wrsScore == null && null != url.host', 'true or false'],
    ['has(url.wrsScore) && has(url)', 'true or false'],
    ['!restrictedRegion && flag("asset-tags") && can("asd.view")', 'true or false'],
    ['externalLink("vendor") + encode(base64(url.host))', 'a text'],
    ['isPrivateIp(input.id) || versionAtLeast(input.id, "1.2")', 'true or false'],
    ['[1, 2, url.wrsScore]', 'a list'],
    ['string(url.wrsScore) + string(url.on)', 'a text'],
    ["header(url, 'etag') + header(url, 'ETag')", 'a text'],
    ["header(url, 'X-Total-Count') + 1", 'a number'],
    ["queryValue(linkTarget(url.host, 'next'), 'page')", 'a text'],
  ])('%s is %s', (text, want) => {
    const { problems, type } = checkExpression(parse(text), environment);
    expect(problems).toEqual([]);
    expect(describeType(type)).toBe(want);
  });
});

type Row = readonly [
  title: string,
  text: string,
  ...problems: (readonly [marked: string, message: string, fix?: string])[],
];

/** `marked` is the stretch of the text that is marked; `message` ends in the hint. */
const rows: readonly Row[] = [
  [
    'an unknown field',
    'url.wrsScor',
    ['wrsScor', '"wrsScor" is not a field of UrlObject. Did you mean "wrsScore"?', 'wrsScore'],
  ],
  [
    'an unknown field in quotes',
    "url['os-nam']",
    ["'os-nam'", '"os-nam" is not a field of UrlObject. Did you mean "os-name"?', "'os-name'"],
  ],
  [
    'an unknown field of an entry',
    'url.hosts.exists(h, h.nam == "x")',
    ['nam', '"nam" is not a field of Host. Did you mean "name"?', 'name'],
  ],
  [
    'an unknown field in has',
    'has(url.hots)',
    ['hots', '"hots" is not a field of UrlObject. Did you mean "host"?', 'host'],
  ],
  ['a field of a text', 'url.host.part', ['part', 'url.host is a text; it has no fields.']],
  [
    'a field of a list',
    'url.tags.name',
    ['name', 'url.tags is a list; it has no fields. Take one entry, e.g. `[0]`, or test each with `exists` or `map`.'],
  ],
  [
    'a field without what it is a field of',
    'url.hosts.exists(h, cpu > 1)',
    ['cpu', 'Unknown name "cpu". Did you mean "h.cpu"?', 'h.cpu'],
  ],
  ['an unknown variable', 'ulr.host', ['ulr', 'Unknown name "ulr". Did you mean "url"?', 'url']],
  [
    'an unknown predicate',
    '!restrictedRegio',
    ['restrictedRegio', 'Unknown name "restrictedRegio". Did you mean "restrictedRegion"?', 'restrictedRegion'],
  ],
  ['a function without a call', 'flag && true', ['flag', '"flag" is a function: flag(...).']],
  ['an unknown region', 'region == "UEA"', ['"UEA"', '"UEA" is not a value of region. Did you mean "UAE"?', '"UAE"']],
  [
    'an unknown view',
    "view in ['ents', 'enpt']",
    ["'enpt'", '"enpt" is not a value of view. Did you mean "entp"?', "'entp'"],
  ],
  [
    'an unknown view on the left',
    "'enpt' != view",
    ["'enpt'", '"enpt" is not a value of view. Did you mean "entp"?', "'entp'"],
  ],
  ['a number that cannot be', 'url.state == 2', ['2', '2 is not a value of url.state. Expected one of: 0, 1.']],
  [
    'an unknown flag',
    'flag("asset-tag")',
    ['"asset-tag"', '"asset-tag" is not a flag of vocabulary.json. Did you mean "asset-tags"?', '"asset-tags"'],
  ],
  [
    'an unknown permission',
    "can('asd.wiev')",
    ["'asd.wiev'", '"asd.wiev" is not a permission of vocabulary.json. Did you mean "asd.view"?', "'asd.view'"],
  ],
  [
    'an unknown external link',
    "externalLink('vendr')",
    ["'vendr'", '"vendr" is not an external link of vocabulary.json. Did you mean "vendor"?', "'vendor'"],
  ],
  ['a flag that is no literal', 'flag(url.host)', ['url.host', 'flag takes a name in quotes.']],
  [
    'an unknown function',
    'bas64(url.host)',
    ['bas64', 'There is no function "bas64". Did you mean "base64"?', 'base64'],
  ],
  [
    'a regular expression',
    "url.host.matches('(a+)+')",
    ['matches', 'There is no function "matches". Use contains, startsWith or endsWith.'],
  ],
  [
    'too few arguments',
    'versionAtLeast(url.host)',
    ['versionAtLeast(url.host)', 'versionAtLeast takes 2 arguments, not 1.'],
  ],
  ['a function behind its text', "url.host.encode('a')", ["encode('a')", 'Write encode in front: encode(...).']],
  [
    'a method before its text',
    "contains(url.host, 'a')",
    ["contains(url.host, 'a')", 'Write contains behind its text: text.contains(...).'],
  ],
  [
    'a macro without an entry',
    'url.hosts.exists()',
    ['exists', 'exists takes a name for the entry and an expression: list.exists(entry, ...).'],
  ],
  [
    'a number where a text is taken',
    'base64(url.wrsScore)',
    ['url.wrsScore', 'base64 expects a text, but url.wrsScore is a number. Use string(...).', 'string(url.wrsScore)'],
  ],
  [
    'a text and a number in one',
    "url.wrsScore + '1'",
    [
      'url.wrsScore',
      '`+` expects two numbers or two texts, but found a number and a text. Use string(...).',
      'string(url.wrsScore)',
    ],
  ],
  [
    'an order of unlike values',
    'url.host < 3',
    ['url.host < 3', '`<` expects two numbers or two texts, but found a text and a number.'],
  ],
  [
    'a number as condition',
    'url.wrsScore && url.on',
    [
      'url.wrsScore',
      '`&&` expects true or false, but url.wrsScore is a number. Compare it, e.g. with `==`, or test for it with `has(...)`.',
    ],
  ],
  [
    'a text that is searched like a list',
    "'a' in url.host",
    ['url.host', '`in` expects a list, but url.host is a text.'],
  ],
  ['a position of a text', 'url.host[0]', ['url.host', '`[...]` expects a list, but url.host is a text.']],
  ['the remainder', 'url.wrsScore % 2 == 0', ['url.wrsScore % 2', '`%` is not part of the language.']],
  ['an object in braces', "{'a': 1}", ["{'a': 1}", 'Objects in braces are not part of the language.']],
  ['a single equals sign', 'url.wrsScore = 1', ['=', '"=" is not expected here. Did you mean "=="?', '==']],
  ['an expression that stops', 'url.wrsScore >', ['', 'Unexpected: the end.']],
  ['an open text', "url.host == 'a", ["'a", 'Unterminated string.']],
  ['nothing', ' ', [' ', 'This expression is empty.']],
  [
    'an expression that is too long',
    `${long}a`,
    [`${long}a`, 'This expression has 2001 characters; the limit is 2000. Name parts of it in predicates.json.'],
  ],
  [
    'an expression that is too deep',
    `${'('.repeat(33)}1${')'.repeat(33)}`,
    ['(', 'This expression nests deeper than 32 levels. Name parts of it in predicates.json.'],
  ],
  [
    'a row of signs that is too long',
    `${'!'.repeat(33)}url.on`,
    ['!', 'This expression nests deeper than 32 levels. Name parts of it in predicates.json.'],
  ],
  [
    'list functions that are inside each other three times',
    'url.hosts.exists(h, url.tags.all(t, url.hosts.exists(o, o.name == t)))',
    [
      'url.hosts.exists(o, o.name == t)',
      'More than 2 of "exists", "all", "filter" and "map" are inside each other. Name parts of it in predicates.json.',
    ],
  ],
  [
    'every mistake at once',
    'url.hst == 1 && region == "X" && nope',
    ['hst', '"hst" is not a field of UrlObject. Did you mean "host"?', 'host'],
    ['"X"', '"X" is not a value of region. Expected one of: "UAE", "GOV_US".'],
    [
      'nope',
      'Unknown name "nope". Expected one of: "region", "view", "input", "url", "other", "restrictedRegion", "enterpriseView".',
    ],
  ],
];

describe('a wrong expression is marked exactly where it is wrong', () => {
  test.each(rows.map(([title, text, ...want]) => [title, { text, want }] as const))('%s', (_, { text, want }) => {
    const { problems } = checkExpression(parse(text), environment);
    const found = problems.map(({ index, length, message, hint, fix }) => [
      text.slice(index, index + length),
      hint === undefined ? message : `${message} ${hint}`,
      ...(fix === undefined ? [] : [fix]),
    ]);
    expect(found).toEqual(want);
  });

  test('an expression may have 2000 characters', () => {
    expect(checkExpression(parse(long), environment).problems).toEqual([]);
  });

  test('a mark counts the characters before it', () => {
    const [problem] = checkExpression(parse('url.on && url.wrsScor == 1'), environment).problems;
    expect(problem).toMatchObject({ code: 'expression/unknown-field', index: 14, length: 7 });
  });

  test('the fix makes it right', () => {
    const text = "region == 'UEA' || url.wrsScor > 1 || base64(url.wrsScore) == ''";
    const { problems } = checkExpression(parse(text), environment);
    const fixed = problems.reduceRight(
      (whole, { index, length, fix = '' }) => whole.slice(0, index) + fix + whole.slice(index + length),
      text,
    );
    expect(checkExpression(parse(fixed), environment).problems).toEqual([]);
  });
});

describe('an expression gives what is expected of it', () => {
  const kind: Type = { is: 'string', values: ['file', 'url'] };
  test.each<readonly [string, Type, readonly [string, string?] | undefined]>([
    ['url.on', boolean, undefined],
    ['url.open', boolean, undefined],
    ['null', boolean, undefined],
    ['url.seen', string, undefined],
    ['url.tags', listOf(any), undefined],
    ['url.kind', kind, undefined],
    ['url.host', kind, undefined],
    ['url.wrsScore', boolean, ['Expected true or false, but this expression is a number.']],
    ['url.wrsScore', string, ['Expected a text, but this expression is a number.', 'string(url.wrsScore)']],
    ['url.host', number, ['Expected a number, but this expression is a text.']],
    ['url.host', listOf(any), ['Expected a list, but this expression is a text.']],
    ["['a', 'b']", listOf(kind), ['None of the values of this list is expected here.']],
    ['[1]', listOf(kind), ['Expected a list of a text, but this expression is a list of a number.']],
    ["'fle'", kind, ["'fle' is not one of the expected values.", "'file'"]],
  ])('%s for %o', (text, expected, want) => {
    const problems = problemsOf(checkExpression(parse(text), environment), expected);
    expect(problems.map(({ message, fix }) => (fix === undefined ? [message] : [message, fix]))).toEqual(
      want ? [want] : [],
    );
  });
});

test('an expression tells the sources and predicates it reads', () => {
  const { reads, predicates } = checkExpression(
    parse('restrictedRegion || url.on || input.id == region || other.hosts.exists(view, view.on)'),
    environment,
  );
  expect([...reads]).toEqual(['url', 'other']);
  expect([...predicates]).toEqual(['restrictedRegion']);
});

test('names of a list that is not known are taken as right', () => {
  const open = { ...environment, predicates: undefined, flags: undefined };
  expect(checkExpression(parse('flag("any") && anyPredicate'), open).problems).toEqual([]);
});
