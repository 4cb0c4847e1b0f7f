import { describe, expect, test } from 'vitest';
import type { Field } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { getOwn } from '~/lib/get-own';
import { fieldFact } from '~/view/drawer/comparison/field-fact';
import { plainTranslate } from '../../harness/plain-translate';

const context = { settings: { language: 'en', zone: 'UTC' }, now: () => 1_700_000_000_000, t: plainTranslate };
const base = { id: 'f', label: { key: 'label', text: 'Label' }, value: ({ v }: Scope) => v } as const;
const column = {
  type: 'text',
  id: 'c',
  label: base.label,
  value: (scope: Scope) => getOwn(scope.item, 'name'),
} as const;
const table: Field = { ...base, type: 'table', columns: [column] };
const tree: Field = { ...base, type: 'popup', width: 400, panel: { id: 'p', needs: [], input: {} } };
const deep = (depth: number): unknown => (depth === 0 ? 'x' : [deep(depth - 1)]);

describe('two values of a field are the same fact', () => {
  test.each<[string, Field, unknown, unknown]>([
    ['missing in any way', { ...base, type: 'text' }, null, ''],
    ['numbers as text', { ...base, type: 'text' }, 7, '7'],
    ['one moment, written twice', { ...base, type: 'dateTime' }, 1_700_000_000, '2023-11-14T22:13:20Z'],
    ['rows of which a table shows the same', table, [{ id: 1, name: 'a' }], [{ id: 2, name: 'a' }]],
    ['data with members in another order', tree, [{ a: 1, b: 2 }], [{ b: 2, a: 1 }]],
    ['one value and a list of it', { ...base, type: 'list' }, 'a', ['a']],
    ['no entries', { ...base, type: 'map' }, {}, null],
  ])('%s', (_case, field, left, right) => {
    expect(fieldFact(field, { v: left }, context)).toBeDefined();
    expect(fieldFact(field, { v: left }, context)).toBe(fieldFact(field, { v: right }, context));
  });

  test.each<[string, Field, unknown, unknown]>([
    ['a value and none', { ...base, type: 'number' }, 0, null],
    ['numbers that have the same short form', { ...base, type: 'number' }, 1_234_567, 1_234_568],
    ['sizes that have the same short form', { ...base, type: 'bytes' }, 1_234_567_890, 1_234_567_891],
    ['times that are as long ago', { ...base, type: 'relativeTime' }, 1_699_000_000, 1_699_000_001],
    ['lists that differ behind the first entries', { ...base, type: 'list', first: 1 }, ['a', 'b'], ['a', 'c']],
    ['lists in another order', { ...base, type: 'list' }, ['a', 'b'], ['b', 'a']],
    ['entries that join to the same text', { ...base, type: 'chips' }, ['a, b'], ['a', 'b']],
    ['a map with another value', { ...base, type: 'map' }, { os: 'x' }, { os: 'y' }],
    ['a dialog behind the same number', tree, [{ id: 1 }], [{ id: 2 }]],
  ])('but not %s', (_case, field, left, right) => {
    expect(fieldFact(field, { v: left }, context)).not.toBe(fieldFact(field, { v: right }, context));
  });

  test('nor what is nested too deeply to be compared', () => {
    expect(fieldFact(tree, { v: deep(60) }, context)).toBeUndefined();
  });
});
