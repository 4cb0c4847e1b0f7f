import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { isRightToLeft } from './direction';
import { focusable } from './focusable';
import './floating.css';
import { useLayer } from './layers';
import { useFocusReturn } from './use-focus-return';

const gap = 4;
const margin = 8;

/**
 * A small window below its target, above all else in the page, so that nothing cuts it off. Escape, a click beside it and the
 * focus going elsewhere close it; Tab leads out of it to its target.
 */
export function Floating(props: {
  readonly label: string;
  /** Finds the target; it may move while the window is there. */
  readonly target: () => HTMLElement | null | undefined;
  readonly onClose: () => void;
  /** Picks what gets the focus; the first part that can have it unless given. */
  readonly first?: (box: HTMLElement) => HTMLElement | null | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const { target, onClose, className } = props;
  const box = useRef<HTMLDivElement>(null);
  usePlaceBelow(box, target);
  useLayer(true, onClose);
  useFocusReturn(box, props.first ?? ((element) => focusable(element)[0]));
  const inside = useCloseBeside(target, onClose);
  const onKeyDown = (event: KeyboardEvent): void => {
    // To the page it belongs to what it was opened from, whose keys it is not meant for.
    if (event.key !== 'Escape') event.stopPropagation();
    const all = event.key === 'Tab' && box.current ? focusable(box.current) : [];
    if (all.length === 0 || document.activeElement !== all.at(event.shiftKey ? 0 : -1)) return;
    event.preventDefault();
    onClose();
  };
  return createPortal(
    // What happens in it is none of its target's business; nothing here is a control.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      role="dialog"
      aria-label={props.label}
      tabIndex={-1}
      className={className === undefined ? 'descry-floating' : `descry-floating ${className}`}
      onKeyDown={onKeyDown}
      onClick={(event) => event.stopPropagation()}
      onPointerDownCapture={inside}
      onFocusCapture={inside}
    >
      {props.children}
    </div>,
    document.body,
  );
}

/** Closes on what happens beside the window and its target. Gives a function that marks an event as one from inside. */
function useCloseBeside(target: () => HTMLElement | null | undefined, onClose: () => void): () => void {
  const isInside = useRef(false);
  const look = useEffectEvent(({ target: hit }: Event): void => {
    const known = isInside.current || (hit instanceof Node && target()?.contains(hit));
    isInside.current = false;
    if (!known) onClose();
  });
  useEffect(() => {
    // React hears of what a window of its own in the window does, and before the page does.
    const onEvent = (event: Event): void => look(event);
    document.addEventListener('pointerdown', onEvent);
    document.addEventListener('focusin', onEvent);
    return () => {
      document.removeEventListener('pointerdown', onEvent);
      document.removeEventListener('focusin', onEvent);
    };
  }, []);
  return () => void (isInside.current = true);
}

/** Keeps the window at its target while either moves. */
function usePlaceBelow(box: RefObject<HTMLElement | null>, target: () => HTMLElement | null | undefined): void {
  const place = useEffectEvent((): void => {
    const around = target();
    if (around && box.current) standBelow(box.current, around.getBoundingClientRect());
  });
  useLayoutEffect(() => place());
  useEffect(() => {
    const follow = (): void => place();
    // What stands in it may come later, or be less after a search.
    const watch = new ResizeObserver(follow);
    if (box.current) watch.observe(box.current);
    window.addEventListener('resize', follow);
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', follow);
      document.removeEventListener('scroll', follow, { capture: true });
    };
  }, [box]);
}

/** Below the target, or above it where there is more room; within the page at its sides. */
function standBelow(box: HTMLElement, around: DOMRect): void {
  box.style.maxHeight = '';
  const below = window.innerHeight - around.bottom - gap - margin;
  const above = around.top - gap - margin;
  const isBelow = below >= box.offsetHeight || below >= above;
  box.style.maxHeight = `${Math.max(isBelow ? below : above, 0)}px`;
  const start = isRightToLeft(document.documentElement) ? around.right - box.offsetWidth : around.left;
  const left = Math.max(margin, Math.min(start, window.innerWidth - box.offsetWidth - margin));
  box.style.left = `${left}px`;
  box.style.top = `${isBelow ? around.bottom + gap : around.top - gap - box.offsetHeight}px`;
}
