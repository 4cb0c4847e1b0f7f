import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * The number of breadcrumbs for which a line has no room. They are folded one after the other until no other is cut, or
 * only the last of two. `content` must be another text whenever the breadcrumbs change.
 */
export function useCrumbsLackingRoom(line: RefObject<HTMLElement | null>, content: string): number {
  const [measured, setMeasured] = useState({ content, width: 0, lacking: 0 });
  const lacking = measured.content === content ? measured.lacking : 0;
  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return;
    const measure = (): void => {
      const width = element.clientWidth;
      setMeasured((before) => {
        if (before.content !== content || before.width !== width) return { content, width, lacking: 0 };
        return isCut(element) ? { ...before, lacking: lacking + 1 } : before;
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [line, content, lacking, measured.width]);
  return lacking;
}

function isCut(line: HTMLElement): boolean {
  const items = [...line.querySelectorAll<HTMLElement>('[data-crumb] > [dir]')];
  const foldable = items.length > 2 ? items : items.slice(0, -1);
  // Widths are rounded: an item that fits may differ by one.
  return foldable.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
}
