import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Reads } from '../../../src/generated/types';
import { settle } from '../../support/fake-clock';
import { json } from '../support';
import { drawnRows, itemsFrom, listState, rowAt, showTable } from './table-support';

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

const note = (): Element | null => document.querySelector('.descry-list-note[role="alert"]');

const failing = () => json({}, 500);

describe('the states of a list', () => {
  test('while nothing is known there are grey rows, and no number', async () => {
    await showTable({ fetch: () => new Promise(() => undefined) });
    expect(listState()).toBe('loading');
    expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('grid').textContent).toContain('Loading');
    expect(screen.getByTestId('range').textContent).toBe('');
  });

  test('without entries it says so; where filters leave none it offers to clear them', async () => {
    const { place, asked } = await showTable({ total: 0, at: '/list?q=a&result=failed&page=2' });
    expect(listState()).toBe('empty');
    expect(screen.getByText('No things match')).toBeDefined();
    await userEvent.click(button('Clear filters'));
    await act(settle);
    expect(place.get()).toBe('/list');
    expect(screen.getByText('No data')).toBeDefined();
    expect(asked.at(-1)).toBe('?offset=0&limit=20&sort=name');
  });

  test('a failure is told in words, with a way to try again', async () => {
    let fails = true;
    await showTable({ fetch: () => (fails ? failing() : undefined) });
    expect(listState()).toBe('failed');
    fails = false;
    await userEvent.click(button('Try again'));
    await act(settle);
    expect(listState()).toBe('data');
    expect(rowAt(0).textContent).toContain('Entry 1');
  });

  test('a failure of what other filters ask for does not show the old entries as theirs', async () => {
    const { go } = await showTable({ fetch: (url) => (url.searchParams.has('q') ? failing() : undefined) });
    await go('/list?q=a');
    expect(listState()).toBe('failed');
    expect(drawnRows()).toEqual([]);
    await go('/list');
    expect(listState()).toBe('data');
  });

  test('asked again in vain, entries stay and say from when they are, until asking succeeds', async () => {
    let fails = false;
    const { pass } = await showTable({ fetch: () => (fails ? failing() : undefined) });
    await pass(60_000);
    fails = true;
    await userEvent.click(button('Refresh'));
    await act(settle);
    expect(listState()).toBe('stale');
    expect(rowAt(0).textContent).toContain('Entry 1');
    expect(note()?.textContent).toContain('2025-03-01 09:30:00 UTC');
    fails = false;
    await userEvent.click(button('Try again'));
    await act(settle);
    expect(listState()).toBe('data');
    expect(note()).toBeNull();
    expect(screen.getByTestId('updated').textContent).toBe('Updated 09:31:00 UTC');
  });

  test('old entries say how old they are', async () => {
    const { pass } = await showTable();
    expect(screen.getByTestId('updated').textContent).toBe('Updated 09:30:00 UTC');
    await pass(301_000);
    expect(screen.getByTestId('updated').textContent).toBe('Updated 09:30:00 UTC, 5 minutes ago');
    await pass(120_000);
    expect(screen.getByTestId('updated').textContent).toBe('Updated 09:30:00 UTC, 7 minutes ago');
  });

  test('a page in the middle that fails says so in its place, and is asked for again alone', async () => {
    let fails = true;
    const { asked, pass, scrollTo } = await showTable({
      total: 400,
      fetch: (url) => (fails && url.searchParams.get('offset') === '200' ? failing() : undefined),
    });
    await scrollTo(195);
    await pass(200);
    expect(listState()).toBe('data');
    expect(rowAt(196).textContent).toContain('Entry 197');
    expect(rowAt(200).textContent).toContain('These entries could not be loaded.');
    fails = false;
    const before = asked.length;
    await userEvent.click(within(rowAt(200)).getByRole('button', { name: 'Try again' }));
    await act(settle);
    expect(asked.slice(before).map((query) => query.slice(0, 11))).toEqual(['?offset=200']);
    expect(rowAt(200).textContent).toContain('Entry 201');
  });

  test('what the address holds that cannot be meant is told once, and goes with the next change', async () => {
    const { place, asked } = await showTable({ at: '/list?sort=secret&page=0&result=x&columns=nope&q=a' });
    expect(asked[0]).toBe('?offset=0&limit=20&sort=name&q=a');
    expect(screen.getByTestId('refused').textContent).toContain('sort=secret');
    expect(screen.getByTestId('refused').textContent).toContain('result=x');
    await userEvent.click(button('Score'));
    await act(settle);
    expect(place.get()).toBe('/list?q=a&sort=score');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByTestId('refused')).toBeNull();
  });

  test('a refresh that moves the period on keeps the place, and the entries while it fails', async () => {
    let fails = false;
    const { pass, scrollTo, asked } = await showTable({
      table: {
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
      },
      fetch: () => (fails ? failing() : undefined),
    });
    await scrollTo(50);
    await pass(600);
    fails = true;
    await userEvent.click(button('Refresh'));
    await act(settle);
    expect(listState()).toBe('stale');
    expect(rowAt(50).textContent).toContain('Entry 51');
    expect(asked.at(-1)).toContain('offset=60&limit=20&to=2');
    fails = false;
    await userEvent.click(button('Try again'));
    await act(settle);
    expect(listState()).toBe('data');
    expect(rowAt(50).textContent).toContain('Entry 51');
  });

  test('a list that comes at once is drawn the same way, and stays while it is asked for in vain', async () => {
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
    expect(drawnRows().length).toBeLessThan(40);
    fails = true;
    await userEvent.click(button('Refresh'));
    await act(settle);
    expect(listState()).toBe('stale');
    expect(rowAt(0).textContent).toContain('Entry 1');
  });
});
