import { useCallback, useState } from 'react';

/** How far from the visible part of its scrolling box an element is near. */
const margin = '600px 0px';

/**
 * False until one of the elements that get the returned ref comes near the visible part of the page or of its scrolling
 * box; from then on true. Where a browser lacks `scrollMargin`, an element in a scrolling box is near when it becomes
 * visible.
 */
export function useNear(): readonly [isNear: boolean, ref: (element: Element | null) => (() => void) | undefined] {
  const [isNear, setNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const options = { rootMargin: margin, scrollMargin: margin };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    }, options);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isNear, ref];
}
