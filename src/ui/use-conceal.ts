import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

const mark = 'data-concealed';
const concealing = '[data-conceals]';

/**
 * While `active`, only `box` can be seen, focused or read aloud, also if elements are added meanwhile; other boxes that
 * conceal stay. `onAdded` runs after something more was concealed.
 */
export function useConceal(box: RefObject<HTMLElement | null>, active: boolean, onAdded: () => void): void {
  const added = useEffectEvent(onAdded);
  useLayoutEffect(() => {
    const element = box.current;
    if (!active || !element) return;
    const path = pathOf(element);
    const concealed = new Set<Element>();
    const conceal = (): void => {
      const others = path.flatMap((inner) =>
        [...(inner.parentElement?.children ?? [])].filter((each) => each !== inner),
      );
      for (const other of others) {
        if (other.hasAttribute(mark) || other.matches(concealing) || other.querySelector(concealing)) continue;
        concealed.add(other);
        other.setAttribute(mark, '');
        other.setAttribute('inert', '');
      }
    };
    conceal();
    const watch = new MutationObserver(() => {
      conceal();
      added();
    });
    for (const { parentElement } of path) if (parentElement) watch.observe(parentElement, { childList: true });
    return () => {
      watch.disconnect();
      for (const other of concealed) {
        other.removeAttribute(mark);
        other.removeAttribute('inert');
      }
    };
  }, [box, active]);
}

/** The element and what it is in, below the body. */
function pathOf(element: Element): readonly Element[] {
  const { parentElement } = element;
  return parentElement && element !== document.body ? [element, ...pathOf(parentElement)] : [];
}
