import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { HexField } from '~/generated/contract/descriptor-types';
import { HexView } from '~/view/field/HexView';
import { hexLayout } from '~/view/field/hex/use-hex-layout';
import { getOwn } from '~/lib/get-own';
import { fieldValue, session, setUp } from '../../harness/view/support';

const bytes = (count: number): string => Array.from({ length: count }, () => '41').join(' ');

const lined: HexField = {
  type: 'hex',
  id: 'hex',
  label: { key: 'hex', text: 'Content' },
  value: (scope) => scope.data,
  line: (scope) => getOwn(scope.item, 'line'),
  content: (scope) => getOwn(scope.item, 'content'),
  perRow: 51,
};
const { line: _line, content: _content, ...plain } = lined;

async function show(data: unknown, field: HexField = plain) {
  const world = await setUp();
  await world.show(<HexView field={field} scope={{ ...session, data }} />);
  return world;
}

const rows = (): readonly HTMLElement[] => within(screen.getByRole('grid')).getAllByRole('row');
const cells = (row: HTMLElement | undefined): readonly (string | null)[] =>
  row ? [...row.children].map((cell) => cell.textContent) : [];

describe('bytes in rows [DR-T03-69]', () => {
  test('the grid of bytes has its label as name, and a row has its line, offset, bytes and characters', async () => {
    await show(['4d 5a 00', 'ff']);
    const grid = screen.getByRole('grid', { name: 'Content' });
    expect(grid.getAttribute('aria-rowcount')).toBe('2');
    expect(rows().map(cells)).toEqual([
      ['1', '00000000', '4d 5a 00', 'MZ.'],
      ['2', '00000003', 'ff', '.'],
    ]);
  });

  test('rows of bytes begin with their line and have 51 bytes each [DR-T03-45, 46]', async () => {
    await show([{ line: 'x7', content: bytes(120) }], lined);
    expect(rows().map((row) => [cells(row)[0], (cells(row)[3] ?? '').length])).toEqual([
      ['x7', 51],
      ['x7', 51],
      ['x7', 18],
    ]);
  });

  test.each([[[]], [undefined], [null]])('missing bytes are a dash: %j', async (data) => {
    await show(data);
    expect(fieldValue('hex').textContent).toBe('-');
    expect(screen.queryByRole('grid')).toBeNull();
  });

  test('a content that is not hexadecimal is shown as text, and a missing one as a dash', async () => {
    await show([{ line: 1, content: '<b>x</b>' }, { line: 2 }], lined);
    expect(rows().map((row) => cells(row)[2])).toEqual(['<b>x</b>', '-']);
  });

  test('of many rows of bytes only the visible ones are rendered, and others when they are scrolled to', async () => {
    await show(Array.from({ length: 100_000 }, () => '41'));
    expect(rows().length).toBeLessThan(60);
    const grid = screen.getByRole('grid');
    grid.scrollTop = 50_000 * 20;
    fireEvent.scroll(grid);
    expect(rows().length).toBeLessThan(60);
    expect(rows().map((row) => row.getAttribute('data-item'))).toContain('50000');
  });
});

describe('choosing and copying', () => {
  test('the copy buttons of bytes copy all while none are selected', async () => {
    const { page } = await show(['48 69', '21']);
    await userEvent.click(screen.getByRole('button', { name: 'Copy as hex' }));
    await userEvent.click(screen.getByRole('button', { name: 'Copy as text' }));
    expect(page.done).toEqual(['copy 48 69\n21', 'copy Hi\n!']);
  });

  test('keys move through bytes, with Shift they select, and the buttons copy the selected ones', async () => {
    const { page } = await show(['48 65 6c 6c 6f']);
    screen.getByRole('grid').focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['65 6c 6c ', 'ell']);
    expect(screen.getByText('3 bytes selected')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Copy as text' }));
    expect(page.done).toEqual(['copy ell']);
  });

  test('Ctrl+A selects all bytes, and Ctrl+C copies them', async () => {
    const { page } = await show(['48 69', '21']);
    screen.getByRole('grid').focus();
    await userEvent.keyboard('{Control>}ac{/Control}');
    expect(page.done).toEqual(['copy 48 69\n21']);
  });

  test('the position in the bytes is shown with the value of the byte', async () => {
    await show(['48 65 6c 6c 6f']);
    screen.getByRole('grid').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('Offset 00000001: 65 (101)').getAttribute('role')).toBe('status');
  });

  test.each([
    ['64', '00000064'],
    [' 0x64 ', '00000064'],
    ['fffffff', '00000077'],
  ])('a typed offset leads to its byte with the focus: %j', async (typed, want) => {
    await show([bytes(120)]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Go to offset' }), `${typed}{Enter}`);
    expect(screen.getByText(`Offset ${want}: 41 (65)`)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('grid'));
  });

  test('a typed text that is no offset is marked as wrong and leads nowhere', async () => {
    await show([bytes(120)]);
    const input = screen.getByRole('textbox', { name: 'Go to offset' });
    await userEvent.type(input, 'xyz{Enter}');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('120 bytes')).toBeDefined();
  });

  test.each([
    ['{End}', 4],
    ['{Control>}{End}{/Control}', 51],
    ['{ArrowDown}', 51],
    ['{End}{ArrowRight}', 51],
    ['{End}{ArrowRight}{ArrowLeft}', 4],
    ['{PageDown}{PageUp}', 0],
  ])('%s', async (keys, selection) => {
    await show(['48 65 6c 6c 6f', '21']);
    screen.getByRole('grid').focus();
    await userEvent.keyboard(keys);
    const chosen = document.querySelector('[aria-selected="true"]');
    const before = [...(chosen?.querySelector('[data-bytes]')?.children ?? [])].findIndex(
      ({ tagName }) => tagName === 'MARK',
    );
    expect(Number(chosen?.getAttribute('data-item')) * 51 + before).toBe(selection);
  });
});

describe('the layout [DR-OP-40]', () => {
  test.each([
    ['16 bytes fit beside their characters', { given: [852, 7.8, 16, 2], want: 'beside' }],
    ['51 bytes fit a wide dialog with their characters below', { given: [852, 7.8, 51, 3], want: 'stacked' }],
    ['51 bytes do not fit the drawer, which scrolls', { given: [402, 7.8, 51, 3], want: 'beside' }],
  ] as const)('%s', (_, { given: [width, character, perRow, name], want }) => {
    expect(hexLayout(width, character, perRow, name).kind).toBe(want);
  });
});
