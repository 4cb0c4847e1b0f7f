import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * The indices of the children of a box that are not completely in it, such as those that wrap below its only line. None
 * is if all fit into what is around the box: the button of their menu takes room that they can have without it.
 * `content` must be another text whenever the children change.
 */
export function useChildrenOutside(box: RefObject<HTMLElement | null>, content: string): readonly number[] {
  const [outside, setOutside] = useState<readonly number[]>([]);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void =>
      setOutside((before) => {
        const next = childrenOutside(element);
        return next.join() === before.join() ? before : next;
      });
    const observer = new ResizeObserver(measure);
    measure();
    // A child may get another width while that of the box stays.
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [box, content]);
  return outside;
}

function childrenOutside(element: Element): readonly number[] {
  const box = element.getBoundingClientRect();
  const children = [...element.children].map((child) => child.getBoundingClientRect());
  const gap = parseFloat(getComputedStyle(element).columnGap) || 0;
  const width = children.reduce((sum, child) => sum + child.width + gap, -gap);
  if (element.parentElement && width <= element.parentElement.getBoundingClientRect().width) return [];
  return children.flatMap(({ left, right, bottom }, index) => {
    return left < box.left - 1 || right > box.right + 1 || bottom > box.bottom + 1 ? [index] : [];
  });
}
