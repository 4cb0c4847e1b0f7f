import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { pictureSettings } from '~/generated/console/console-picture';
import { useServices } from '../context/services';
import type { PictureHandle } from './use-picture';
import { moveOfKey, type Point } from './picture-view';

/** The pointer handlers of the room of a picture. */
export interface PicturePointer {
  readonly isDragging: boolean;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onClickCapture: (event: MouseEvent) => void;
  };
}

/** Drags a picture by mouse, pen or finger, also by one of its steps, and zooms it by two fingers. */
export function usePicturePointer(picture: PictureHandle): PicturePointer {
  const { dragFrom } = pictureSettings;
  const pinch = usePinch(picture);
  const [isDragging, setDragging] = useState(false);
  const pressed = useRef(new Map<number, Point>());
  // True once a press has become a drag: its click must not reach a step.
  const hasDragged = useRef(false);

  const end = (event: PointerEvent): void => {
    pressed.current.delete(event.pointerId);
    if (pressed.current.size === 0) setDragging(false);
  };
  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0 || pressed.current.size === 2) return;
    if (pressed.current.size === 0) hasDragged.current = false;
    pressed.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    pinch.start(pairOf(pressed.current));
  };
  const onPointerMove = (event: PointerEvent): void => {
    const before = pressed.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const distance = { x: now.x - before.x, y: now.y - before.y };
    if (!hasDragged.current) {
      if (Math.hypot(distance.x, distance.y) < dragFrom) return;
      hasDragged.current = true;
      setDragging(true);
    }
    // A pointer that leaves the room continues to drag.
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) {
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    pressed.current.set(event.pointerId, now);
    const pair = pairOf(pressed.current);
    if (pair) pinch.zoomTo(pair);
    else picture.move(distance);
  };
  const onPointerLeave = (event: PointerEvent): void => {
    // A press that is not a drag yet is not captured, so the room would miss its end outside.
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) end(event);
  };
  const onClickCapture = (event: MouseEvent): void => {
    if (!hasDragged.current) return;
    hasDragged.current = false;
    event.stopPropagation();
    // A step can be a link.
    event.preventDefault();
  };
  const handlers = { onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end };
  return { isDragging, handlers: { ...handlers, onPointerLeave, onClickCapture } };
}

type Pair = readonly [Point, Point];

/** Zooms a picture by the distance of two fingers. */
function usePinch({ zoom, state }: PictureHandle): {
  readonly start: (pair: Pair | undefined) => void;
  readonly zoomTo: (pair: Pair) => void;
} {
  const { zoomStep } = pictureSettings;
  const started = useRef({ distance: 0, scale: 1 });
  return {
    start(pair) {
      if (pair) started.current = { distance: distanceOf(pair), scale: state.scale };
    },
    zoomTo(pair) {
      const scale = (started.current.scale * distanceOf(pair)) / Math.max(1, started.current.distance);
      const steps = Math.round((scale - state.scale) / zoomStep);
      const [one, other] = pair;
      if (steps !== 0) zoom(steps, { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
    },
  };
}

/** The two pressed pointers; `undefined` if there is only one. */
function pairOf(pointers: ReadonlyMap<number, Point>): Pair | undefined {
  const [one, other] = pointers.values();
  return one && other && [one, other];
}

function distanceOf([one, other]: Pair): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/**
 * Zooms a picture by the wheel, a step for each notch, and by two fingers on a touchpad. In a page that scrolls, the
 * wheel does so with Ctrl, or while the focus is in the picture; and one that is scrolling the page continues to do so
 * when the picture comes below the pointer.
 */
export function usePictureWheel({ room, zoom }: PictureHandle): void {
  const { clock } = useServices();
  const turnedBy = useRef(0);
  const lastScroll = useRef(-Infinity);
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const inside = event.target instanceof Node && room.current?.contains(event.target) === true;
    if (!event.ctrlKey && (!inside || clock.now() - lastScroll.current < pictureSettings.wheelRest)) {
      lastScroll.current = clock.now();
      return;
    }
    if (!inside) return;
    const isUsed = event.ctrlKey || room.current?.contains(document.activeElement) === true;
    if (!isUsed && isInScrollingBox(room.current)) return;
    // The page must not scroll or zoom, so the listener is not passive.
    event.preventDefault();
    turnedBy.current = turnedBy.current * event.deltaY < 0 ? event.deltaY : turnedBy.current + event.deltaY;
    // A delta in lines or pages is a whole notch.
    const isLines = event.deltaMode !== 0;
    if (
      !isLines &&
      Math.abs(turnedBy.current) < (event.ctrlKey ? pictureSettings.pinchStep : pictureSettings.wheelStep)
    )
      return;
    zoom(turnedBy.current > 0 ? -1 : 1, { x: event.clientX, y: event.clientY });
    turnedBy.current = 0;
  });
  useEffect(() => {
    const listener = (event: WheelEvent): void => onWheel(event);
    document.addEventListener('wheel', listener, { passive: false, capture: true });
    return () => document.removeEventListener('wheel', listener, { capture: true });
  }, []);
}

/** True if something around an element can scroll vertically. */
function isInScrollingBox(element: Element | null): boolean {
  for (let box = element?.parentElement; box; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) return true;
  }
  return false;
}

/** Gives the key handler of a picture: the arrow keys move it, plus and minus zoom it, zero shows all of it. */
export function usePictureKeys({ zoom, move, fit }: PictureHandle): (event: KeyboardEvent) => void {
  const { moveStep } = pictureSettings;
  return (event) => {
    const change = moveOfKey(event);
    if (!change) return;
    event.preventDefault();
    if (change.kind === 'zoom') zoom(change.steps);
    else if (change.kind === 'move') move({ x: -change.direction.x * moveStep, y: -change.direction.y * moveStep });
    else fit();
  };
}
