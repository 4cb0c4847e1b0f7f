import { useLayoutEffect, type RefObject } from 'react';

/**
 * Sets `data-cut` of a box that scrolls horizontally to the edges at which it clips its children: `left`, `right` or
 * both; without clipping it has no attribute. `content` must be another text whenever the children change.
 */
export function useCutEdges(box: RefObject<HTMLElement | null>, content: string): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const mark = (): void => {
      const cut = cutEdges(element).join(' ');
      if (cut === '') delete element.dataset['cut'];
      else element.dataset['cut'] = cut;
    };
    const watch = new ResizeObserver(mark);
    for (const part of [element, ...element.children]) watch.observe(part);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [box, content]);
}

function cutEdges(box: HTMLElement): readonly string[] {
  const { left, right } = box.getBoundingClientRect();
  const parts = [...box.children].map((part) => part.getBoundingClientRect());
  return [
    ...(parts.some((part) => part.left < left - 1) ? ['left'] : []),
    ...(parts.some((part) => part.right > right + 1) ? ['right'] : []),
  ];
}
