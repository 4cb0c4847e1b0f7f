import { describe, expect, test } from 'vitest';
import type { Field, Section } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { getOwn } from '~/lib/get-own';
import { groupsOf, rowsOf, type Scopes } from '~/view/drawer/comparison/compare-rows';

const label = { key: 'label', text: 'Label' };
const text = (id: string, visibleWhen?: (scope: Scope) => unknown): Field => ({
  ...{ type: 'text', id, label, value: (scope: Scope) => scope[id] },
  ...(visibleWhen && { visibleWhen }),
});
const action: Field = {
  ...{ type: 'action', id: 'act', label },
  button: { id: 'b', label, action: { type: 'command', name: 'search' } },
};
const factOf = ({ id }: Field, scope: Scope): string => String(scope[id]);

describe('the rows of two objects', () => {
  const rows = (fields: readonly Field[], scopes: Scopes, decided = true) =>
    rowsOf(fields, scopes, { decided, factOf }).map(({ field, scopes: of, differs }) => [
      field.id,
      of.map((scope) => scope !== undefined),
      differs,
    ]);

  test.each<[string, Field, Scopes, readonly unknown[]]>([
    ['two equal facts are the same', text('a'), [{ a: 'x' }, { a: 'x' }], [['a', [true, true], false]]],
    ['two facts differ', text('a'), [{ a: 'x' }, { a: 'y' }], [['a', [true, true], true]]],
    [
      'a field that one object shows differs',
      text('a', ({ on }) => on),
      [{ a: 'x', on: true }, { a: 'x' }],
      [['a', [true, false], true]],
    ],
    ['a condition that nothing decides hides the field', text('a', () => undefined), [{ a: 'x' }, { a: 'y' }], []],
    ['an object without the section has no value', text('a'), [undefined, { a: 'x' }], [['a', [false, true], true]]],
    ['a button is no fact', action, [{}, {}], []],
  ])('%s', (_rule, field, scopes, want) => {
    expect(rows([field], scopes)).toEqual(want);
  });

  test('no row differs until both objects are complete', () => {
    expect(rows([text('a')], [{ a: 'x' }, undefined], false)).toEqual([['a', [true, false], false]]);
  });
});

describe('the groups of a section', () => {
  const repeated: Section = {
    id: 's',
    value: ({ list }) => list,
    visibleWhen: ({ item }) => getOwn(item, 'hidden') !== true,
    fields: [],
  };
  const groups = (section: Section, scopes: Scopes) =>
    groupsOf(section, scopes).map(({ scopes: of }) => of.map((scope) => scope && getOwn(scope.item, 'v')));

  test.each<[string, readonly unknown[], readonly unknown[], readonly unknown[]]>([
    [
      'entries with the same id belong together, wherever they are',
      [
        { id: 'a', v: 1 },
        { id: 'b', v: 2 },
      ],
      [
        { id: 'b', v: 3 },
        { id: 'a', v: 4 },
      ],
      [
        [1, 4],
        [2, 3],
      ],
    ],
    [
      'entries without an id are paired by position',
      [{ v: 1 }, { v: 2 }],
      [{ v: 3 }],
      [
        [1, 3],
        [2, undefined],
      ],
    ],
    [
      'an entry that only the second one has comes last',
      [{ id: 'a', v: 1 }],
      [{ id: 'c', v: 2 }],
      [
        [1, undefined],
        [undefined, 2],
      ],
    ],
    ['an entry that is hidden is missing', [{ id: 'a', v: 1 }], [{ id: 'a', v: 2, hidden: true }], [[1, undefined]]],
  ])('%s', (_rule, left, right, want) => {
    expect(groups(repeated, [{ list: left }, { list: right }])).toEqual(want);
  });

  test('a section that is hidden for both objects has no group', () => {
    expect(groupsOf({ id: 's', visibleWhen: () => undefined, fields: [] }, [{}, {}])).toEqual([]);
  });
});
