import { describe, expect, test } from 'vitest';
import type { TableScreen } from '~/generated/contract/descriptor-types';
import { readScreenAddress, withAddress } from '~/descriptor/screen-address';
import { createSafeStorage } from '~/platform/safe-storage';
import { memoryStorage } from '~/tests/harness/memory-storage';
import { pagedTable } from '~/tests/harness/view/screen/table/support';
import { createBrowserViews } from '~/view/screen/table/saved-views/browser-views';
import type { ViewState } from '~/view/screen/table/saved-views/read-view-state';
import { freeName, readViewFile, writeViewFile } from '~/view/screen/table/saved-views/view-file';
import {
  isBareAddress,
  isSameState,
  openViewState,
  presentViewState,
} from '~/view/screen/table/saved-views/view-state';
import { ViewConflict } from '~/view/screen/table/saved-views/view-store';

const table: TableScreen = { ...pagedTable, period: true };
const periods = { presets: ['24h'], now: () => 1_700_000_000 };
const period = { from: 1, to: 2, custom: false, preset: '24h' } as const;
const state: ViewState = {
  columns: ['id', 'name'],
  widths: { id: 100 },
  density: 'compact',
  sort: '-score',
  filters: { q: ['a b'], result: ['failed'] },
  period: { preset: '24h' },
};

describe('the state of a view', () => {
  test('is the same after it was opened and saved again', () => {
    const { change, layout, leftOut } = openViewState(table, state, periods);
    const search = withAddress('?profile=1&page=3&q=old', change);
    expect(new URLSearchParams(search).get('page')).toBeNull();
    expect(new URLSearchParams(search).get('profile')).toBe('1');
    const present = presentViewState(table, { address: readScreenAddress(table, search), search, layout, period });
    expect([present, leftOut]).toEqual([state, []]);
    expect(isSameState(present, state)).toBe(true);
  });

  test('is opened without what the list no longer has', () => {
    const old: ViewState = {
      columns: ['gone', 'id'],
      widths: { gone: 100 },
      sort: 'gone',
      filters: { gone: ['1'], result: ['unknown'], q: ['a'] },
      period: { preset: '9y' },
    };
    const opened = openViewState(table, old, periods);
    expect(opened.state).toEqual({ columns: ['id'], density: 'normal', filters: { q: ['a'] } });
    expect(opened.leftOut).toEqual(['gone', 'gone', 'result=unknown', 'sort=gone', 'period=9y']);
  });

  test.each([
    [1_700_086_400, { from: 5, to: 1_700_086_400 }, []],
    [1_700_086_401, undefined, ['from=5 to=1700086401']],
  ])('is opened without a period that ends in the future: %i', (to, want, leftOut) => {
    const opened = openViewState(table, { period: { from: 5, to } }, periods);
    expect(opened.state.period).toEqual(want);
    expect(opened.leftOut).toEqual(leftOut);
  });

  test.each([
    ['', true],
    ['?view=x', true],
    ['?other=1', true],
    ['?q=a', false],
    ['?sort=name', false],
    ['?columns=id', false],
    ['?period=24h', false],
  ])('is opened by the address %j: %j', (search, isBare) => {
    expect(isBareAddress(table, search)).toBe(isBare);
  });
});

describe('a file with views', () => {
  const text = writeViewFile('hosts', [{ name: 'Mine', state }]);
  const edited = (edit: (content: string) => string) => readViewFile(edit(text), 'hosts');

  test('gives the views that were written', () => {
    expect(readViewFile(text, 'hosts')).toEqual({ views: [{ name: 'Mine', state }] });
  });

  test.each([
    ['no JSON', (content: string) => content.slice(1), { kind: 'json', detail: '' }],
    ['something else', () => '{"a":1}', { kind: 'format', detail: '' }],
    [
      'a later version',
      (content: string) => content.replace('"version": 1', '"version": 2'),
      { kind: 'version', detail: '2' },
    ],
    ['another list', (content: string) => content.replace('"hosts"', '"mails"'), { kind: 'list', detail: 'mails' }],
    ['no name', (content: string) => content.replace('"Mine"', '" "'), { kind: 'part', detail: 'views[0].name' }],
    [
      'an unknown member',
      (content: string) => content.replace('"sort"', '"order"'),
      { kind: 'part', detail: 'views[0].state.order' },
    ],
    [
      'a wrong density',
      (content: string) => content.replace('"compact"', '"tiny"'),
      { kind: 'part', detail: 'views[0].state.density' },
    ],
    [
      'a filter that is no list',
      (content: string) => content.replace(/"q": \[[^\]]*\]/, '"q": "a"'),
      { kind: 'part', detail: 'views[0].state.filters' },
    ],
  ])('with %s is refused, with what is wrong', (_, edit, problem) => {
    expect(edited(edit)).toEqual(problem);
  });

  test('gives a view another name if its own is taken', () => {
    expect(freeName('Mine', ['Mine', 'Mine (2)'])).toBe('Mine (3)');
  });
});

test('views without a server are stored by the browser, and an old version is not changed', async () => {
  const storage = memoryStorage();
  let count = 0;
  const store = createBrowserViews({
    storage: createSafeStorage(() => storage),
    prefix: 'views:',
    account: 'a',
    newId: () => `view-${(count += 1)}`,
  });
  const draft = { name: 'Mine', isShared: false, state };
  await store.create('hosts', draft);
  await store.setDefault('hosts', 'view-1');
  const { views, defaultId } = await store.read('hosts');
  const [view] = views;
  if (!view) throw new Error('The view is not stored.');
  expect([view.name, view.state, view.isMine, defaultId]).toEqual(['Mine', state, true, 'view-1']);
  await store.change('hosts', view, { ...draft, name: 'New' });
  await expect(store.change('hosts', view, draft)).rejects.toThrow(ViewConflict);
  await store.change('hosts', { id: view.id, version: undefined }, draft);
  await expect(store.remove('hosts', view)).rejects.toThrow(ViewConflict);
  expect((await store.read('mails')).views).toEqual([]);
});
