import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { TableScreen } from '~/generated/contract/descriptor-types';
import type { Reads } from '~/generated/contract/types';
import { settle } from '~/tests/harness/fake-clock';
import { json } from '~/tests/harness/view/support';
import { renderedRows, itemsFrom, listState, rowAt, showTable } from '~/tests/harness/view/screen/table/support';

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

const failing = () => json({}, 500);

describe('the states of a list', () => {
  test('a loading list shows placeholder rows and no range', async () => {
    await showTable({ fetch: () => new Promise(() => undefined) });
    expect(listState()).toBe('loading');
    expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('grid').textContent).toContain('Loading');
    expect(screen.getByTestId('range').textContent).toBe('');
  });

  test('an empty list offers to clear its filters, and without filters shows that there is no data', async () => {
    const { address, requested } = await showTable({ total: 0, at: '/list?q=a&result=failed&page=2' });
    expect(listState()).toBe('empty');
    expect(screen.getByText('No things match')).toBeDefined();
    await userEvent.click(button('Clear filters'));
    await act(settle);
    expect(address.get()).toBe('/list');
    expect(screen.getByText('No data')).toBeDefined();
    expect(requested.at(-1)).toBe('?offset=0&limit=20&sort=name');
  });

  test('a failure that counts as empty shows its message in place of that of the list, also with filters', async () => {
    await showTable({
      at: '/list?q=a',
      fetch: failing,
      table: { whenEmpty: { text: { key: 'none', text: 'Nothing there' } } },
      errors: [{ operation: 'auditList', policy: { kind: 'as-empty', message: 'ERROR.CASE_UNKNOWN' } }],
    });
    expect(listState()).toBe('empty');
    expect(screen.getByText('There is no case with this id.')).toBeDefined();
    expect(screen.queryByText('Nothing there')).toBeNull();
  });

  test('a list that could not be loaded can be requested again', async () => {
    let fails = true;
    await showTable({ fetch: () => (fails ? failing() : undefined) });
    expect(listState()).toBe('failed');
    fails = false;
    await userEvent.click(button('Try again'));
    await act(settle);
    expect(listState()).toBe('data');
    expect(rowAt(0).textContent).toContain('Entry 1');
  });

  test('a failed request with another filter removes the rows of the old filter', async () => {
    const { go } = await showTable({ fetch: (url) => (url.searchParams.has('q') ? failing() : undefined) });
    await go('/list?q=a');
    expect(listState()).toBe('failed');
    expect(renderedRows()).toEqual([]);
    await go('/list');
    expect(listState()).toBe('data');
  });

  test('a failed refresh keeps the rows and shows their time until a retry succeeds', async () => {
    let fails = false;
    const { pass } = await showTable({ fetch: () => (fails ? failing() : undefined) });
    await pass(60_000);
    fails = true;
    await userEvent.click(button('Refresh'));
    await act(settle);
    expect(listState()).toBe('stale');
    expect(rowAt(0).textContent).toContain('Entry 1');
    expect(screen.getByTestId('not-current').textContent).toBe('Not up to date since 09:30');
    fails = false;
    await userEvent.click(button('Try again'));
    await act(settle);
    expect(listState()).toBe('data');
    expect(screen.queryByTestId('not-current')).toBeNull();
    expect(screen.getByTestId('updated').textContent).toBe('Updated 09:31:00 (UTC)');
  });

  test('rows and failures show the time of the server, as the clock of the page does', async () => {
    let fails = false;
    const { pass, serverTime } = await showTable({ fetch: () => (fails ? failing() : undefined) });
    serverTime.sync('Sat, 01 Mar 2025 11:00:00 GMT');
    await pass(301_000);
    expect(screen.getByTestId('updated').textContent).toBe('Updated 11:00:00 (UTC), 5 minutes ago');
    fails = true;
    await userEvent.click(button('Refresh'));
    await act(settle);
    expect(screen.getByTestId('not-current').textContent).toBe('Not up to date since 11:00');
  });

  test('rows that are minutes old show their age', async () => {
    const { pass } = await showTable();
    expect(screen.getByTestId('updated').textContent).toBe('Updated 09:30:00 (UTC)');
    await pass(301_000);
    expect(screen.getByTestId('updated').textContent).toBe('Updated 09:30:00 (UTC), 5 minutes ago');
    await pass(120_000);
    expect(screen.getByTestId('updated').textContent).toBe('Updated 09:30:00 (UTC), 7 minutes ago');
  });

  test('a page that could not be loaded shows a message among the rows, and is requested again alone', async () => {
    let fails = true;
    const { requested, pass, scrollTo } = await showTable({
      total: 400,
      fetch: (url) => (fails && url.searchParams.get('offset') === '200' ? failing() : undefined),
    });
    await scrollTo(195);
    await pass(200);
    expect(listState()).toBe('data');
    expect(rowAt(196).textContent).toContain('Entry 197');
    expect(rowAt(200).textContent).toContain('These entries could not be loaded.');
    fails = false;
    const before = requested.length;
    await userEvent.click(within(rowAt(200)).getByRole('button', { name: 'Try again' }));
    await act(settle);
    expect(requested.slice(before).map((query) => query.slice(0, 11))).toEqual(['?offset=200']);
    expect(rowAt(200).textContent).toContain('Entry 201');
  });

  test('invalid members of the address are named in a note, and the next change removes them', async () => {
    const { address, requested } = await showTable({
      at: '/list?sort=secret&page=0&result=x%26q%3D&columns=nope&q=a',
    });
    expect(requested[0]).toBe('?offset=0&limit=20&sort=name&q=a');
    expect(screen.getByTestId('refused').textContent).toContain('sort=secret');
    expect(screen.getByTestId('refused').textContent).toContain('result=x');
    await userEvent.click(button('Score'));
    await act(settle);
    expect(address.get()).toBe('/list?q=a&sort=score');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByTestId('refused')).toBeNull();
  });

  /** A list of a period. */
  const ofPeriod: Partial<TableScreen> = {
    period: true,
    sources: {
      audit: {
        operation: 'auditList',
        query: {
          offset: (s: Reads) => s.page?.offset,
          limit: (s: Reads) => s.page?.size,
          to: (s: Reads) => s.period?.to,
        },
      },
    },
  };

  test('a refresh that moves the period keeps the scroll position, and keeps the rows if it fails', async () => {
    let fails = false;
    const { pass, scrollTo, requested } = await showTable({
      table: ofPeriod,
      fetch: () => (fails ? failing() : undefined),
    });
    await scrollTo(50);
    await pass(600);
    fails = true;
    await userEvent.click(button('Refresh'));
    await act(settle);
    expect(listState()).toBe('stale');
    expect(rowAt(50).textContent).toContain('Entry 51');
    expect(requested.at(-1)).toContain('offset=60&limit=20&to=2');
    fails = false;
    await userEvent.click(button('Try again'));
    await act(settle);
    expect(listState()).toBe('data');
    expect(rowAt(50).textContent).toContain('Entry 51');
  });

  test('after a refresh, the rows of the period before are not those of another one, whose call fails', async () => {
    let fails = false;
    const { choosePeriod } = await showTable({ table: ofPeriod, fetch: () => (fails ? failing() : undefined) });
    await choosePeriod({ from: 0, to: 500 });
    await userEvent.click(button('Refresh'));
    await act(settle);
    expect(listState()).toBe('data');
    fails = true;
    await choosePeriod({ from: 500, to: 900 });
    expect([listState(), screen.queryByText('Entry 1')]).toEqual(['failed', null]);
  });

  test('a list that the server delivers as a whole is virtualized, and keeps its rows when a refresh fails', async () => {
    let fails = false;
    await showTable({
      table: {
        sources: { audit: { operation: 'auditList' } },
        needs: ['audit'],
        paged: undefined,
      },
      fetch: () => (fails ? failing() : json({ data: { items: itemsFrom(0, 300) } })),
    });
    expect(screen.getByTestId('range').textContent).toBe('1–15 of 300 things');
    expect(renderedRows().length).toBeLessThan(40);
    fails = true;
    await userEvent.click(button('Refresh'));
    await act(settle);
    expect(listState()).toBe('stale');
    expect(rowAt(0).textContent).toContain('Entry 1');
  });
});
