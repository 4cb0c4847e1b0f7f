import { useLayoutEffect, type RefObject } from 'react';

/**
 * Makes one of the elements of a box that match `selector` a tab stop: the first, or the one that had the focus last. Other keys
 * lead to the others. It works on the elements themselves, because a box can have thousands of them.
 */
export function useTabStop(box: RefObject<HTMLElement | null>, selector: string): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    let stop: HTMLElement | undefined;
    const update = (): void => {
      const all = [...element.querySelectorAll<HTMLElement>(selector)];
      stop = stop && all.includes(stop) ? stop : all[0];
      for (const each of all) if (each.tabIndex !== (each === stop ? 0 : -1)) each.tabIndex = each === stop ? 0 : -1;
    };
    const onFocusIn = ({ target }: FocusEvent): void => {
      const isNext = target instanceof HTMLElement && target !== stop && target.matches(selector);
      if (!isNext) return;
      if (stop) stop.tabIndex = -1;
      stop = target;
      stop.tabIndex = 0;
    };
    update();
    const changes = new MutationObserver(update);
    changes.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', onFocusIn);
    return () => {
      changes.disconnect();
      element.removeEventListener('focusin', onFocusIn);
    };
  }, [box, selector]);
}
