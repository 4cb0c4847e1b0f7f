import { describe, expect, test, vi } from 'vitest';
import { listPage, type ListQuery } from '~/demo/company/query/list';

interface Thing {
  readonly id: string;
  readonly name: string;
  readonly size: number | null;
}

const things: readonly Thing[] = [
  { id: 'c', name: 'Åse Lund', size: 7 },
  { id: 'a', name: 'Anna Berg', size: null },
  { id: 'd', name: 'Zoë Berg', size: 7 },
  { id: 'b', name: 'anna Dahl', size: 3 },
];
const rules = {
  text: ({ name, id }: Thing) => [name, null, `id-${id}`],
  sort: { name: ({ name }: Thing) => name, size: ({ size }: Thing) => size },
};

function ids(query: ListQuery, where?: (thing: Thing) => boolean, usual?: string): string {
  const given = { ...rules, ...(where && { where }), ...(usual !== undefined && { usual }) };
  return listPage({ query, world: { now: () => 0 } }, things, given)
    .data.items.map(({ id }) => id)
    .join('');
}

describe('a list holds', () => {
  test.each<[string, { given: ListQuery; want: string }]>([
    ['everything as it is given, unless an order is asked for', { given: {}, want: 'cadb' }],
    ['the letters of all languages in their order', { given: { sort: 'name' }, want: 'abcd' }],
    ['equal ones by id, and those without a value last', { given: { sort: 'size' }, want: 'bcda' }],
    ['entries in descending order, with those without a value last', { given: { sort: '-size' }, want: 'cdba' }],
    ['nothing of an order that it does not know', { given: { sort: 'colour' }, want: 'cadb' }],
    ['what has the word in any case', { given: { q: 'BERG' }, want: 'ad' }],
    ['what has every word, in any order and in any of its texts', { given: { q: ' berg  id-d' }, want: 'd' }],
    ['no word across two texts', { given: { q: 'bergid-d' }, want: '' }],
    ['what is left after those that are skipped', { given: { offset: 3 }, want: 'b' }],
    ['no more than asked for', { given: { offset: 1, limit: 2 }, want: 'ad' }],
    ['nothing beyond the end', { given: { offset: 9 }, want: '' }],
    ['a page of what is found, in order', { given: { q: 'an', sort: '-name', limit: 1 }, want: 'b' }],
  ])('%s', (_, { given, want }) => {
    expect(ids(given)).toBe(want);
  });

  test('the order that is usual for it, unless one is asked for', () => {
    expect(ids({}, undefined, '-size')).toBe('cdba');
    expect(ids({ sort: 'name' }, undefined, '-size')).toBe('abcd');
  });

  test('what the filters let pass, and counts the whole of it', () => {
    const given = { query: { limit: 1 }, world: { now: () => 5000 } };
    expect(listPage(given, things, { ...rules, where: ({ size }) => size === 7 }).data).toEqual({
      items: [things[0]],
      total: 2,
      asOf: '1970-01-01T00:00:05.000Z',
    });
  });

  test('at most 100 unless more is asked for', () => {
    const many = Array.from({ length: 130 }, (_, index) => ({ id: String(index), name: '', size: null }));
    const page = (query: ListQuery) => listPage({ query, world: { now: () => 0 } }, many, rules).data.items.length;
    expect([page({}), page({ limit: 500 })]).toEqual([100, 130]);
  });
});

test('each object is read once for an order and once for a search, however often it is asked for', () => {
  const text = vi.fn(rules.text);
  const size = vi.fn(rules.sort.size);
  const list = (query: ListQuery) =>
    listPage({ query, world: { now: () => 0 } }, things, { text, sort: { size }, where: () => true });
  for (const sort of ['size', 'size', '-size', '-size']) list({ sort, q: 'berg' });
  expect(text).toHaveBeenCalledTimes(things.length);
  expect(size).toHaveBeenCalledTimes(2 * things.length);
});
