import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawers } from '~/generated/console/catalogue';
import { drawerKey, readDrawerAddress, withDrawer, withTab, withoutDrawer } from '~/state/drawer/address';
import { invalidTypeError, readDrawerRequest, readObjectGroup } from '~/state/drawer/input';
import { toBase64url } from '~/lib/base64url';

const info = (value: unknown): string => `profileInfo=${toBase64url(JSON.stringify(value))}`;
const open = (input: object) => ({ kind: 'open', input });

test.each<[string, { search: string; want: unknown }]>([
  ['no drawer', { search: '?x=1', want: undefined }],
  [
    'type and id',
    { search: '?profile=4&profileId=https%3A%2F%2Fa.b%2F', want: open({ search_type: 4, id: 'https://a.b/' }) },
  ],
  ['an empty id', { search: '?profile=4', want: open({ search_type: 4, id: '' }) }],
  ['the tab', { search: '?profile=4&profileId=x&profileTab=2', want: open({ search_type: 4, id: 'x', tabId: 2 }) }],
  ['a wrong tab is none', { search: '?profile=4&profileId=x&profileTab=two', want: open({ search_type: 4, id: 'x' }) }],
  ['tab 0 is none', { search: '?profile=4&profileId=x&profileTab=0', want: open({ search_type: 4, id: 'x' }) }],
  [
    'further information',
    {
      search: `?profile=6&profileId=x&${info({ name: 'n', extra: { port: 443, protocol: 'tcp' } })}`,
      want: open({ search_type: 6, id: 'x', name: 'n', extra: { port: 443, protocol: 'tcp' } }),
    },
  ],
  [
    'further information cannot change type, id and tab',
    {
      search: `?profile=4&profileId=x&${info({ search_type: 6, id: 'y', tabId: 3 })}`,
      want: open({ search_type: 4, id: 'x' }),
    },
  ],
  [
    'what the drawer does not declare is left out',
    {
      search: `?profile=4&profileId=x&${info({ edge_ids: ['e'], workbench: { id: 'a', uuid: 'b' }, more: 1 })}`,
      want: open({ search_type: 4, id: 'x' }),
    },
  ],
  [
    'members of a wrong shape are left out',
    {
      search: `?profile=13&profileId=x&${info({ name: 5, process: { pid: {}, fullPath: 1, more: 'm' } })}`,
      want: open({ search_type: 13, id: 'x', process: {} }),
    },
  ],
  [
    'a text is no list',
    { search: `?profile=3&profileId=x&${info({ edge_ids: 'e' })}`, want: open({ search_type: 3, id: 'x' }) },
  ],
  [
    'a list is no object',
    { search: `?profile=6&profileId=x&${info({ extra: [1] })}`, want: open({ search_type: 6, id: 'x' }) },
  ],
  [
    'an object without a member that it must have is left out',
    {
      search: `?profile=8&profileId=x&${info({ type: 'tool', workbench: { id: 'w', uuid: '' } })}`,
      want: open({ search_type: 8, id: 'x', type: 'tool' }),
    },
  ],
  [
    'an empty text is none [DR-OP-72]',
    {
      search: `?profile=13&profileId=x&${info({ name: '', process: { artifactUniqueId: '', pid: 0, eventTime: '' } })}`,
      want: open({ search_type: 13, id: 'x', process: { pid: 0 } }),
    },
  ],
  [
    'nor is one in a list [DR-OP-72]',
    {
      search: `?profile=3&profileId=x&${info({ edge_ids: ['', 'e', 5] })}`,
      want: open({ search_type: 3, id: 'x', edge_ids: ['e'] }),
    },
  ],
  ['broken base64url', { search: '?profile=4&profileId=x&profileInfo=%%%', want: open({ search_type: 4, id: 'x' }) }],
  ['broken JSON', { search: '?profile=4&profileId=x&profileInfo=ew', want: open({ search_type: 4, id: 'x' }) }],
  ['a list as information', { search: `?profile=4&profileId=x&${info([1])}`, want: open({ search_type: 4, id: 'x' }) }],
  ['the type 13 [DR-VAL-01]', { search: '?profile=13&profileId=x', want: open({ search_type: 13, id: 'x' }) }],
  ['the type 14 [DR-VAL-01]', { search: '?profile=14&profileId=x', want: { kind: 'invalid-type', value: '14' } }],
  ['the type 0 [DR-VAL-01]', { search: '?profile=0', want: { kind: 'invalid-type', value: '0' } }],
  ['the type -1 [DR-VAL-01]', { search: '?profile=-1', want: { kind: 'invalid-type', value: '-1' } }],
  ['a fraction as type [DR-VAL-01]', { search: '?profile=4.5', want: { kind: 'invalid-type', value: '4.5' } }],
  ['text as type [DR-VAL-01]', { search: '?profile=x', want: { kind: 'invalid-type', value: 'x' } }],
  ['an empty type [DR-VAL-01]', { search: '?profile=', want: { kind: 'invalid-type', value: '' } }],
])('%s', (_, { search, want }) => {
  expect(readDrawerAddress(search)).toEqual(want);
});

test.each<[string, { detail: unknown; want: unknown }]>([
  ['a number as text [DR-OP-04]', { detail: { search_type: '4', id: 'x' }, want: open({ search_type: 4, id: 'x' }) }],
  ['no type [DR-FRAME-03]', { detail: { id: 'x' }, want: { kind: 'invalid-type', value: undefined } }],
  ['a fraction [DR-FRAME-03]', { detail: { search_type: 4.5, id: 'x' }, want: { kind: 'invalid-type', value: 4.5 } }],
  ['no id is no request', { detail: { search_type: 4 }, want: undefined }],
  ['no object is no request', { detail: 'x', want: undefined }],
  [
    'a whole request',
    {
      detail: {
        search_type: 13,
        id: 'x',
        tabId: 2,
        name: 'n',
        process: { sha1: 's', pid: 1 },
      },
      want: open({ search_type: 13, id: 'x', tabId: 2, name: 'n', process: { sha1: 's', pid: 1 } }),
    },
  ],
])('event: %s', (_, { detail, want }) => {
  expect(readDrawerRequest(detail)).toEqual(want);
});

test('a drawer that is written is read again, and the other parameters stay', () => {
  const text = fc.string({ unit: 'grapheme' });
  // What is empty is left out when it is read.
  const filled = fc.string({ unit: 'grapheme', minLength: 1 });
  const input = fc.record(
    {
      search_type: fc.integer({ min: 1, max: 13 }),
      id: text,
      tabId: fc.integer({ min: 1, max: 12 }),
      name: filled,
    },
    { requiredKeys: ['search_type', 'id'] },
  );
  const declared = fc.record({
    edge_ids: fc.array(filled, { minLength: 1 }),
    workbench: fc.record({ id: filled, uuid: filled }),
  });
  fc.assert(
    fc.property(input, declared, (common, { edge_ids, workbench }) => {
      const further = { 3: { edge_ids }, 8: { workbench }, 10: { workbench } }[common.search_type];
      const given = { ...common, ...further };
      const search = withDrawer('?period=7d&profileTab=9', { kind: 'open', input: given });
      expect(readDrawerAddress(search)).toEqual(open(given));
      expect(withoutDrawer(search)).toBe('?period=7d');
    }),
  );
});

test('another drawer takes nothing over from the one before', () => {
  const before = withDrawer('', { kind: 'open', input: { search_type: 4, id: 'x', tabId: 2, name: 'n' } });
  expect(withDrawer(before, { kind: 'open', input: { search_type: 5, id: 'y' } })).toBe('?profile=5&profileId=y');
});

test('the tab changes alone', () => {
  expect(withTab('?profile=4&profileId=x&profileTab=1', 3)).toBe('?profile=4&profileId=x&profileTab=3');
});

test('a query without anything else is empty after closing', () => {
  expect(withoutDrawer('?profile=4&profileId=x')).toBe('');
});

test('no address breaks the reader', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.string(), (query, encoded) => {
      readDrawerAddress(`?profile=4&profileInfo=${encoded}&${query}`);
    }),
  );
});

test('tabs and other parameters are of the same drawer, another object or other information is not', () => {
  const key = drawerKey('?profile=4&profileId=x&profileInfo=e30');
  expect(drawerKey('?profile=4&profileTab=2&profileId=x&profileInfo=e30&q=1')).toBe(key);
  for (const other of [
    '?profile=5&profileId=x&profileInfo=e30',
    '?profile=4&profileId=y&profileInfo=e30',
    '?profile=4&profileId=x',
  ])
    expect(drawerKey(other)).not.toBe(key);
});

test.each<[string, { detail: unknown; want: unknown }]>([
  ['a title and a payload', { detail: { title: 'T', payload: { a: [1] } }, want: { title: 'T', payload: { a: [1] } } }],
  ['any JSON is a payload [DR-OGD-10]', { detail: { payload: ['x', 1, null] }, want: { payload: ['x', 1, null] } }],
  ['a text', { detail: { payload: 'x' }, want: { payload: 'x' } }],
  ['further members are left out', { detail: { payload: 1, more: 2 }, want: { payload: 1 } }],
  ['no payload', { detail: { title: 'T' }, want: undefined }],
  ['an empty payload', { detail: { payload: null }, want: undefined }],
  ['a title that is no text', { detail: { title: 5, payload: 1 }, want: undefined }],
  ['a payload that JSON cannot carry', { detail: { payload: 1n }, want: undefined }],
  ['a function', { detail: { payload: () => 1 }, want: undefined }],
  ['a payload that no address can hold', { detail: { payload: 'x'.repeat(200_001) }, want: undefined }],
  ['nothing', { detail: undefined, want: undefined }],
  ['a list', { detail: [1], want: undefined }],
])('a group of objects: %s', (_, { detail, want }) => {
  expect(readObjectGroup(detail)).toEqual(want);
});

test('a group of objects is kept in the address', () => {
  const request = { kind: 'group', input: { title: 'ファイル', payload: { ids: ['a', 1] } } } as const;
  const search = withDrawer('?period=7d&profileId=x&profileTab=2', request);
  expect(search).toMatch(/^\?period=7d&profile=object-group&profileInfo=[\w-]+$/);
  expect(readDrawerAddress(search)).toEqual(request);
  expect(withoutDrawer(search)).toBe('?period=7d');
});

test.each([
  '?profile=object-group',
  '?profile=object-group&profileInfo=ew',
  `?profile=object-group&${info({ title: 'T' })}`,
])('one without a payload asks for nothing: %s', (search) => {
  expect(readDrawerAddress(search)).toBeUndefined();
});

test.each(['object-groups', 'OBJECT-GROUP', 'object_group'])('%s is a wrong type [DR-VAL-01]', (type) => {
  expect(readDrawerAddress(`?profile=${type}&${info({ payload: 1 })}`)).toEqual({ kind: 'invalid-type', value: type });
});

describe('with drawers that have names', () => {
  beforeAll(() => void Reflect.set(drawers, 'sensor', { ...drawers['4'], input: { site: 'string?' } }));
  afterAll(() => void Reflect.deleteProperty(drawers, 'sensor'));

  test('a name opens the drawer with what it declares', () => {
    const request = open({ search_type: 'sensor', id: 's-1', site: 'Oslo' });
    expect(readDrawerRequest({ search_type: 'sensor', id: 's-1', site: 'Oslo', account: 'a' })).toEqual(request);
    const search = withDrawer('', { kind: 'open', input: { search_type: 'sensor', id: 's-1', site: 'Oslo' } });
    expect(search).toMatch(/^\?profile=sensor&profileId=s-1&profileInfo=/);
    expect(readDrawerAddress(search)).toEqual(request);
  });

  test.each(['sensors', 'Sensor', 'toString', '4x'])('%s is no name of one', (type) => {
    expect(readDrawerRequest({ search_type: type, id: 'x' })).toEqual({ kind: 'invalid-type', value: type });
  });

  test('the warning names the numbers and the names', () => {
    expect(invalidTypeError()).toBe('search_type must be in the range 1-13 or one of sensor');
  });
});
