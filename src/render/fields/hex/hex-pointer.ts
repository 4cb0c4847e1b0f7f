import type { PointerEvent } from 'react';

/** The place below the pointer, by the row and the side of the cell it is on. */
export function placeAt(event: PointerEvent, perRow: number): number | undefined {
  const target = event.target;
  if (!(target instanceof Element)) return undefined;
  const row = target.closest('[data-item]');
  if (!row) return undefined;
  const index = Number(row.getAttribute('data-item'));
  const cell = target.closest('[data-bytes]');
  if (!cell) return index * perRow;
  const { left, width } = cell.getBoundingClientRect();
  // Cells are as wide as a full row.
  const column = Math.floor(((event.clientX - left) / Math.max(1, width)) * perRow);
  return index * perRow + Math.max(0, Math.min(perRow - 1, column));
}

/** Scrolls a row, and a place between 0 and 1 along its bytes, into sight. */
export function reveal(box: HTMLElement, row: number, along: number, rowHeight: number): void {
  const top = row * rowHeight;
  const seen = box.clientHeight - rowHeight;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top > box.scrollTop + seen) box.scrollTop = top - seen;
  const cell = box.querySelector<HTMLElement>('[data-bytes]');
  if (!cell) return;
  const start = cell.offsetLeft + along * cell.offsetWidth;
  const margin = 32;
  if (start < box.scrollLeft + margin) box.scrollLeft = Math.max(0, start - margin);
  else if (start > box.scrollLeft + box.clientWidth - margin) box.scrollLeft = start - box.clientWidth + margin;
}
