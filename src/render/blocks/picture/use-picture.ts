import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Picture } from '../../../generated/descriptor-types';
import { useServices } from '../../services';
import {
  fitOf,
  movedBy,
  scaledTo,
  steppedScale,
  whole,
  type PictureState,
  type Point,
  type Size,
} from './picture-view';

/** A picture in its room, and what can be done with it. */
export interface PictureHandle {
  readonly room: RefObject<HTMLDivElement | null>;
  readonly state: PictureState;
  /** Pixels of a unit. */
  readonly pixels: number;
  /** Changes the scale by a number of steps; the place, seen from the window, stays where it is. */
  readonly zoom: (steps: number, at?: Point) => void;
  /** Moves the picture by pixels. */
  readonly move: (by: Point) => void;
  readonly fit: () => void;
}

/** Scale and place of a picture. It is first seen whole; its room may change. */
export function usePicture(picture: Picture): PictureHandle {
  const { settings } = useServices();
  const figures = { zoomStep: settings.picture.zoomStep, zoomAbove: settings.picture.zoomAbove };
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [state, setState] = useState(whole);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const look = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  const fitted = fitOf(picture, size, settings.picture.fitMost);
  const move = (from: PictureState, by: Point): PictureState => {
    const pixels = fitted * from.scale;
    const drawn = { width: picture.width * pixels, height: picture.height * pixels };
    return movedBy(from, by, size, drawn, settings.picture.keepInside);
  };
  const fromMiddle = (at: Point): Point => {
    const box = room.current?.getBoundingClientRect();
    return box ? { x: at.x - box.x - box.width / 2, y: at.y - box.y - box.height / 2 } : at;
  };
  return {
    room,
    state,
    pixels: fitted * state.scale,
    zoom: (steps, at) => {
      const place = at ? fromMiddle(at) : { x: 0, y: 0 };
      setState((now) => move(scaledTo(now, steppedScale(now.scale, steps, figures), place), { x: 0, y: 0 }));
    },
    move: (by) => setState((now) => move(now, by)),
    fit: () => setState(whole),
  };
}
