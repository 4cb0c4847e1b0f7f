import { expect, test } from 'vitest';
import { createSafeStorage } from '~/platform/safe-storage';
import { createDrawerLayout } from '~/state/drawer/layout';
import { memoryStorage } from '~/tests/harness/memory-storage';

const limits = { drawerMin: 360, drawerMax: 960 };

test.each<[string | undefined, number | undefined]>([
  [undefined, undefined],
  ['360', 360],
  ['960', 960],
  ['359', undefined],
  ['961', undefined],
  ['', undefined],
  ['wide', undefined],
  ['4e2', undefined],
  ['-450', undefined],
  ['450.5', undefined],
])('a stored width of %j is read as %s', (stored, want) => {
  const storage = memoryStorage(stored === undefined ? {} : { uic_drawerWidth: stored });
  expect(
    createDrawerLayout(
      createSafeStorage(() => storage),
      limits,
    ).width.get(),
  ).toBe(want);
});

test('what is changed is kept', () => {
  const storage = memoryStorage();
  const layout = createDrawerLayout(
    createSafeStorage(() => storage),
    limits,
  );
  layout.setWidth(600);
  layout.setPinned(false);
  const next = createDrawerLayout(
    createSafeStorage(() => storage),
    limits,
  );
  expect([next.width.get(), next.pinned.get()]).toEqual([600, false]);
  next.setPinned(true);
  expect(storage.getItem('uic_drawerPinned')).toBeNull();
});

test('without storage it lasts as long as the page', () => {
  const layout = createDrawerLayout(
    createSafeStorage(() => undefined),
    limits,
  );
  layout.setWidth(600);
  expect([layout.width.get(), layout.pinned.get()]).toEqual([600, true]);
});

test.each<[string, string | undefined, readonly string[]]>([
  ['nothing', undefined, []],
  ['a list of names', '["a","b"]', ['a', 'b']],
  ['a list with something else', '["a",1,null]', ['a']],
  ['no list', '{"a":1}', []],
  ['broken text', '["a"', []],
])('folded sections are read from %s', (_, stored, want) => {
  const storage = memoryStorage(stored === undefined ? {} : { uic_drawerFolded: stored });
  const { folded } = createDrawerLayout(
    createSafeStorage(() => storage),
    limits,
  );
  expect([...folded.get()]).toEqual(want);
});

test('folded sections are kept, and forgotten when all are open again', () => {
  const storage = memoryStorage();
  const layout = createDrawerLayout(
    createSafeStorage(() => storage),
    limits,
  );
  layout.setFolded('a', true);
  layout.setFolded('b', true);
  layout.setFolded('a', false);
  expect(storage.getItem('uic_drawerFolded')).toBe('["b"]');
  layout.setFolded('b', false);
  expect(storage.getItem('uic_drawerFolded')).toBeNull();
});
