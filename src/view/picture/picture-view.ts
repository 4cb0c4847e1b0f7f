/** The view of a picture: its scale, and the pixels from the middle of its room to the middle of the picture. */
export interface PictureState {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A position or a distance, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The size of a box, in pixels or in units of a picture. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The change of the scale by one step, and the lower bound, which the scale never has. */
export interface ZoomFigures {
  readonly zoomStep: number;
  readonly zoomAbove: number;
}

/** The initial view: the complete picture, in the middle. */
export const initialView: PictureState = { scale: 1, x: 0, y: 0 };

/** The scale after a number of steps, rounded so that errors do not add up. Steps to the lower bound are not made. */
export function steppedScale(scale: number, steps: number, { zoomStep, zoomAbove }: ZoomFigures): number {
  const minSteps = Math.floor(rounded(zoomAbove / zoomStep)) + 1;
  return rounded(Math.max(minSteps, Math.round(scale / zoomStep) + steps) * zoomStep);
}

/** The view in another scale. The point `at`, seen from the middle of the room, stays where it is. */
export function scaledTo(state: PictureState, scale: number, at: Point): PictureState {
  const factor = scale / state.scale;
  return { scale, x: at.x - (at.x - state.x) * factor, y: at.y - (at.y - state.y) * factor };
}

/** The view after a move. At least `visible` pixels of the picture stay in the room. */
export function movedBy(state: PictureState, by: Point, room: Size, drawn: Size, visible: number): PictureState {
  const farthest = (inside: number, outside: number): number => Math.max(0, (inside + outside) / 2 - visible);
  const within = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));
  return {
    ...state,
    x: within(state.x + by.x, farthest(room.width, drawn.width)),
    y: within(state.y + by.y, farthest(room.height, drawn.height)),
  };
}

/** Pixels of a unit at the scale 1: the most that let the picture fit, up to `limit`; 1 before the room has a size. */
export function fitOf(picture: Size, room: Size, limit: number): number {
  if (room.width <= 0 || room.height <= 0) return 1;
  return Math.min(room.width / picture.width, room.height / picture.height, limit);
}

/** A smaller scale would make texts hard to read. */
export const minReadable = 0.75;

/** The initial view of a picture in its natural size: the whole of it; if it is too large, a part around a point. */
export function readableView(picture: Size, room: Size, around: Point): PictureState {
  const scale = Math.max(minReadable, fitOf(picture, room, 1));
  const offset = (drawn: number, inside: number, at: number): number => {
    const limit = inside > 0 ? Math.max(0, (drawn * scale - inside) / 2) : 0;
    return Math.min(limit, Math.max(-limit, (drawn / 2 - at) * scale));
  };
  return {
    scale,
    x: offset(picture.width, room.width, around.x),
    y: offset(picture.height, room.height, around.y),
  };
}

/** The scale of steps for the pixels of a unit: they grow less than the picture, and stay large enough to read. */
export function stepSize(
  pixels: number,
  { minZoom, limit }: { readonly minZoom: number; readonly limit: number },
): number {
  const softened = pixels > 1 ? 1 + (pixels - 1) / 2 : pixels;
  return Math.min(limit, Math.max(minZoom, softened));
}

function rounded(value: number): number {
  return Number(value.toFixed(6));
}

/** The effect of a key on a picture: zoom by steps, move the visible part, or fit the picture into its room. */
type PictureMove =
  | { readonly kind: 'zoom'; readonly steps: number }
  | { readonly kind: 'move'; readonly direction: Point }
  | { readonly kind: 'fit' };

const moves: Readonly<Record<string, PictureMove>> = {
  '+': { kind: 'zoom', steps: 1 },
  '=': { kind: 'zoom', steps: 1 },
  '-': { kind: 'zoom', steps: -1 },
  _: { kind: 'zoom', steps: -1 },
  '0': { kind: 'fit' },
  ArrowLeft: { kind: 'move', direction: { x: -1, y: 0 } },
  ArrowRight: { kind: 'move', direction: { x: 1, y: 0 } },
  ArrowUp: { kind: 'move', direction: { x: 0, y: -1 } },
  ArrowDown: { kind: 'move', direction: { x: 0, y: 1 } },
};

/** The effect of a key; `undefined` for keys of the browser, such as those with Ctrl, Alt or the command key. */
export function moveOfKey(event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}): PictureMove | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || !Object.hasOwn(moves, event.key)) return undefined;
  return moves[event.key];
}
