import { describe, expect, test } from 'vitest';
import type { TilesScreen } from '~/generated/contract/descriptor-types';
import { createSafeStorage } from '~/platform/safe-storage';
import { memoryStorage } from '~/tests/harness/memory-storage';
import { text } from '~/tests/harness/view/screens/tiles-words';
import { createListLayouts } from '~/view/screen/table/model/list-layout';
import { readViewState } from '~/view/screen/table/saved-views/read-view-state';
import { readViewFile, writeViewFile } from '~/view/screen/table/saved-views/view-file';
import {
  addTile,
  moveTile,
  readArrangement,
  removeTile,
  resizeTile,
  shippedArrangement,
} from '~/view/screen/tiles/arrangement';
import { dashboardOf } from '~/view/screen/tiles/dashboard';
import { galleryGroups } from '~/view/screen/tiles/dashboard';
import { partOf, spanChoices } from '~/view/screen/tiles/edit/span-choices';

const tile = (id: string, span?: number) =>
  ({ type: 'number', id, title: text(id), needs: [], value: () => 1, ...(span !== undefined && { span }) }) as const;
const board: TilesScreen = { id: 'board', kind: 'tiles', needs: [], tiles: [tile('a', 3), tile('b'), tile('c', 8)] };
const shipped = shippedArrangement(board);
const offered = board.tiles.map((one) => ({ id: one.id, group: 'Board', screen: board, tile: one }));
const ids = (arrangement: readonly { readonly tile: string }[]) => arrangement.map(({ tile: id }) => id).join('');

describe('an arrangement', () => {
  test('is as the descriptor says until it is changed', () => {
    expect(shipped).toEqual([
      { tile: 'a', span: 3 },
      { tile: 'b', span: 4 },
      { tile: 'c', span: 8 },
    ]);
    expect(dashboardOf(board, offered, undefined).shown.map(({ id, span }) => [id, span])).toEqual([
      ['a', 3],
      ['b', 4],
      ['c', 8],
    ]);
  });

  test.each([
    ['behind a later tile', 'a', 'c', 'bca'],
    ['before an earlier tile', 'c', 'a', 'cab'],
    ['to its own position', 'b', 'b', 'abc'],
    ['that is not there', 'x', 'a', 'abc'],
    ['to a tile that is not there', 'a', 'x', 'abc'],
  ])('moves a tile %s', (_, id, target, want) => {
    expect(ids(moveTile(shipped, id, target))).toBe(want);
  });

  test('gives a tile another width, loses one, and gets one at its end that it did not have', () => {
    expect(resizeTile(shipped, 'b', 6)[1]).toEqual({ tile: 'b', span: 6 });
    expect(ids(removeTile(shipped, 'b'))).toBe('ac');
    expect(ids(addTile(shipped, { tile: 'd', span: 4 }))).toBe('abcd');
    expect(addTile(shipped, { tile: 'a', span: 12 })).toEqual(shipped);
  });

  test('retains tiles that are not shown, at their positions', () => {
    const saved = [{ tile: 'gone', span: 6 }, ...shipped];
    const { arrangement, shown } = dashboardOf(board, offered.slice(1), saved);
    expect(shown.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(ids(moveTile(arrangement, 'c', 'b'))).toBe('goneacb');
  });
});

describe('a stored arrangement', () => {
  test.each([
    ['nothing', undefined],
    ['no list', { tile: 'a', span: 3 }],
    ['no tile', []],
    ['too many tiles', Array.from({ length: 101 }, (_, index) => ({ tile: `t${index}`, span: 3 }))],
    ['a tile that is no object', ['a']],
    ['no id', [{ span: 3 }]],
    ['an empty id', [{ tile: '', span: 3 }]],
    ['an endless id', [{ tile: 'x'.repeat(201), span: 3 }]],
    ['a width that is no number', [{ tile: 'a', span: '3' }]],
    ['a width that is no integer', [{ tile: 'a', span: 3.5 }]],
    ['a width below the limit', [{ tile: 'a', span: 1 }]],
    ['a width above the limit', [{ tile: 'a', span: 13 }]],
    ['one wrong tile of many', [...shipped, null]],
  ])('with %s counts as none', (_, stored) => {
    expect(readArrangement(stored)).toBeUndefined();
    expect(readViewState({ tiles: stored })).toEqual({ state: {}, wrong: stored === undefined ? [] : ['tiles'] });
  });

  test('has each tile once, and nothing else of what was stored', () => {
    const stored = [{ tile: '__proto__', span: 3, extra: 1 }, ...shipped, { tile: 'a', span: 12 }];
    expect(readArrangement(stored)).toEqual([{ tile: '__proto__', span: 3 }, ...shipped]);
  });

  test('is the same after it was stored by the browser or in a file', () => {
    const memory = memoryStorage();
    const layouts = createListLayouts(
      createSafeStorage(() => memory),
      'layouts',
    );
    layouts.write('board', { tiles: shipped });
    expect(layouts.read('board')).toEqual({ tiles: shipped });
    const file = writeViewFile('board', [{ name: 'Mine', state: { tiles: shipped } }]);
    expect(readViewFile(file, 'board')).toEqual({ views: [{ name: 'Mine', state: { tiles: shipped } }] });
    expect(readViewFile(file.replace('"span": 8', '"span": 80'), 'board')).toEqual({
      kind: 'part',
      detail: 'views[0].state.tiles',
    });
  });
});

test('the gallery finds tiles by the words of their names and of the titles of their screens', () => {
  const other = { id: 'mail/a', group: 'Email', screen: board, tile: tile('a') };
  const found = (search: string) =>
    galleryGroups([...offered, other], search, (one) => `Tile-${one.tile.id}`).map(({ title, tiles }) => [
      title,
      tiles.map(({ id }) => id),
    ]);
  expect(found('')).toEqual([
    ['Board', ['a', 'b', 'c']],
    ['Email', ['mail/a']],
  ]);
  expect(found('board tile-B')).toEqual([['Board', ['b']]]);
  expect(found(' email  -a ')).toEqual([['Email', ['mail/a']]]);
  expect(found('nothing')).toEqual([]);
});

test('widths are offered as parts of the page, with the one that a tile has', () => {
  expect(spanChoices(5).map(({ span, part }) => `${span}: ${part ?? 'all'}`)).toEqual([
    '3: 1/4',
    '4: 1/3',
    '5: 5/12',
    '6: 1/2',
    '8: 2/3',
    '9: 3/4',
    '12: all',
  ]);
  expect([partOf(2), partOf(10)]).toEqual(['1/6', '5/6']);
});
