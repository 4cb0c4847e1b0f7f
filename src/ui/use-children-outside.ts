import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * The indices of the children of a box that are not completely in it, such as those that wrap below its only line.
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
  return [...element.children].flatMap((child, index) => {
    const { left, right, bottom } = child.getBoundingClientRect();
    return left < box.left - 1 || right > box.right + 1 || bottom > box.bottom + 1 ? [index] : [];
  });
}
