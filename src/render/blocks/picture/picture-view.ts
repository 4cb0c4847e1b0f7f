/** How a picture is looked at: its scale, and how far its middle lies from the middle of its room, in pixels. */
export interface PictureState {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A place or a distance, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels or units of a box. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** By how much one step changes the scale, and what the scale stays above. */
export interface ZoomFigures {
  readonly zoomStep: number;
  readonly zoomAbove: number;
}

/** A picture as it is first seen: whole, in the middle. */
export const whole: PictureState = { scale: 1, x: 0, y: 0 };

/**
 * The scale after a number of steps, free of the drift of decimals; a step that would bring it to the lower bound or below
 * is not done.
 */
export function steppedScale(scale: number, steps: number, { zoomStep, zoomAbove }: ZoomFigures): number {
  const least = Math.floor(rounded(zoomAbove / zoomStep)) + 1;
  return rounded(Math.max(least, Math.round(scale / zoomStep) + steps) * zoomStep);
}

/** Another scale, with what lies at a place, seen from the middle of the room, staying there. */
export function scaledTo(state: PictureState, scale: number, at: Point): PictureState {
  const by = scale / state.scale;
  return { scale, x: at.x - (at.x - state.x) * by, y: at.y - (at.y - state.y) * by };
}

/** Moved by a distance, of which a strip of `keep` pixels always stays in the room. */
export function movedBy(state: PictureState, by: Point, room: Size, drawn: Size, keep: number): PictureState {
  const farthest = (inside: number, outside: number): number => Math.max(0, (inside + outside) / 2 - keep);
  const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));
  return {
    ...state,
    x: within(state.x + by.x, farthest(room.width, drawn.width)),
    y: within(state.y + by.y, farthest(room.height, drawn.height)),
  };
}

/** Pixels of a unit at the scale 1: as many as let the whole picture be seen, up to `most`. A room that is not laid out yet has 1. */
export function fitOf(picture: Size, room: Size, most: number): number {
  if (room.width <= 0 || room.height <= 0) return 1;
  return Math.min(room.width / picture.width, room.height / picture.height, most);
}

/** How large steps are drawn when a unit has so many pixels: less than the picture itself grows, and never too small to read. */
export function stepSize(pixels: number, { least, most }: { readonly least: number; readonly most: number }): number {
  const softened = pixels > 1 ? 1 + (pixels - 1) / 2 : pixels;
  return Math.min(most, Math.max(least, softened));
}

function rounded(value: number): number {
  return Number(value.toFixed(6));
}
