import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { factsOf } from '~/api/operation-facts';
import type { TableScreen } from '~/generated/contract/descriptor-types';
import type { Reads } from '~/generated/contract/types';
import { positionInSequence, storedSequence } from '~/state/drawer/sequence';
import { settle } from '~/tests/harness/fake-clock';
import { itemsFrom, listState, rowAt, showTable } from '~/tests/harness/view/screen/table/support';
import { json } from '~/tests/harness/view/support';

const saved = vi.hoisted(() => ({ files: new Array<readonly string[]>() }));
vi.mock('~/platform/save-file', () => ({
  saveFile: (...file: readonly string[]) => void saved.files.push(file),
}));
beforeEach(() => {
  saved.files.length = 0;
});

const range = (): string | null => screen.getByTestId('range').textContent;
const count = 50;

/** A list whose answer says whether another page follows. */
const followed: Partial<TableScreen> = { total: () => undefined, more: (s: Reads) => s.audit?.hasMore };
const withMore = (url: URL) => {
  const offset = Number(url.searchParams.get('offset'));
  return json({ data: { items: itemsFrom(offset, Math.min(20, count - offset)), hasMore: offset + 20 < count } });
};

/** A list whose answer names the next page. */
const named: Partial<TableScreen> = {
  total: () => undefined,
  next: (s: Reads) => s.audit?.next,
  sources: {
    audit: {
      operation: 'auditList',
      query: { limit: (s: Reads) => s.page?.size, offset: (s: Reads) => s.page?.cursor },
    },
  },
};
const withNext = (url: URL) => {
  const offset = Number((url.searchParams.get('offset') ?? 'after-0').slice('after-'.length));
  const next = offset + 20 < count ? `after-${offset + 20}` : null;
  return json({ data: { items: itemsFrom(offset, Math.min(20, count - offset)), next } });
};

/** A list whose answer names the next page in its header `Link`. */
const linked: Partial<TableScreen> = {
  ...named,
  next: (s, f) => f.queryValue(f.linkTarget(f.header(s, 'audit', 'link'), 'next'), 'offset'),
};
const withLink = (url: URL) => {
  const offset = Number((url.searchParams.get('offset') ?? 'after-0').slice('after-'.length));
  const isLast = offset + 20 >= count;
  return new Response(JSON.stringify({ data: { items: itemsFrom(offset, Math.min(20, count - offset)) } }), {
    headers: {
      'Content-Type': 'application/json',
      ...(!isLast && { Link: `</audit?offset=after-${offset + 20}>; rel="next"` }),
    },
  });
};
// No descriptor that ships reads a header of this list.
const facts = factsOf('auditList');
beforeAll(() => void Object.assign(facts, { headers: ['link'] }));
afterAll(() => void Reflect.deleteProperty(facts, 'headers'));

describe.each([
  [
    'says whether more follow',
    followed,
    withMore,
    ['?offset=0&limit=20&sort=name', '?offset=20&limit=20&sort=name', '?offset=40&limit=20&sort=name'],
  ],
  ['names the next page', named, withNext, ['?limit=20', '?limit=20&offset=after-20', '?limit=20&offset=after-40']],
  ['links to the next page', linked, withLink, ['?limit=20', '?limit=20&offset=after-20', '?limit=20&offset=after-40']],
] as const)('a list whose server %s', (_, table, fetch, queries) => {
  test('grows while the analyst scrolls, and has its number of entries at the end', async () => {
    const { requested, pass, scrollTo } = await showTable({ table, fetch });
    expect(range()).toBe('1–15 of more than 20 things');
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('-1');
    for (const row of [10, 30, 45]) {
      await scrollTo(row);
      await pass(300);
    }
    await scrollTo(35);
    await pass(300);
    expect(requested).toEqual(queries);
    expect(range()).toBe('36–50 of 50 things');
    expect(rowAt(49).textContent).toContain('Entry 50');
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('51');
  });

  test('is exported as a whole, page by page', async () => {
    const { requested } = await showTable({ table, fetch });
    await userEvent.click(screen.getByRole('button', { name: 'Export the first 10,000 rows (CSV)' }));
    await act(settle);
    expect(saved.files[0]?.[1]?.trim().split('\r\n')).toHaveLength(count + 1);
    expect(requested.slice(-3)).toEqual(queries);
  });

  test('begins again after a refresh', async () => {
    const { requested, pass, scrollTo } = await showTable({ table, fetch });
    await scrollTo(19);
    await pass(300);
    requested.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await act(settle);
    await pass(300);
    expect(listState()).toBe('data');
    expect(requested).toEqual(queries);
    expect(rowAt(25).textContent).toContain('Entry 26');
  });
});

test('a drawer counts the known entries of a list whose length is not known', async () => {
  const { services } = await showTable({ table: followed, fetch: withMore });
  await userEvent.click(rowAt(3));
  await act(settle);
  const sequence = storedSequence(services.drawer.entryState).get();
  expect(positionInSequence(sequence, { search_type: 5, id: 'id-4' })).toMatchObject({ position: 4, count: 20 });
});

test('a page without entries ends a list, whatever its answer says', async () => {
  await showTable({ table: followed, fetch: () => json({ data: { items: [], hasMore: true } }) });
  expect(listState()).toBe('empty');
});

test('a list whose server names its pages begins with the first, whatever the address says', async () => {
  const { requested, address, pass, scrollTo } = await showTable({ table: named, fetch: withNext, at: '/list?page=3' });
  expect(requested[0]).toBe('?limit=20');
  await scrollTo(19);
  await pass(2000);
  expect(address.get()).not.toContain('page=2');
});

test.each([
  ['fewer entries than it was called for', 8],
  ['more', 30],
])('a list whose server names its pages has all entries if each page has %s', async (_, size) => {
  const fetch = (url: URL) => {
    const offset = Number(url.searchParams.get('offset') ?? 0);
    const items = itemsFrom(offset, Math.min(size, count - offset));
    return json({ data: { items, next: offset + size < count ? String(offset + size) : null } });
  };
  const { requested, pass, scrollTo } = await showTable({ table: named, fetch });
  for (const row of [5, 15, 25, 35, 45, 35]) {
    await scrollTo(row);
    await pass(300);
  }
  expect(range()).toBe('36–50 of 50 things');
  for (const row of [35, 40, 49]) expect(rowAt(row).textContent).toContain(`Entry ${row + 1}`);
  expect(requested).toHaveLength(Math.ceil(count / size));
  await userEvent.click(screen.getByRole('button', { name: /^Export/ }));
  await act(settle);
  expect(saved.files[0]?.[1]?.trim().split('\r\n')).toHaveLength(count + 1);
});

test('a hostile name of the next page is sent as one value, and what is no name ends the list', async () => {
  const evil = '&limit=999#';
  const { requested, pass, scrollTo } = await showTable({
    table: named,
    fetch: (url) => json({ data: { items: itemsFrom(0, 20), next: url.searchParams.has('offset') ? { a: 1 } : evil } }),
  });
  await scrollTo(15);
  await pass(300);
  expect(requested).toEqual(['?limit=20', `?limit=20&offset=${evil}`]);
  expect(range()).toContain('of 40 things');
});
