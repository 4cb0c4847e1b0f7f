import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { functions as f } from '~/descriptor/functions';

const none = undefined;

test.each<readonly [string, unknown, unknown]>([
  ['and: one false decides', f.and(none, false, 'x'), false],
  ['and: all true', f.and(true, true), true],
  ['and: undecided if no entry is false and one is undecided', f.and(true, none), none],
  ['and: what is no condition is undecided', f.and(true, 1), none],
  ['or: one true decides', f.or(none, true), true],
  ['or: all false', f.or(false, false), false],
  ['or: undecided if no entry is true and one is undecided', f.or(false, none), none],
  ['not turns what is decided', f.not(false), true],
  ['not leaves undecided', f.not(null), none],
  ['choose takes the first if true', f.choose(true, 1, 2), 1],
  ['choose takes the second if false', f.choose(false, 1, 2), 2],
  ['choose takes neither if undecided', f.choose(none, 1, 2), none],
  ['eq compares numbers', f.eq(1, 1), true],
  ['eq of unlike values is undecided', f.eq(1, '1'), none],
  ['eq of absent values is undecided', f.eq(none, none), none],
  ['eq of null is undecided', f.eq(null, null), none],
  ['eq compares lists by entry', f.eq([1, ['a']], [1, ['a']]), true],
  ['eq of lists of different length is false', f.eq([1], [1, 2]), false],
  ['eq of lists is undecided with an undecided entry', f.eq([1, null], [1, null]), none],
  ['eq compares objects by member', f.eq({ a: 1, b: 'x' }, { b: 'x', a: 1 }), true],
  ['eq of objects with other members is false', f.eq({ a: 1 }, { b: 1 }), false],
  ['eq of an object and a list is undecided', f.eq({}, []), none],
  ['ne is the opposite', f.ne('a', 'b'), true],
  ['lt compares texts', f.lt('a', 'b'), true],
  ['lt of unlike values is undecided', f.lt('1', 2), none],
  ['le takes equal', f.le(2, 2), true],
  ['gt', f.gt(2, 1), true],
  ['ge', f.ge(1, 2), false],
  ['has: null is not there', f.has(null), false],
  ['has: false, 0 and empty text are there', [f.has(false), f.has(0), f.has('')], [true, true, true]],
  ['add numbers', f.add(1, 2), 3],
  ['add texts', f.add('a', 'b'), 'ab'],
  ['add does not convert', f.add('a', 1), none],
  ['divide by zero', f.divide(1, 0), none],
  ['a result too large for a number', f.multiply(1e300, 1e300), none],
  ['negate', f.negate('1'), none],
  ['at', f.at(['a', 'b'], 1), 'b'],
  [
    'at: no entry',
    [f.at(['a'], 1), f.at(['a'], -1), f.at(['a'], 0.5), f.at('a', 0), f.at(['a'], 'length')],
    [none, none, none, none, none],
  ],
  ['get reads own members', f.get({ a: 1 }, 'a'), 1],
  [
    'get reads nothing inherited',
    [f.get({}, 'constructor'), f.get([], 'length'), f.get('a', 'length')],
    [none, none, none],
  ],
  ['size of a list', f.size([1, 2]), 2],
  ['size of a text counts characters', f.size('a😀'), 2],
  ['size of an object', f.size({ a: 1 }), none],
  ['within', f.within('b', ['a', 'b', null]), true],
  ['within: not in the list', f.within('c', ['a', 'b']), false],
  ['within is undecided with an undecided entry', f.within('c', ['a', null]), none],
  ['within: an absent value', f.within(none, []), none],
  ['exists: one is enough', f.exists([none, 1], (item) => f.eq(item, 1)), true],
  ['exists in nothing', f.exists([], () => true), false],
  ['exists of no list', f.exists('a', () => true), none],
  ['all of nothing', f.all([], () => false), true],
  ['all: one false decides', f.all([none, 2], (item) => f.eq(item, 1)), false],
  ['filter', f.filter([1, 2, 3], (item) => f.gt(item, 1)), [2, 3]],
  ['filter is undecided with an undecided entry', f.filter([1, 'a'], (item) => f.gt(item, 1)), none],
  ['map keeps undecided entries', f.map([1, 'a'], (item) => f.negate(item)), [-1, none]],
  ['contains', f.contains('abc', 'b'), true],
  ['startsWith', f.startsWith('abc', 'b'), false],
  ['endsWith', f.endsWith('abc', 1), none],
  ['lower', f.lower('Windows ÄÖ'), 'windows äö'],
  ['lower of a number', f.lower(1), none],
  ['plainText', f.plainText('<b>New &amp; old</b>: 1 &lt; 2 < 3<br/>'), 'New & old: 1 < 2 < 3'],
  ['plainText decodes once', f.plainText('&amp;lt;i&gt;'), '&lt;i>'],
  ['plainText leaves unknown entities', f.plainText('a&toString;'), 'a&toString;'],
  ['plainText of a number', f.plainText(1), none],
  ['string of a number', f.string(1.5), '1.5'],
  ['string of true', f.string(true), 'true'],
  ['string of a list', f.string([1]), none],
  ['orElse: absent, null and empty text', [f.orElse(none, 1), f.orElse(null, 1), f.orElse('', 1)], [1, 1, 1]],
  ['orElse: everything else stays', [f.orElse(0, 1), f.orElse(false, 1), f.orElse([], 1)], [0, false, []]],
])('%s', (_, found, want) => {
  expect(found).toEqual(want);
});

test('functions hold lists of any length', () => {
  const long = Array.from({ length: 300_000 }, () => 1);
  expect([f.all(long, () => true), f.exists(long, () => false), f.eq(long, long)]).toEqual([true, false, true]);
});

describe('isPrivateIp [DR-VAL-15 to 18]', () => {
  test.each<readonly [unknown, boolean | undefined]>([
    ['10.0.0.1', true],
    ['10.255.255.255', true],
    ['11.0.0.1', false],
    ['172.16.0.1', true],
    ['172.31.255.255', true],
    ['172.15.0.1', false],
    ['172.32.0.1', false],
    ['192.168.0.1', true],
    ['192.169.0.1', false],
    ['127.0.0.1', false],
    ['169.254.0.1', false],
    ['100.64.0.1', false],
    ['8.8.8.8', false],
    ['010.0.0.1', false],
    ['10.1', false],
    ['0x0a000001', false],
    ['10.0.0.256', false],
    [' 10.0.0.1', false],
    ['fd00::1', false],
    ['', true],
    [undefined, undefined],
    [167772161, undefined],
  ])('%o is in a private range: %s', (address, want) => {
    expect(f.isPrivateIp(address)).toBe(want);
  });
});

describe('base64 has the standard alphabet and no padding [DR-VAL-02, DR-VAL-03]', () => {
  test.each([
    ['https://a.b/', 'aHR0cHM6Ly9hLmIv'],
    ['http://a.b', 'aHR0cDovL2EuYg'],
    ['ÿþ', 'w7/Dvg'],
    ['~~>', 'fn4+'],
    ['', ''],
  ])('"%s" becomes "%s"', (text, want) => {
    expect(f.base64(text)).toBe(want);
  });
});

test('encode escapes what an address cannot contain, and needs text', () => {
  expect([f.encode('a b/ü?'), f.encode('\uD800'), f.encode(1)]).toEqual(['a%20b%2F%C3%BC%3F', none, none]);
});

describe('versionAtLeast compares number by number', () => {
  test.each<readonly [unknown, unknown, boolean | undefined]>([
    ['1.2.3', '1.2.3', true],
    ['1.10', '1.9', true],
    ['1.2', '1.2.0', true],
    ['1.2', '1.2.1', false],
    ['2', '10', false],
    ['1.2-beta', '1.0', true],
    ['1.2-beta', '1.3', false],
    [' 1.2.0 build 5 ', '1.2', true],
    ['1.x', '1.0', undefined],
    ['1..2', '1.0', undefined],
    ['-1.2', '1.0', undefined],
    ['', '1.0', undefined],
    [1, '1', undefined],
  ])('version %o is at least %o: %o', (version, minimum, want) => {
    expect(f.versionAtLeast(version, minimum)).toBe(want);
  });
});

test.each([
  [1_738_396_800, '2025-02-01T08:00:00Z'],
  [0.5, '1970-01-01T00:00:00.500Z'],
  [-1, '1969-12-31T23:59:59Z'],
  [253_402_300_800, none],
  [1e30, none],
  ['1738396800', none],
  [none, none],
])('isoTime of %s is %s', (seconds, want) => {
  expect(f.isoTime(seconds)).toBe(want);
});

describe('number', () => {
  test.each<readonly [unknown, number | undefined]>([
    [7, 7],
    ['599', 599],
    [' -1.5 ', -1.5],
    ['', undefined],
    ['1e3', undefined],
    ['0x10', undefined],
    ['9'.repeat(400), undefined],
    [Infinity, undefined],
    [true, undefined],
    [null, undefined],
  ])('reads %j as %j', (value, want) => {
    expect(f.number(value)).toBe(want);
  });
});

describe('flags and permissions are on if exactly 1 [SH-OP-024, DR-PERM-10]', () => {
  const scope = {
    flags: { on: 1, yes: true, two: 2, text: '1' },
    permissions: { on: 1 },
    externalLinks: { vendor: '/v', bad: 1 },
  };
  test('on', () => expect([f.flag(scope, 'on'), f.can(scope, 'on')]).toEqual([true, true]));
  test.each(['yes', 'two', 'text', 'missing', 'constructor'])('%s is off', (name) => {
    expect([f.flag(scope, name), f.can(scope, name)]).toEqual([false, false]);
  });
  test('off without a profile', () => expect([f.flag({}, 'on'), f.can({}, 'on')]).toEqual([false, false]));
  test('external links are texts', () => {
    expect([f.externalLink(scope, 'vendor'), f.externalLink(scope, 'bad'), f.externalLink({}, 'vendor')]).toEqual([
      '/v',
      none,
      none,
    ]);
  });
});

test('no function throws, whatever it is given', () => {
  const value = fc.anything({ withNullPrototype: true, maxDepth: 2 });
  const unary = [f.and, f.or, f.not, f.has, f.negate, f.size, f.string, f.isPrivateIp, f.base64, f.encode, f.isoTime];
  const binary = [
    f.eq,
    f.ne,
    f.lt,
    f.le,
    f.gt,
    f.ge,
    f.within,
    f.add,
    f.subtract,
    f.multiply,
    f.divide,
    f.at,
    f.contains,
    f.startsWith,
    f.endsWith,
    f.versionAtLeast,
    f.number,
    f.orElse,
  ];
  fc.assert(
    fc.property(value, value, (left, right) => {
      for (const call of unary) call(left);
      for (const call of binary) call(left, right);
      for (const call of [f.exists, f.all, f.filter, f.map]) call(left, () => right);
      f.get(left, String(typeof right));
      f.choose(left, right, left);
    }),
  );
});

describe('what the browser and the page know', () => {
  const scope = {
    preferences: { upgradeLater: true, other: 'true' },
    now: () => Date.UTC(2025, 1, 1, 7, 59, 59),
    pagePath: () => '/app/ddr?x=1',
  };
  test.each<readonly [string, unknown, unknown]>([
    ['a remembered choice', f.preference(scope, 'upgradeLater'), true],
    ['exactly true is remembered', f.preference(scope, 'other'), false],
    ['nothing is remembered without a browser', f.preference({}, 'upgradeLater'), false],
    ['a minute before the moment [SH-UA-10]', f.before(scope, '2025-02-01T08:00'), true],
    ['at the moment [SH-UA-10]', f.before({ now: () => Date.UTC(2025, 1, 1, 8) }, '2025-02-01T08:00'), false],
    ['before it in the zone of the console', f.before({ ...scope, zone: 'America/Lima' }, '2025-02-01T03:00'), true],
    ['after it in the zone of the console', f.before({ ...scope, zone: 'Asia/Tokyo' }, '2025-02-01T08:00'), false],
    ['without a clock it is undecided', f.before({}, '2025-02-01T08:00'), none],
    ['what is no moment is undecided', f.before(scope, 'soon'), none],
    ['the current path', f.currentPath(scope), '/app/ddr?x=1'],
    ['without a page there is none', f.currentPath({}), none],
    ['the time zone', f.timeZone({ zone: 'Asia/Tokyo' }), 'Asia/Tokyo'],
    ['before the start there is none', f.timeZone({}), none],
  ])('%s', (_, given, want) => expect(given).toBe(want));
});

describe('texts, lists and objects', () => {
  test.each<readonly [string, unknown, unknown]>([
    ['split takes blanks away', f.split('1.2, 3', ','), ['1.2', '3']],
    ['split without a separator in it gives the whole', f.split('1.2', ','), ['1.2']],
    ['split of no text is undecided', f.split(12, ','), none],
    ['join puts a separator between', f.join(['a', 1, null], ', '), 'a, 1'],
    ['join of no list is undecided', f.join('a', ', '), none],
    ['replace takes every part', f.replace('T1.001.2', '.', '/'), 'T1/001/2'],
    ['replace reads no pattern of its own', f.replace('a', 'a', '$&'), '$&'],
    ['replace of nothing changes nothing', f.replace('a', '', 'b'), 'a'],
    ['replace of no text is undecided', f.replace(null, 'a', 'b'), none],
    ['keys are the names of an object', f.keys({ b: 1, a: 2 }), ['b', 'a']],
    ['keys of a list are undecided', f.keys(['a']), none],
    ['an object is one', f.isObject({}), true],
    ['a list, null and a text are none', [f.isObject([]), f.isObject(null), f.isObject('{}')], [false, false, false]],
    ['merged lays one object over another', f.merged({ a: 1, b: 2 }, { b: 3 }), { a: 1, b: 3 }],
    ['merged with anything else changes nothing', f.merged({ a: 1 }, 'text'), { a: 1 }],
    ['merged of no object is what it is', f.merged(none, { a: 1 }), none],
  ])('%s', (_, given, want) => expect(given).toEqual(want));
});
