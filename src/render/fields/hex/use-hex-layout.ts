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

/** The layout that fits a box now. `probe` holds ten characters of the code font. */
export function useHexLayout(
  box: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
  perRow: number,
  longestLine: number,
): HexLayout {
  const [layout, setLayout] = useState(beside);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => {
      const character = (probe.current?.getBoundingClientRect().width ?? 0) / 10;
      setLayout((before) => {
        const now = hexLayout(element.clientWidth, character, perRow, longestLine);
        return now.kind === before.kind && now.pitch === before.pitch ? before : now;
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, probe, perRow, longestLine]);
  return layout;
}
