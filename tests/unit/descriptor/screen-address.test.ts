import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chosenFilters,
  isFilterValue,
  readScreenAddress,
  withAddress,
  withoutFilters,
  type AddressChange,
  type ScreenAddress,
} from '~/descriptor/screen-address';
import type { Scale, Screen, TableScreen } from '~/generated/contract/descriptor-types';

const label = { key: 'label', text: 'Label' };
const nothing = () => undefined;

const level: Scale = {
  id: 'level',
  of: 'integer',
  else: 'dash',
  rows: [
    { equals: [3, 4], text: label, severity: 'high' },
    { equals: 1, text: label },
    { from: 10, to: 20, text: label },
  ],
};

const table: TableScreen = {
  kind: 'table',
  id: 'endpoints',
  needs: [],
  rows: nothing,
  rowId: nothing,
  address: ['keyword', 'owner'],
  filters: [
    { type: 'text', id: 'q', label },
    {
      type: 'choice',
      id: 'status',
      label,
      initial: 'open',
      options: [
        { value: 'open', label },
        { value: 'closed', label },
      ],
    },
    { type: 'choice', id: 'level', label, options: { scale: level } },
    {
      type: 'choices',
      id: 'os',
      label,
      options: ['windows', 'mac', 'a,b', '-x&y=z'].map((value) => ({ value, label })),
    },
    { type: 'choices', id: 'site', label, options: { rows: nothing, value: nothing, label: nothing } },
    { type: 'switch', id: 'risky', label },
    { type: 'range', id: 'score', label, min: 0, max: 100 },
    { type: 'date', id: 'seen', label },
    { type: 'range', id: 'cvss', label, decimals: 1, ends: 'from' },
    { type: 'link', id: 'did', label, with: { odd: ['1'], dn: 'any' } },
  ],
  columns: [
    { type: 'text', id: 'name', label, value: nothing, sort: 'name' },
    { type: 'number', id: 'risk', label, value: nothing, sort: 'risk.score' },
    { type: 'text', id: 'note', label, value: nothing },
    { type: 'button', id: 'act', label, button: { id: 'act', label, action: { type: 'close' } } },
  ],
};

const empty: ScreenAddress = {
  tab: undefined,
  page: undefined,
  sort: undefined,
  columns: undefined,
  view: undefined,
  filters: {},
  names: {},
  refused: [],
};

/** What an address contains; its invalid members as they are written there. */
type Expected = Partial<Omit<ScreenAddress, 'refused'>> & { readonly refused?: readonly string[] };

const read: readonly (readonly [string, { readonly given: string; readonly want: Expected }])[] = [
  ['an empty address says nothing', { given: '', want: {} }],
  ['what belongs to others is passed over', { given: '?profile=8&profileId=x&constructor=1', want: {} }],
  ['a page counts from 1', { given: '?page=3', want: { page: 3 } }],
  ['page 0 is refused', { given: '?page=0', want: { refused: ['page=0'] } }],
  ['a page that is no number is refused', { given: '?page=1e3', want: { refused: ['page=1e3'] } }],
  ['a page without end is refused', { given: '?page=999999999', want: { refused: ['page=999999999'] } }],
  ['a page given twice is refused', { given: '?page=1&page=2', want: { refused: ['page=1,2'] } }],
  ['a sort key', { given: '?sort=name', want: { sort: { key: 'name', descending: false } } }],
  ['the largest first', { given: '?sort=-risk.score', want: { sort: { key: 'risk.score', descending: true } } }],
  ['the id of a column is no sort key', { given: '?sort=risk', want: { refused: ['sort=risk'] } }],
  ['an unknown sort key is refused', { given: '?sort=--name', want: { refused: ['sort=--name'] } }],
  ['columns in their order', { given: '?columns=risk,name', want: { columns: ['risk', 'name'] } }],
  ['a column twice counts once', { given: '?columns=risk,name,risk', want: { columns: ['risk', 'name'] } }],
  ['an unknown column refuses all', { given: '?columns=name,nope', want: { refused: ['columns=name,nope'] } }],
  ['no column at all is refused', { given: '?columns=', want: { refused: ['columns='] } }],
  ['a tab counts from 1', { given: '?tab=2', want: { tab: 2 } }],
  ['a text, without blanks around it', { given: '?q=+a+b+', want: { filters: { q: 'a b' } } }],
  ['an empty text is none', { given: '?q=', want: {} }],
  ['a text of blanks is refused', { given: '?q=+', want: { refused: ['q= '] } }],
  ['a text with control characters is refused', { given: '?q=a%00', want: { refused: ['q=a\0'] } }],
  ['the longest text', { given: `?q=${'x'.repeat(200)}`, want: { filters: { q: 'x'.repeat(200) } } }],
  [
    'a longer text is refused, and told cut',
    { given: `?q=${'x'.repeat(5000)}`, want: { refused: [`q=${'x'.repeat(200)}…`] } },
  ],
  ['a text twice is refused', { given: '?q=a&q=b', want: { refused: ['q=a,b'] } }],
  ['a written option', { given: '?status=closed', want: { filters: { status: 'closed' } } }],
  ['another value is refused', { given: '?status=Closed', want: { refused: ['status=Closed'] } }],
  ['empty means all where something is chosen at first', { given: '?status=', want: { filters: { status: null } } }],
  ['empty says nothing elsewhere', { given: '?level=&os=&risky=', want: {} }],
  ['a number of a scale', { given: '?level=1', want: { filters: { level: '1' } } }],
  ['any value of a row', { given: '?level=4', want: { filters: { level: '4' } } }],
  ['a value without a row is refused', { given: '?level=2', want: { refused: ['level=2'] } }],
  ['a range of a scale is no value', { given: '?level=15', want: { refused: ['level=15'] } }],
  ['several values', { given: '?os=mac&os=windows', want: { filters: { os: ['mac', 'windows'] } } }],
  ['a value twice counts once', { given: '?os=mac&os=mac', want: { filters: { os: ['mac'] } } }],
  ['a comma belongs to the value', { given: '?os=a,b', want: { filters: { os: ['a,b'] } } }],
  ['an unknown value refuses the filter', { given: '?os=mac&os=vms', want: { refused: ['os=mac,vms'] } }],
  ['any value where an answer tells them', { given: '?site=x&site=y,z', want: { filters: { site: ['x', 'y,z'] } } }],
  [
    'a text of more than 200 characters is refused',
    { given: `?site=${'x'.repeat(201)}`, want: { refused: [`site=${'x'.repeat(200)}…`] } },
  ],
  ['a day', { given: '?seen=2024-02-29', want: { filters: { seen: '2024-02-29' } } }],
  ['a day that the calendar does not have', { given: '?seen=2025-02-29', want: { refused: ['seen=2025-02-29'] } }],
  ['a time in place of a day', { given: '?seen=2025-02-01T08:00', want: { refused: ['seen=2025-02-01T08:00'] } }],
  ['numbers from one to another', { given: '?score=70..90', want: { filters: { score: { from: 70, to: 90 } } } }],
  ['numbers from one on', { given: '?cvss=7.5..', want: { filters: { cvss: { from: 7.5 } } } }],
  ['numbers up to one', { given: '?score=..90', want: { filters: { score: { to: 90 } } } }],
  ['no end is no range', { given: '?score=..', want: { refused: ['score=..'] } }],
  ['one number is no range', { given: '?score=7', want: { refused: ['score=7'] } }],
  ['a range in the wrong order is refused', { given: '?score=9..1', want: { refused: ['score=9..1'] } }],
  ['a number out of bounds is refused', { given: '?score=0..101', want: { refused: ['score=0..101'] } }],
  ['more decimals are refused', { given: '?score=1.5..', want: { refused: ['score=1.5..'] } }],
  ['an end that cannot be set is refused', { given: '?cvss=1..9', want: { refused: ['cvss=1..9'] } }],
  ['another spelling of a number is refused', { given: '?score=1e1..', want: { refused: ['score=1e1..'] } }],
  ['a switch that is on', { given: '?risky=1', want: { filters: { risky: true } } }],
  ['a switch knows one word', { given: '?risky=true', want: { refused: ['risky=true'] } }],
  [
    'what a link narrows by, with what comes with it',
    { given: '?did=+m+1&odd=1&dn=Ann', want: { filters: { did: ' m 1' }, names: { odd: '1', dn: 'Ann' } } },
  ],
  ['what comes with a link may be left out', { given: '?did=m', want: { filters: { did: 'm' } } }],
  [
    'a link that means something else is refused with the word that says so',
    { given: '?did=m&odd=2&dn=Ann', want: { names: { dn: 'Ann' }, refused: ['odd=2', 'did=m'] } },
  ],
  ['a link with control characters is refused', { given: '?did=a%00', want: { refused: ['did=a\0'] } }],
  ['declared names', { given: '?keyword=a+b&owner=', want: { names: { keyword: 'a b', owner: '' } } }],
  ['a declared name twice is refused', { given: '?keyword=a&keyword=b', want: { refused: ['keyword=a,b'] } }],
  ['half an escape is no reason to break', { given: '?q=%E0%A4%A', want: { filters: { q: '\ufffd%A' } } }],
];
test.each(read)('%s', (_, { given, want }) => {
  const address = readScreenAddress(table, given);
  const refused = address.refused.map(({ name, text }) => `${name}=${text}`);
  expect({ ...address, refused }).toEqual({ ...empty, ...want });
});

test('a filter takes at most 100 values', () => {
  const values = (count: number) => `?${Array.from({ length: count }, (_, index) => `site=${index}`).join('&')}`;
  expect(readScreenAddress(table, values(100)).filters.site).toHaveLength(100);
  expect(readScreenAddress(table, values(101)).filters).toEqual({});
});

test.each([
  ['a text', 'q', 'a b', true],
  ['a text of blanks', 'q', ' ', false],
  ['a text with control characters', 'q', 'a\0', false],
  ['several values', 'os', ['mac', 'windows'], true],
  ['an unknown value', 'os', ['vms'], false],
  ['100 values', 'site', Array.from({ length: 100 }, String), true],
  ['101 values', 'site', Array.from({ length: 101 }, (_, index) => String(index)), false],
])('%s of the filter %s: %j can be in an address: %s', (_, id, value, want) => {
  const filter = table.filters?.find((each) => each.id === id);
  expect(filter && isFilterValue(filter, value)).toBe(want);
});

test('screens of other kinds know no page, order and columns', () => {
  const tiles: Screen = { kind: 'tiles', id: 'board', needs: [], tiles: [], filters: table.filters ?? [] };
  expect(readScreenAddress(tiles, '?page=2&sort=name&columns=name&risky=1&tab=2')).toEqual({
    ...empty,
    tab: 2,
    filters: { risky: true },
  });
  const tabs: Screen = { kind: 'tabs', id: 'tabs', tabs: [] };
  expect(readScreenAddress(tabs, '?page=2&q=a&tab=2')).toEqual({ ...empty, tab: 2 });
});

test.each([
  ['what is chosen at first counts until the address says otherwise', { given: '', want: { status: 'open' } }],
  ['the address wins', { given: '?status=closed', want: { status: 'closed' } }],
  ['all: the filter is absent', { given: '?status=', want: {} }],
  ['what cannot be meant says nothing', { given: '?status=nope&os=vms', want: { status: 'open' } }],
  ['the others beside it', { given: '?q=a&risky=1', want: { status: 'open', q: 'a', risky: true } }],
])('%s', (_, { given, want }) => {
  expect(chosenFilters(table, readScreenAddress(table, given))).toEqual(want);
});

test.each([
  ['nothing is left to narrow', { given: '?status=', want: undefined }],
  ['what is chosen at first is taken back in words', { given: '', want: { status: null } }],
  [
    'what came with a link goes with it',
    { given: '?status=&did=m&dn=Ann', want: { did: undefined, odd: undefined, dn: undefined } },
  ],
  ['others are taken away', { given: '?status=&os=mac&q=a', want: { q: undefined, os: undefined } }],
])('clearing all: %s', (_, { given, want }) => {
  expect(withoutFilters(table, readScreenAddress(table, given))).toEqual(want);
});

const changes: readonly (readonly [
  string,
  { readonly before?: string; readonly change: AddressChange; readonly want: string },
])[] = [
  ['nothing to say leaves nothing', { change: {}, want: '' }],
  ['page 1 is not written', { before: '?page=3', change: { page: 1 }, want: '' }],
  ['what is not named stays', { before: '?q=a&profile=8', change: { page: 2 }, want: '?q=a&profile=8&page=2' }],
  ['undefined takes away', { before: '?q=a&page=2', change: { filters: { q: undefined }, page: undefined }, want: '' }],
  ['each value by itself', { change: { filters: { os: ['mac', 'a,b'] } }, want: '?os=mac&os=a%2Cb' }],
  ['other values replace all', { before: '?os=mac&os=windows', change: { filters: { os: ['mac'] } }, want: '?os=mac' }],
  ['no values are none', { before: '?os=mac', change: { filters: { os: [] } }, want: '' }],
  [
    'all is told where it has to be',
    { before: '?status=open', change: { filters: { status: null } }, want: '?status=' },
  ],
  ['order', { change: { sort: { key: 'name', descending: true } }, want: '?sort=-name' }],
  ['columns', { change: { columns: ['risk', 'name'] }, want: '?columns=risk%2Cname' }],
  ['signs of addresses stay values', { change: { filters: { q: 'a&b=c#d?' } }, want: '?q=a%26b%3Dc%23d%3F' }],
];
test.each(changes)('%s', (_, { before = '', change, want }) => {
  expect(withAddress(before, change)).toBe(want);
});

test('whatever is written is read again', () => {
  const signs = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
  const text = signs.filter((value) => value.trim() !== '' && !/\p{Cc}/u.test(value));
  const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
  const written = fc.record({
    tab: maybe(fc.integer({ min: 1, max: 99 })),
    page: maybe(fc.integer({ min: 2, max: 99_999_999 })),
    sort: maybe(fc.record({ key: fc.constantFrom('name', 'risk.score'), descending: fc.boolean() })),
    columns: maybe(fc.uniqueArray(fc.constantFrom('name', 'risk', 'note', 'act'), { minLength: 1 })),
    filters: fc.record({
      q: maybe(text.map((value) => value.trim())),
      status: maybe(fc.constantFrom('open', 'closed', null)),
      os: maybe(fc.uniqueArray(fc.constantFrom('windows', 'mac', 'a,b', '-x&y=z'), { minLength: 1 })),
      site: maybe(fc.uniqueArray(text, { minLength: 1, maxLength: 5 })),
      risky: maybe(fc.constant(true as const)),
      score: maybe(fc.record({ from: fc.integer({ min: 0, max: 50 }), to: fc.integer({ min: 50, max: 100 }) })),
      cvss: maybe(fc.integer({ min: -100, max: 100 }).map((tenths) => ({ from: tenths / 10 + 0 }))),
    }),
  });
  fc.assert(
    fc.property(written, (change) => {
      const address = withAddress('?profile=8', change);
      const filters = Object.fromEntries(Object.entries(change.filters).filter(([, value]) => value !== undefined));
      expect(readScreenAddress(table, address)).toEqual({ ...empty, ...change, filters });
      expect(new URLSearchParams(address).get('profile')).toBe('8');
    }),
  );
});

test('no address breaks the reader', () => {
  const member = fc.tuple(
    fc.constantFrom(
      'page',
      'sort',
      'columns',
      'tab',
      'q',
      'status',
      'level',
      'os',
      'site',
      'risky',
      'keyword',
      '__proto__',
    ),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(member), fc.string(), (members, rest) => {
      const query = `?${members.map(([name, value]) => `${name}=${value}`).join('&')}&${rest}`;
      const { filters } = readScreenAddress(table, query);
      for (const value of Object.values(filters).flat())
        if (typeof value === 'string') expect(value.length).toBeLessThan(201);
    }),
  );
});
