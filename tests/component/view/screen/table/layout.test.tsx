import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { settle } from '~/tests/harness/fake-clock';
import { memoryStorage } from '~/tests/harness/memory-storage';
import { rowAt, showTable } from '~/tests/harness/view/screen/table/support';

const headings = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('th[data-column]')].map((cell) => cell.dataset['column']);

const widthOf = (column: string): string | undefined =>
  [...document.querySelectorAll<HTMLElement>('col')][headings().indexOf(column) + 1]?.style.width;

const rowHeight = (): string | undefined =>
  document.querySelector<HTMLElement>('.descry-list-box')?.style.getPropertyValue('--descry-list-row');

async function choose(...names: readonly string[]): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  for (const name of names) await userEvent.click(screen.getByLabelText(name));
  await userEvent.keyboard('{Escape}');
}

/** Makes the first column wider by keys. */
async function widen(): Promise<void> {
  await act(() => screen.getByRole('grid').focus());
  await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowRight}{/Shift}');
  await act(settle);
}

test('columns, widths and row height of a list are the same after a reload, until they are reset', async () => {
  const local = memoryStorage();
  const { settings } = await showTable({ local });
  const first = widthOf('name');
  await choose('ID', 'Score', 'Compact');
  await widen();
  const wide = widthOf('name');
  expect(wide).not.toBe(first);
  cleanup();

  const again = await showTable({ local });
  expect([again.address.get(), headings(), widthOf('name')]).toEqual(['/list', ['name', 'id'], wide]);
  expect(rowHeight()).toBe(`${settings.screens.compactRowHeight}px`);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  cleanup();

  await showTable({ local });
  expect([headings(), widthOf('name')]).toEqual([['name', 'score'], first]);
  expect(rowHeight()).toBe(`${settings.screens.rowHeight}px`);
});

test('columns of the address are displayed instead of the stored ones, which stay stored', async () => {
  const local = memoryStorage();
  await showTable({ local });
  await choose('Score');
  cleanup();
  await showTable({ local, at: '/list?columns=id%2Cscore' });
  expect(headings()).toEqual(['id', 'score']);
  cleanup();
  await showTable({ local });
  expect(headings()).toEqual(['name']);
});

test('the list of the columns stays open, with the focus, while columns are hidden and shown', async () => {
  await showTable();
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  for (const name of ['ID', 'Score', 'Score']) {
    await userEvent.click(screen.getByLabelText(name));
    expect(document.activeElement).toBe(screen.getByLabelText(name));
  }
  expect(headings()).toEqual(['name', 'id', 'score']);
});

test('another row height leaves the same row at the top', async () => {
  const { scrollTo, settings } = await showTable();
  await scrollTo(12);
  await choose('Compact');
  await act(settle);
  expect(document.querySelector('.descry-list-box')?.scrollTop).toBe(12 * settings.screens.compactRowHeight);
  expect(rowAt(12)).toBeDefined();
});

test('a list works where the browser stores nothing', async () => {
  const local = memoryStorage();
  local.setItem = () => {
    throw new DOMException('Full.', 'QuotaExceededError');
  };
  await showTable({ local });
  await choose('Score');
  expect(headings()).toEqual(['name']);
});
