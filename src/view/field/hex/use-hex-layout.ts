import { useLayoutEffect, useState, type RefObject } from 'react';

/** Horizontal padding of the box, in pixels. */
const padding = 16;
/** Gap between two columns, in characters. */
const gap = 2;
const offsetDigits = 8;
/** Ratio of the font size of stacked rows to the normal one. */
const smallFontRatio = 12 / 13;

/** The layout of rows: characters beside the bytes, or below them if only then a row fits. */
export interface HexLayout {
  readonly kind: 'beside' | 'stacked';
  /** Distance between two bytes in the stacked layout, in pixels. */
  readonly pitch: number;
  readonly rowHeight: number;
}

/** A layout and a property of the font. */
export interface MeasuredLayout extends HexLayout {
  /** The font is monospaced. */
  readonly even: boolean;
}

const beside: HexLayout = { kind: 'beside', pitch: 0, rowHeight: 20 };

/** Chooses the layout. The widths of the box and of a character are in pixels; `longestLine` is in characters. */
export function hexLayout(width: number, character: number, perRow: number, longestLine: number): HexLayout {
  const besideWidth = longestLine + gap + offsetDigits + gap + 3 * perRow + gap + perRow;
  // Minus one pixel, because browsers round the width of a character.
  const available = width - padding - 1;
  if (character === 0 || besideWidth * character <= available) return beside;
  const small = character * smallFontRatio;
  const pitch = Math.min((available - (Math.max(longestLine, offsetDigits) + gap) * small) / perRow, 3 * small);
  return pitch >= 2 * small ? { kind: 'stacked', pitch: Math.floor(pitch * 100) / 100, rowHeight: 40 } : beside;
}

/**
 * The layout that fits the current size of a box. Each child of `probe` contains ten times one character of the code
 * font.
 */
export function useHexLayout(
  box: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
  perRow: number,
  longestLine: number,
): MeasuredLayout {
  const [layout, setLayout] = useState<MeasuredLayout>({ ...beside, even: false });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => {
      const widths = [...(probe.current?.children ?? [])].map((part) => part.getBoundingClientRect().width);
      const character = (widths[0] ?? 0) / 10;
      const even = character > 0 && widths.every((width) => Math.abs(width - (widths[0] ?? 0)) < 0.1);
      setLayout((before) => {
        const next = hexLayout(element.clientWidth, character, perRow, longestLine);
        const isSame = next.kind === before.kind && next.pitch === before.pitch && even === before.even;
        return isSame ? before : { ...next, even };
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, probe, perRow, longestLine]);
  return layout;
}
