import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Reads } from '~/generated/contract/types';
import { settle } from '~/tests/harness/fake-clock';
import { pagedTable, rowAt, showTable } from '~/tests/harness/view/screen/table/support';

const setHover = (matches: boolean): void => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = real(query);
    if (query === '(hover: hover)') vi.spyOn(list, 'matches', 'get').mockReturnValue(matches);
    return list;
  });
};

afterEach(() => void vi.restoreAllMocks());

const showCopied = () =>
  showTable({
    table: {
      columns: [
        ...pagedTable.columns,
        {
          type: 'mono',
          id: 'host',
          label: { key: 'host', text: 'Host' },
          value: (s: Reads) => s.item && 'a.halden.example',
        },
      ],
    },
  });

const tools = (row: number): number => rowAt(row).querySelectorAll('[data-action^="copy"]').length;

describe('the copy buttons of a list', () => {
  test('copy buttons replace their placeholders when the pointer or the focus enters the row', async () => {
    setHover(true);
    await showCopied();
    expect([tools(1), tools(2)]).toEqual([0, 0]);
    expect(rowAt(1).querySelectorAll('.descry-copy-room[data-two]')).toHaveLength(1);
    await userEvent.hover(rowAt(1));
    expect([tools(1), tools(2)]).toEqual([2, 0]);
    expect(rowAt(1).querySelector('.descry-copy-room')).toBeNull();
    await act(() => screen.getByRole('grid').focus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await act(settle);
    expect(tools(2)).toBe(2);
    expect(document.activeElement?.getAttribute('data-action')).toBe('copy');
  });

  test('copy buttons are always rendered if the pointer cannot hover', async () => {
    setHover(false);
    await showCopied();
    expect([tools(1), tools(2)]).toEqual([2, 2]);
  });
});
