import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { pictureSettings } from '~/generated/console/console-picture';
import type { Picture } from '~/generated/contract/descriptor-types';
import {
  fitOf,
  movedBy,
  scaledTo,
  steppedScale,
  initialView,
  type PictureState,
  type Point,
  type Size,
} from './picture-view';

/** The view of a picture in its room, and the functions that change it. */
export interface PictureHandle {
  readonly room: RefObject<HTMLDivElement | null>;
  readonly state: PictureState;
  /** Pixels of a unit. */
  readonly pixels: number;
  /** Changes the scale by a number of steps. The point `at`, in pixels of the window, stays where it is. */
  readonly zoom: (steps: number, at?: Point) => void;
  /** Moves the picture by pixels. */
  readonly move: (by: Point) => void;
  readonly fit: () => void;
}

/** Follows the scale and position of a picture, and the size of its room. */
export function usePicture(picture: Picture): PictureHandle {
  const zoomFigures = { zoomStep: pictureSettings.zoomStep, zoomAbove: pictureSettings.zoomAbove };
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [state, setState] = useState(initialView);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  const fitted = fitOf(picture, size, pictureSettings.maxFit);
  const move = (from: PictureState, by: Point): PictureState => {
    const pixels = fitted * from.scale;
    const drawn = { width: picture.width * pixels, height: picture.height * pixels };
    return movedBy(from, by, size, drawn, pictureSettings.minVisible);
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
      const point = at ? fromMiddle(at) : { x: 0, y: 0 };
      setState((now) => move(scaledTo(now, steppedScale(now.scale, steps, zoomFigures), point), { x: 0, y: 0 }));
    },
    move: (by) => setState((now) => move(now, by)),
    fit: () => setState(initialView),
  };
}
