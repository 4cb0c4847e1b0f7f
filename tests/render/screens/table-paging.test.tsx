import { describe, expect, test } from 'vitest';
import { drawnRows, listState, rowAt, showTable } from './table-support';

describe('a list that comes page by page', () => {
  test('asks for the first page alone, and draws the rows in sight', async () => {
    const { asked } = await showTable();
    expect(listState()).toBe('data');
    expect(asked).toEqual(['?offset=0&limit=20&sort=name']);
    expect(rowAt(0).textContent).toContain('Entry 1');
    expect(drawnRows().length).toBeLessThan(40);
  });
});
