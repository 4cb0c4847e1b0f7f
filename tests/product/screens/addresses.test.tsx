import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chosenFilters, readScreenAddress } from '~/descriptor/screen-address';
import type { Screen } from '~/generated/contract/descriptor-types';
import { draw, rest } from '../../harness/product/screens/drawing';
import { requestScreen, everyScreen, type Sent } from '../../harness/product/screens/every-screen';

let broken: unknown[] = [];
beforeEach(() => {
  broken = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void broken.push(words));
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(broken).toEqual([]);
});

const huge = '€'.repeat(10_000);

/** An address in which everything that the screen reads is there, and nothing of it can be meant. */
function meaningless(screen: Screen): URLSearchParams {
  const query = new URLSearchParams({
    nobody: 'x',
    __proto__: 'x',
    page: '0',
    sort: 'no-such-key',
    columns: 'no-such',
  });
  query.set('tab', '-1');
  for (const [index, filter] of ('filters' in screen ? (screen.filters ?? []) : []).entries()) {
    if (filter.type === 'text' || filter.type === 'link') query.set(filter.id, index % 2 === 0 ? huge : 'a\u0000b');
    else if ('options' in filter && 'rows' in filter.options) query.set(filter.id, huge);
    else query.set(filter.id, ['constructor', huge, "' or 1=1 --"][index % 3] ?? '');
  }
  return query;
}

/** One in which members stand twice of which there is one. */
function repeated(screen: Screen): URLSearchParams {
  const query = new URLSearchParams('page=2&page=3&tab=1&tab=2');
  if (screen.kind === 'table') {
    const key = screen.columns.flatMap((column) =>
      'sort' in column && column.sort !== undefined ? [column.sort] : [],
    )[0];
    for (const sort of key === undefined ? [] : [key, `-${key}`]) query.append('sort', sort);
    for (const { id } of screen.columns.slice(0, 2)) query.append('columns', id);
  }
  for (const filter of 'filters' in screen ? (screen.filters ?? []) : []) {
    if (filter.type === 'choices') continue;
    query.append(filter.id, 'one');
    query.append(filter.id, 'other');
  }
  return query;
}

const all = await everyScreen();

describe.each(all.map((each) => [each.id, each] as const))('%s', (_, each) => {
  const { screen } = each;

  test.each([
    ['what nobody knows', meaningless(screen)],
    ['what stands there twice', repeated(screen)],
  ])('reads nothing of %s, and sends nothing of it', async (__, query) => {
    const address = readScreenAddress(screen, `?${query}`);
    expect({ ...address, refused: [] }).toEqual(readScreenAddress(screen, ''));
    const read = [...new Set(address.refused.map(({ name }) => name))];
    expect(read).toHaveLength(address.refused.length);
    expect([...new Set(query.keys())]).toEqual(expect.arrayContaining(read));
    const calls = async (search: string): Promise<readonly Sent[]> =>
      (
        await requestScreen(screen, {
          tail: each.tail,
          filter: chosenFilters(screen, readScreenAddress(screen, search)),
        })
      ).sent;
    expect(await calls(`?${query}`)).toEqual(await calls(''));
  });

  // Other kinds hold nothing in the address.
  test.runIf(screen.kind === 'table' || screen.kind === 'tabs')(
    'tells of them once, and is there all the same',
    async () => {
      const { requested, logged } = await draw(each, { query: meaningless(screen) });
      expect(requested.filter((address) => /no-such|constructor|%E2%82%AC|%00/.test(address))).toEqual([]);
      const notes = [...document.querySelectorAll('[data-testid="refused"]')];
      expect(notes).toHaveLength(document.querySelectorAll('[data-list]').length);
      expect(document.body.textContent.length).toBeLessThan(20_000);
      expect(logged).toEqual([]);
      for (const note of notes) fireEvent.click(note.querySelector('button') ?? note);
      await rest();
      expect(document.querySelector('[data-testid="refused"]')).toBeNull();
    },
  );
});
