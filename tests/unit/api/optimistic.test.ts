import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { changedAnswer, showOptimistically } from '~/api/optimistic';
import type { OptimisticChange } from '~/generated/contract/descriptor-types';
import type { Reads } from '~/generated/contract/types';
import { getOwn } from '~/lib/get-own';
import { isList } from '~/lib/json';

const first = { id: 'a', status: 'new', owner: { name: 'Ann' } };
const second = { id: 'b', status: 'new', owner: { name: 'Bob' } };
const answer = { items: [first, second], total: 2 };
const closed = { ...first, status: 'closed' };

const change = (rest: Partial<OptimisticChange>): OptimisticChange => ({
  read: 'alertList',
  set: { status: () => 'closed' },
  ...rest,
});
const rows = (s: Reads) => s.answer?.items;
const byId = { match: { id: (s: Reads) => s.input?.id } };

describe('the answer of a read before a call is answered', () => {
  test.each<[string, Partial<OptimisticChange>, object, unknown, unknown]>([
    [
      'the row that matches changes',
      { rows, ...byId },
      { input: { id: 'a' } },
      answer,
      { items: [closed, second], total: 2 },
    ],
    [
      'each row that one of the values matches changes',
      { rows, match: { id: () => ['a', 'b'] } },
      {},
      answer,
      { items: [closed, { ...second, status: 'closed' }], total: 2 },
    ],
    ['the whole answer changes', { ...byId }, { input: { id: 'a' } }, first, closed],
    ['the answer for another object stays', { ...byId }, { input: { id: 'x' } }, first, first],
    [
      'a value that is not known matches nothing',
      { rows, ...byId },
      {},
      { items: [{ id: undefined }] },
      { items: [{ id: undefined }] },
    ],
    ['a new value that is not known changes nothing', { set: { status: () => undefined } }, {}, first, first],
    ['an inherited member matches nothing', { match: { toString: () => Object.prototype.toString } }, {}, first, first],
    ['what is no object stays', {}, {}, 'text', 'text'],
    ['what is no list has no rows', { rows, ...byId }, { input: { id: 'a' } }, { items: first }, { items: first }],
  ])('%s', (_, rest, scope, given, want) => {
    expect(changedAnswer(given, change(rest), { ...scope })).toEqual(want);
  });

  test('what does not change is the same object', () => {
    const changed = changedAnswer(answer, change({ rows, ...byId }), { input: { id: 'a' } });
    const items = getOwn(changed, 'items');
    expect(isList(items) && items[1]).toBe(second);
    expect(changedAnswer(answer, change({ rows, match: { id: () => 'x' } }), {})).toBe(answer);
  });
});

/** A cache with one answer of the list and one of another read. */
async function cacheWith(received: unknown) {
  const queries = new QueryClient();
  const fetchAs = (operation: string) =>
    queries.fetchQuery({ queryKey: [operation], meta: { operation }, queryFn: () => received, staleTime: Infinity });
  await fetchAs('alertList');
  await fetchAs('alertSummary');
  return queries;
}
const shown = (queries: QueryClient) => queries.getQueryData(['alertList']);
const received = { answer, headers: {} };
const changes = [change({ rows, match: { id: () => 'a' } })];

describe('the cache of answers', () => {
  test('the answers of the read change, those of others stay, and undoing brings them back', async () => {
    const queries = await cacheWith(received);
    const undo = await showOptimistically(queries, changes, {});
    expect(shown(queries)).toEqual({ answer: { items: [closed, second], total: 2 }, headers: {} });
    expect(queries.getQueryData(['alertSummary'])).toEqual(received);
    undo();
    expect(shown(queries)).toEqual(received);
  });

  test('two calls of which the first fails leave the change of the second', async () => {
    const queries = await cacheWith(received);
    const undoFirst = await showOptimistically(queries, changes, {});
    await showOptimistically(queries, [change({ rows, match: { id: () => 'b' } })], {});
    undoFirst();
    expect(shown(queries)).toMatchObject({ answer: { items: [closed, { id: 'b', status: 'closed' }] } });
  });

  test('a request that was under way does not bring back what the call changes', async () => {
    const queries = await cacheWith(received);
    let answerLate = (_: unknown): void => undefined;
    const late = queries
      .fetchQuery({
        queryKey: ['alertList'],
        meta: { operation: 'alertList' },
        queryFn: () => new Promise((resolve) => (answerLate = resolve)),
      })
      .catch(() => undefined);
    await showOptimistically(queries, changes, {});
    answerLate({ answer: { items: [], total: 0 }, headers: {} });
    await late;
    expect(shown(queries)).toMatchObject({ answer: { items: [closed, second] } });
  });
});
