import { describe, expect, test } from 'vitest';
import { createSafeStorage } from '~/platform/safe-storage';
import { memoryStorage } from '~/tests/harness/memory-storage';
import { createListLayouts, readLayout, withWidth } from '~/view/screen/table/model/list-layout';

describe('a stored layout', () => {
  test.each([
    ['nothing', undefined, {}],
    ['a text', 'compact', {}],
    ['a list', [], {}],
    ['no known member', { order: ['name'] }, {}],
    ['columns', { columns: ['name', 'id', 'name'] }, { columns: ['name', 'id'] }],
    ['no columns', { columns: [] }, {}],
    ['a column that is no text', { columns: ['name', 1] }, {}],
    [
      'widths outside the limits',
      { widths: { name: 1, id: 9000, score: 100.4 } },
      { widths: { name: 56, id: 1200, score: 100 } },
    ],
    ['a width that is no number', { widths: { name: '100', id: null } }, {}],
    ['a density', { density: 'compact' }, { density: 'compact' }],
    ['an unknown density', { density: 'tiny' }, {}],
  ])('with %s is read member by member', (_, stored, want) => {
    expect(readLayout(stored)).toEqual(want);
  });

  test('belongs to its list, and disappears with its last member', () => {
    const storage = memoryStorage();
    const layouts = createListLayouts(
      createSafeStorage(() => storage),
      'layouts',
    );
    layouts.write('hosts', { density: 'compact' });
    layouts.write('__proto__', { columns: ['name'] });
    expect([layouts.read('hosts'), layouts.read('mails')]).toEqual([{ density: 'compact' }, {}]);
    layouts.write('hosts', { density: undefined });
    expect(layouts.read('hosts')).toEqual({});
  });

  test.each(['', 'null', '[]', '{', '{"hosts":7}'])('that is %j counts as none, and is overwritten', (text) => {
    const storage = memoryStorage({ layouts: text });
    const layouts = createListLayouts(
      createSafeStorage(() => storage),
      'layouts',
    );
    expect(layouts.read('hosts')).toEqual({});
    layouts.write('hosts', { density: 'compact' });
    expect(layouts.read('hosts')).toEqual({ density: 'compact' });
  });

  test('loses the width of a column that gets its first one again', () => {
    const both = withWidth(withWidth({}, 'name', 100), 'id', 200);
    expect(withWidth(both, 'name', undefined).widths).toEqual({ id: 200 });
    expect(withWidth({ widths: { id: 200 } }, 'id', undefined).widths).toBeUndefined();
  });
});
