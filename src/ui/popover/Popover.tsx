import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { focusable, useFocusReturn } from '../use-focus';
import { useLayer } from '../layers';
import './popover.css';
import { usePosition } from './use-position';

const gap = 4;

/**
 * A small dialog below its target, at the end of the document so that no scrolling box clips it. Escape, a click
 * outside and a focus that leaves close it; Tab at its end returns to the target.
 */
export function Popover(props: {
  readonly label: string;
  /** Returns the target, which may move while the popover is open. */
  readonly target: () => HTMLElement | null | undefined;
  readonly onClose: () => void;
  /** Returns the element that receives the focus; by default the first one that can. */
  readonly first?: (box: HTMLElement) => HTMLElement | null | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const { target, onClose, className } = props;
  const box = useRef<HTMLDivElement>(null);
  usePosition(box, target, { side: 'below-start', gap, shrinks: true });
  useLayer(true, onClose);
  useFocusReturn(box, props.first ?? ((element) => focusable(element)[0]));
  const inside = useCloseBeside(() => [box.current, target()], onClose);
  const onKeyDown = (event: KeyboardEvent): void => {
    // To the page it belongs to what it was opened from, whose keys it is not meant for.
    if (event.key !== 'Escape') event.stopPropagation();
    const all = event.key === 'Tab' && box.current ? focusable(box.current) : [];
    if (all.length === 0 || document.activeElement !== all.at(event.shiftKey ? 0 : -1)) return;
    event.preventDefault();
    onClose();
  };
  return createPortal(
    // Events inside must not reach the React parents of the target; nothing here is a control.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      role="dialog"
      aria-label={props.label}
      tabIndex={-1}
      className={className === undefined ? 'descry-popover' : `descry-popover ${className}`}
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

/**
 * Closes on what happens beside the parts: the window and its target. Gives a function that marks an event as one from
 * inside, for what the window has opened elsewhere in the document.
 */
function useCloseBeside(parts: () => readonly (HTMLElement | null | undefined)[], onClose: () => void): () => void {
  const isInside = useRef(false);
  const closeIfOutside = useEffectEvent(({ target: hit }: Event): void => {
    // React announces no event of its own for the focus that it gives back to an element which it moves.
    const known = isInside.current || (hit instanceof Node && parts().some((part) => part?.contains(hit)));
    isInside.current = false;
    if (!known) onClose();
  });
  useEffect(() => {
    // React sees what happens in a popover inside the popover, and before the page does.
    const onEvent = (event: Event): void => closeIfOutside(event);
    document.addEventListener('pointerdown', onEvent);
    document.addEventListener('focusin', onEvent);
    return () => {
      document.removeEventListener('pointerdown', onEvent);
      document.removeEventListener('focusin', onEvent);
    };
  }, []);
  return () => void (isInside.current = true);
}
