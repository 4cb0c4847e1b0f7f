import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

const selector =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), iframe, [tabindex]';

/** The elements inside `box` that the Tab key reaches, in document order. */
export function focusable(box: HTMLElement): readonly HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.tabIndex >= 0 && element.closest('[hidden], [inert]') === null && !isPassedOver(element, box),
  );
}

/** Of the radio buttons with one name, the Tab key only reaches the checked one. */
function isPassedOver(element: HTMLElement, box: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
  return box.querySelector(`input[type="radio"][name="${CSS.escape(element.name)}"]:checked`) !== null;
}

/**
 * Moves the focus into `box` on opening, and back on closing unless the user has moved it elsewhere. `first` returns
 * the element that receives it, by default the box itself.
 */
export function useFocusReturn(
  box: RefObject<HTMLElement | null>,
  first: (box: HTMLElement) => HTMLElement | null | undefined,
): void {
  // The content of the box may have taken the focus before the effect runs.
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // What had the focus may have left the page in the same moment, e.g. a box that this one takes the place of.
    const now = document.activeElement;
    const back = before?.isConnected || element.contains(now) ? before : now;
    (first(element) ?? element).focus({ preventScroll: true });
    return () => {
      const left = document.activeElement;
      const lost = left === null || left === document.body || element.contains(left);
      if (lost && back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
    };
    // Only opening and closing move the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [box]);
}

/**
 * Keeps the focus inside `box` while `isTop()` is true: Tab wraps around, and a focus that leaves, e.g. by a frame,
 * returns.
 */
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

/**
 * Moves the focus to the part of `box` that the selector `first` matches, on each `opening`, unless the box contains it
 * already, as when a link inside opens the next drawer. On closing it moves back to where it was before the last move,
 * unless the user has moved it elsewhere.
 */
export function useDrawerFocus(box: RefObject<HTMLElement | null>, first: string, opening: string): void {
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const now = document.activeElement;
    if (!element || element.contains(now)) return;
    // If the focused element leaves with the contents of the opening before, the body gets the focus; returning there
    // is useless.
    if (now !== document.body || before.current === null) before.current = now;
    element.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  }, [box, first, opening]);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      const now = document.activeElement;
      const lost = now === null || now === document.body || element?.contains(now);
      const back = before.current;
      if (lost && back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
    };
  }, [box]);
}
