import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { focusable } from './focusable';

/** Keeps the focus inside `box` while `isTop` holds: Tab goes round, and what slips out, e.g. by a frame, comes back. */
export function useFocusTrap(box: RefObject<HTMLElement | null>, isTop: () => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const element = box.current;
    if (event.key !== 'Tab' || !element || !isTop()) return;
    const all = focusable(element);
    const last = all.at(-1);
    const first = all[0];
    const now = document.activeElement;
    const target = event.shiftKey ? last : first;
    const atEnd = event.shiftKey ? now === first || now === element : now === last;
    if (!target) event.preventDefault();
    else if (atEnd || !element.contains(now)) {
      event.preventDefault();
      target.focus();
    }
  });
  const onFocusIn = useEffectEvent((event: FocusEvent) => {
    const element = box.current;
    const to = event.target;
    if (!element || !isTop() || !(to instanceof Element)) return;
    if (element.contains(to) || to.closest('.descry-toasts, .bp6-portal') !== null) return;
    (focusable(element)[0] ?? element).focus();
  });
  // Gone as soon as the box is: the focus that returns on closing must not be brought back.
  useLayoutEffect(() => {
    const keyDown = (event: KeyboardEvent): void => onKeyDown(event);
    const focusIn = (event: FocusEvent): void => onFocusIn(event);
    document.addEventListener('keydown', keyDown);
    document.addEventListener('focusin', focusIn);
    return () => {
      document.removeEventListener('keydown', keyDown);
      document.removeEventListener('focusin', focusIn);
    };
  }, []);
}
