import { describe, expect, test } from 'vitest';
import type { Field, Scale } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { getOwn } from '~/lib/get-own';
import { comparedField, fieldFact } from '~/view/drawer/comparison/field-fact';
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
const name = ({ item }: Scope) => getOwn(item, 'name');
const id = ({ item }: Scope) => getOwn(item, 'id');
const parent = ({ item }: Scope) => getOwn(item, 'parent');
const scale: Scale = {
  ...{ id: 's', of: 'number', else: 'dash' },
  rows: [
    { from: 0, to: 50, severity: 'low', text: { key: 'low', text: 'Low' } },
    { from: 50, to: 100, severity: 'high', text: { key: 'high', text: 'High' } },
  ],
};
const tree: Field = { ...base, type: 'tree', columns: [column], nodeId: id, parentId: parent };
const popup: Field = { ...base, type: 'popup', width: 400, panel: { id: 'p', needs: [], input: {} } };
const timeline: Field = { ...base, type: 'timeline', time: ({ item }) => getOwn(item, 'at'), text: name };
const graph: Field = {
  ...{ ...base, type: 'graph', nodeId: id, name },
  edges: { value: ({ e }) => e, from: ({ item }) => getOwn(item, 'from'), to: ({ item }) => getOwn(item, 'to') },
};
const hex: Field = { ...base, type: 'hex', perRow: 16, content: name };
const activity: Field = { ...base, type: 'activityChart' };
const score: Field = {
  ...{ ...base, type: 'scoreChart', score: id, time: ({ item }) => getOwn(item, 'at') },
  ...{ maximumScore: 100, bands: scale },
};

describe('two values of a field are the same fact', () => {
  test.each<[string, Field, unknown, unknown]>([
    ['missing in any way', { ...base, type: 'text' }, null, ''],
    ['numbers as text', { ...base, type: 'text' }, 7, '7'],
    ['one moment, written twice', { ...base, type: 'dateTime' }, 1_700_000_000, '2023-11-14T22:13:20Z'],
    ['rows of which a table shows the same', table, [{ id: 1, name: 'a' }], [{ id: 2, name: 'a' }]],
    ['a number that opens other contents', popup, [{ id: 1 }], [{ id: 2 }]],
    ['numbers with the same word', { ...base, type: 'scale', scale }, 71, 74],
    ['sizes with the same text', { ...base, type: 'bytes' }, 1_234_567_890, 1_234_567_891],
    ['nodes of a tree with other ids', tree, [{ id: 1, name: 'a' }], [{ id: 2, name: 'a' }]],
    ['events with other ids', timeline, [{ id: 1, at: 9, name: 'a' }], [{ id: 2, at: 9, name: 'a' }]],
    ['nodes of a graph with other ids', graph, [{ id: 1, name: 'a' }], [{ id: 2, name: 'a' }]],
    ['bytes of entries with other ids', hex, [{ id: 1, name: '00' }], [{ id: 2, name: '00' }]],
    ['points with other ids', activity, [{ id: 1, time: 9, count: 1 }], [{ id: 2, time: 9, count: 1 }]],
    ['one value and a list of it', { ...base, type: 'list' }, 'a', ['a']],
    ['no entries', { ...base, type: 'map' }, {}, null],
  ])('%s', (_case, field, left, right) => {
    expect(fieldFact(field, { v: left }, context)).toBe(fieldFact(field, { v: right }, context));
  });

  test.each<[string, Field, unknown, unknown]>([
    ['a value and none', { ...base, type: 'number' }, 0, null],
    ['numbers that have the same short form', { ...base, type: 'number' }, 1_234_567, 1_234_568],
    ['times that are as long ago', { ...base, type: 'relativeTime' }, 1_699_000_000, 1_699_000_001],
    ['lists that differ behind the first entries', { ...base, type: 'list', first: 1 }, ['a', 'b'], ['a', 'c']],
    ['lists in another order', { ...base, type: 'list' }, ['a', 'b'], ['b', 'a']],
    ['entries that join to the same text', { ...base, type: 'chips' }, ['a, b'], ['a', 'b']],
    ['a map with another value', { ...base, type: 'map' }, { os: 'x' }, { os: 'y' }],
    ['another number of contents', popup, [{ id: 1 }], [{ id: 2 }, { id: 3 }]],
    ['a number with another word', { ...base, type: 'scale', scale }, 31, 74],
    ['a node below another one', tree, [{ id: 1 }, { id: 2 }], [{ id: 1 }, { id: 2, parent: 1 }]],
    ['an event at another time', timeline, [{ at: 9, name: 'a' }], [{ at: 10, name: 'a' }]],
    ['another node of a graph', graph, [{ id: 1, name: 'a' }], [{ id: 1, name: 'b' }]],
    ['other bytes', hex, [{ name: '00' }], [{ name: '01' }]],
    ['a point with another count', activity, [{ time: 9, count: 1 }], [{ time: 9, count: 2 }]],
    ['a point with another score', score, [{ at: 9, id: 1 }], [{ at: 9, id: 2 }]],
  ])('but not %s', (_case, field, left, right) => {
    const compared = comparedField(field);
    expect(fieldFact(compared, { v: left }, context)).not.toBe(fieldFact(compared, { v: right }, context));
  });
});
