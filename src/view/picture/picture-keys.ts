import type { Point } from './picture-view';

/** The effect of a key on a picture: zoom by steps, move the visible part, or fit the picture into its room. */
export type PictureMove =
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
