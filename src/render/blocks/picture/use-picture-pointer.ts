import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { useServices } from '../../services';
import type { PictureHandle } from './use-picture';
import type { Point } from './picture-view';

/** What the room of a picture does with pointers: one drags, two zoom. */
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
export function usePicturePointer({ move, zoom, state }: PictureHandle): PicturePointer {
  const { settings } = useServices();
  const [isDragging, setDragging] = useState(false);
  const down = useRef(new Map<number, Point>());
  // Whether what was pressed has become a drag, and is no click any more.
  const dragged = useRef(false);
  const spread = useRef({ distance: 0, scale: 1 });

  const pair = (): readonly [Point, Point] | undefined => {
    const [one, other] = down.current.values();
    return one && other && [one, other];
  };
  const end = (event: PointerEvent): void => {
    down.current.delete(event.pointerId);
    if (down.current.size === 0) setDragging(false);
  };
  return {
    isDragging,
    handlers: {
      onPointerDown(event) {
        if (event.button !== 0 || down.current.size === 2) return;
        if (down.current.size === 0) dragged.current = false;
        down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const two = pair();
        if (two) spread.current = { distance: distance(two), scale: state.scale };
      },
      onPointerMove(event) {
        const before = down.current.get(event.pointerId);
        if (!before) return;
        const now = { x: event.clientX, y: event.clientY };
        const way = { x: now.x - before.x, y: now.y - before.y };
        const isFirst = !dragged.current;
        if (isFirst && Math.hypot(way.x, way.y) < settings.picture.dragFrom) return;
        if (isFirst) {
          dragged.current = true;
          setDragging(true);
        }
        // What leaves the room goes on dragging.
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) {
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        down.current.set(event.pointerId, now);
        const two = pair();
        if (!two) return move(way);
        const wanted = (spread.current.scale * distance(two)) / Math.max(1, spread.current.distance);
        const steps = Math.round((wanted - state.scale) / settings.picture.zoomStep);
        if (steps !== 0) zoom(steps, { x: (two[0].x + two[1].x) / 2, y: (two[0].y + two[1].y) / 2 });
      },
      onPointerUp: end,
      onPointerCancel: end,
      onPointerLeave(event) {
        // Before it is a drag nothing holds the pointer, and its end would not be heard outside.
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) end(event);
      },
      onClickCapture(event) {
        if (!dragged.current) return;
        dragged.current = false;
        event.stopPropagation();
      },
    },
  };
}

function distance([one, other]: readonly [Point, Point]): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
