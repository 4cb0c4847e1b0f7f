import { describe, expect, test } from 'vitest';
import type { Column, Scale } from '~/generated/contract/descriptor-types';
import { getOwn } from '~/lib/get-own';
import { readListPage } from '~/view/screen/table/model/list-pages';
import { sortRows } from '~/view/screen/table/model/sort-rows';

const base = {
  id: 'v',
  label: { key: 'v', text: 'V' },
  sort: 'v',
  value: (s: object) => getOwn(getOwn(s, 'item'), 'v'),
};
const severity: Scale = {
  id: 'severity',
  of: 'string',
  rows: ['low', 'medium', 'high'].map((equals) => ({ equals, text: { key: equals, text: equals } })),
  else: 'value',
};

/** The values of the rows of a list in the order of a column. */
function sorted(column: Column, values: readonly unknown[], descending = false, language = 'en'): readonly unknown[] {
  const screen = {
    rows: () => values.map((v, id) => ({ id, v })),
    rowId: (s: object) => getOwn(getOwn(s, 'item'), 'id'),
  };
  const page = readListPage(screen, {}, { offset: 0, size: Infinity });
  const rows = sortRows(page, [column], { key: 'v', descending }, language);
  return values.map((_, index) => {
    const entry = rows.entryAt(index);
    expect(entry?.index).toBe(index);
    return getOwn(entry?.scope['item'], 'v');
  });
}

describe('the rows of a list that comes whole', () => {
  test.each<[string, Column, readonly unknown[], readonly unknown[]]>([
    [
      'texts by the language',
      { ...base, type: 'text' },
      ['Ärger', 'zu', 'Arm', 'b10', 'b9'],
      ['Ärger', 'Arm', 'b9', 'b10', 'zu'],
    ],
    ['numbers by value', { ...base, type: 'number' }, [10, 9, -1], [-1, 9, 10]],
    ['numbers before what is none', { ...base, type: 'number' }, ['many', 2], [2, 'many']],
    ['flags', { ...base, type: 'boolean' }, [true, false], [false, true]],
    [
      'times in any spelling',
      { ...base, type: 'dateTime' },
      ['2026-01-02', 1_700_000_000],
      [1_700_000_000, '2026-01-02'],
    ],
    ['durations', { ...base, type: 'duration' }, ['PT1H', 60, '-PT5M'], ['-PT5M', 60, 'PT1H']],
    [
      'words of a scale',
      { ...base, type: 'scale', scale: severity },
      ['high', 'odd', 'low', 'medium'],
      ['low', 'medium', 'high', 'odd'],
    ],
    ['states', { ...base, type: 'state', scale: severity }, ['high', 'low'], ['low', 'high']],
    ['lists by their text', { ...base, type: 'chips' }, [['b'], ['a', 'c']], [['a', 'c'], ['b']]],
    [
      'objects by their name',
      { ...base, type: 'object', searchType: 8, objectId: base.value },
      ['WS-10', 'WS-9'],
      ['WS-9', 'WS-10'],
    ],
  ])('are sorted: %s', (_, column, values, want) => {
    expect(sorted(column, values)).toEqual(want);
  });

  test('come last without a value, in either direction, and stay in their order if they are equal', () => {
    const column: Column = { ...base, type: 'number' };
    expect(sorted(column, [null, 2, undefined, 1])).toEqual([1, 2, null, undefined]);
    expect(sorted(column, [null, 2, undefined, 1], true)).toEqual([2, 1, null, undefined]);
    expect(sorted({ ...base, type: 'text' }, ['a', 'A', 'a'], true, 'en-u-kf-false')).toHaveLength(3);
  });

  test('are sorted as the language of the console does', () => {
    const values = ['z', 'ö'];
    expect(sorted({ ...base, type: 'text' }, values, false, 'de')).toEqual(['ö', 'z']);
    expect(sorted({ ...base, type: 'text' }, values, false, 'sv')).toEqual(['z', 'ö']);
  });

  test('stay as they are without such a column', () => {
    expect(sorted({ ...base, type: 'text', sort: 'other' }, ['b', 'a'])).toEqual(['b', 'a']);
  });
});
