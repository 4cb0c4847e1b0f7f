import { useLayoutEffect, type RefObject } from 'react';

/**
 * Marks what stands between a list and the page, so that the list can take the height that is left. A rule that looks for the list
 * from above (`:has`) would cost more than half of the time that scrolling takes.
 */
export function useFill(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const around: HTMLElement[] = [];
    for (let element = list.current?.parentElement; element; element = element.parentElement) {
      around.push(element);
      if (element.matches('.descry-screen')) break;
    }
    if (!around.at(-1)?.matches('.descry-screen')) return;
    for (const element of around) element.dataset['fills'] = '';
    return () => {
      for (const element of around) delete element.dataset['fills'];
    };
  }, [list]);
}
