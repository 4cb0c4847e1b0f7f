import { useLayoutEffect, useState, type RefObject } from 'react';

const padding = 16;
const gap = 2;
const offsetDigits = 8;
const smallerFont = 12 / 13;

/** How rows are laid out: characters beside the bytes, or below them where that makes a row fit. */
export interface HexLayout {
  readonly kind: 'beside' | 'stacked';
  /** Pixels from byte to byte, where characters stand below them. */
  readonly pitch: number;
  readonly rowHeight: number;
}

/** A layout, and whether all characters of the font are equally wide. */
export interface MeasuredLayout extends HexLayout {
  readonly even: boolean;
}

const beside: HexLayout = { kind: 'beside', pitch: 0, rowHeight: 20 };

/** Chooses by the width of the box, in pixels, of one character of the code font, and of the longest name of a line. */
export function hexLayout(width: number, character: number, perRow: number, longestLine: number): HexLayout {
  const besideWidth = longestLine + gap + offsetDigits + gap + 3 * perRow + gap + perRow;
  const room = width - padding;
  if (character === 0 || besideWidth * character <= room) return beside;
  const small = character * smallerFont;
  const pitch = Math.min((room - (Math.max(longestLine, offsetDigits) + gap) * small) / perRow, 3 * small);
  return pitch >= 2 * small ? { kind: 'stacked', pitch: Math.floor(pitch * 100) / 100, rowHeight: 40 } : beside;
}

/** The layout that fits a box now. Each part of `probe` holds ten times one character of the code font. */
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
        const now = hexLayout(element.clientWidth, character, perRow, longestLine);
        const isSame = now.kind === before.kind && now.pitch === before.pitch && even === before.even;
        return isSame ? before : { ...now, even };
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, probe, perRow, longestLine]);
  return layout;
}
