import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { pictureSettings } from '~/generated/console/console-picture';
import {
  fitOf,
  movedBy,
  scaledTo,
  steppedScale,
  initialView,
  readableView,
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

/** The box of a picture and its size. */
export interface PictureRoomSize {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Pixels; 0 before it has been measured. */
  readonly size: Size;
}

/** Measures the room of a picture whenever its size changes. */
export function usePictureRoom(): PictureRoomSize {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { ref, size };
}

/**
 * Follows the scale and position of a picture in its room. `whole`: at the scale 1 the whole picture is seen. A point:
 * the scale 1 is the size in which it was laid out, and a picture that is too large for that begins around the point.
 */
export function usePicture(picture: Size, { ref: room, size }: PictureRoomSize, begin: 'whole' | Point): PictureHandle {
  const { zoomStep, zoomAbove, maxFit, minVisible } = pictureSettings;
  const fitted = begin === 'whole' ? fitOf(picture, size, maxFit) : 1;
  const initial = begin === 'whole' ? initialView : readableView(picture, size, begin);
  const [changed, setChanged] = useState<{ readonly picture: Size; readonly state: PictureState }>();
  /** The view of a picture in another size means nothing for this one. */
  const stateOf = (last: typeof changed): PictureState =>
    last?.picture.width === picture.width && last.picture.height === picture.height ? last.state : initial;
  const state = stateOf(changed);
  const change = (next: (now: PictureState) => PictureState): void =>
    setChanged((last) => ({ picture, state: next(stateOf(last)) }));
  const move = (from: PictureState, by: Point): PictureState => {
    const pixels = fitted * from.scale;
    const drawn = { width: picture.width * pixels, height: picture.height * pixels };
    return movedBy(from, by, size, drawn, minVisible);
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
      change((now) => {
        const scale = steppedScale(now.scale, steps, { zoomStep, zoomAbove });
        // The whole of a large graph is smaller than the smallest step.
        if (steps < 0 && scale > now.scale) return now;
        return move(scaledTo(now, scale, point), { x: 0, y: 0 });
      });
    },
    move: (by) => change((now) => move(now, by)),
    fit: () => change(() => (begin === 'whole' ? initialView : { ...initialView, scale: fitOf(picture, size, 1) })),
  };
}
