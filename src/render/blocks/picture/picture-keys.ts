import type { Point } from './picture-view';

/** What a key does to a picture: steps of its scale, a move of what is seen, or all of it seen again. */
export type PictureMove =
  | { readonly kind: 'zoom'; readonly steps: number }
  | { readonly kind: 'move'; readonly way: Point }
  | { readonly kind: 'fit' };

const moves: Readonly<Record<string, PictureMove>> = {
  '+': { kind: 'zoom', steps: 1 },
  '=': { kind: 'zoom', steps: 1 },
  '-': { kind: 'zoom', steps: -1 },
  _: { kind: 'zoom', steps: -1 },
  '0': { kind: 'fit' },
  ArrowLeft: { kind: 'move', way: { x: -1, y: 0 } },
  ArrowRight: { kind: 'move', way: { x: 1, y: 0 } },
  ArrowUp: { kind: 'move', way: { x: 0, y: -1 } },
  ArrowDown: { kind: 'move', way: { x: 0, y: 1 } },
};

/** What the key does; with Ctrl, Alt or the command key it is the browser's. */
export function moveOfKey(event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}): PictureMove | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || !Object.hasOwn(moves, event.key)) return undefined;
  return moves[event.key];
}
