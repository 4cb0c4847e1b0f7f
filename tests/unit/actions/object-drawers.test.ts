import { expect, test } from 'vitest';
import { drawerInputOf, type ObjectReference } from '~/actions/open-drawer-at';
import { runActions } from '~/actions/run-action';
import { settings } from '~/generated/console/console';
import type { Scope } from '~/generated/contract/types';
import { fromBase64url } from '~/lib/base64url';
import { getOwn } from '~/lib/get-own';
import { setUpAction } from '../../harness/action-context';

const part = (name: string) => (scope: Scope) => getOwn(scope.item, name);
const reference: ObjectReference = { searchType: part('kind'), objectId: part('id') };

const inputs: readonly (readonly [
  string,
  { readonly more?: Partial<ObjectReference>; readonly item: unknown; readonly want: unknown },
])[] = [
  ['the kind that an expression gives', { item: { kind: 8, id: 'e1' }, want: { search_type: 8, id: 'e1' } }],
  ['a kind as text', { item: { kind: '8', id: 'e1' }, want: { search_type: 8, id: 'e1' } }],
  ['a kind that is written', { more: { searchType: 4 }, item: { id: 'u' }, want: { search_type: 4, id: 'u' } }],
  ['a number is an id', { item: { kind: 8, id: 17 }, want: { search_type: 8, id: '17' } }],
  ['no kind', { item: { id: 'e1' }, want: undefined }],
  ['a kind without a drawer', { item: { kind: 14, id: 'e1' }, want: undefined }],
  ['half a kind', { item: { kind: 8.5, id: 'e1' }, want: undefined }],
  ['no id', { item: { kind: 8 }, want: undefined }],
  ['an empty id', { item: { kind: 8, id: '' }, want: undefined }],
  ['a tab', { more: { tab: 3 }, item: { kind: 8, id: 'e' }, want: { search_type: 8, id: 'e', tabId: 3 } }],
  [
    'further members, as far as they have the right shape',
    {
      more: { with: { name: part('name'), process: part('process'), edge_ids: part('edges'), type: part('type') } },
      item: {
        kind: 13,
        id: 'p',
        name: 'cmd.exe',
        process: { pid: 4, sha1: 7, fullPath: 'C:\\a' },
        edges: 'x',
        type: 5,
      },
      want: { search_type: 13, id: 'p', name: 'cmd.exe', process: { pid: 4, fullPath: 'C:\\a' } },
    },
  ],
  [
    'no further member stands for kind or id',
    {
      more: { with: { id: part('other'), search_type: part('other') } },
      item: { kind: 8, id: 'e1', other: '3' },
      want: { search_type: 8, id: 'e1' },
    },
  ],
];
test.each(inputs)('%s', (_, { more, item, want }) => {
  expect(drawerInputOf({ ...reference, ...more }, { item })).toEqual(want);
});

test('openDrawer with a kind that is known by then', async () => {
  const { context, done } = setUpAction({ scope: { item: { kind: 11, id: 'u1' } } });
  await runActions([{ type: 'openDrawer', ...reference }], context);
  expect(done).toEqual(['navigate /app/ddr?x=1&profile=11&profileId=u1']);
});

test('openDrawer opens nothing for what has no drawer', async () => {
  const { context, done } = setUpAction({ scope: { item: { kind: 'nope', id: 'u1' } } });
  await runActions([{ type: 'openDrawer', ...reference }], context);
  expect(done).toEqual([]);
});

test('openObjectGroup hands over its payload and its name', async () => {
  const payload = { ids: ['a', 'b'] };
  const { context, done } = setUpAction({ scope: { item: { payload, name: 'Two files' } } });
  await runActions([{ type: 'openObjectGroup', payload: part('payload'), name: part('name') }], context);
  const query = new URLSearchParams(done[0]?.split('?')[1]);
  expect(query.get('profile')).toBe('object-group');
  expect(JSON.parse(fromBase64url(query.get('profileInfo') ?? '') ?? '')).toEqual({ title: 'Two files', payload });
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['what no address can hold', 'x'.repeat(settings.drawer.longestPayload)],
])('openObjectGroup opens nothing for %s', async (_, payload) => {
  const { context, done } = setUpAction({ scope: { item: { payload } } });
  await runActions([{ type: 'openObjectGroup', payload: part('payload') }], context);
  expect(done).toEqual([]);
});
