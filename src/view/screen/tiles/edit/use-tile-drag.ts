import { useState, type PointerEvent } from 'react';

/** The tile that is dragged, and the one over which it is. */
export interface TileDrag {
  readonly dragged: string | undefined;
  readonly over: string | undefined;
  /** The handlers of the handle of a tile. */
  readonly handlers: (id: string) => {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

/** Drags tiles by their handles. `onDrop` is called with the tile and the one whose position it takes. */
export function useTileDrag(onDrop: (id: string, target: string) => void): TileDrag {
  const [drag, setDrag] = useState<{ readonly id: string; readonly over: string | undefined }>();
  const end = (): void => setDrag(undefined);
  return {
    dragged: drag?.id,
    over: drag?.over,
    handlers: (id) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ id, over: undefined });
      },
      onPointerMove(event) {
        if (drag?.id !== id) return;
        const found = tileAt(event.clientX, event.clientY);
        const over = found === id ? undefined : found;
        if (over !== drag.over) setDrag({ id, over });
      },
      onPointerUp() {
        if (drag?.id === id && drag.over !== undefined) onDrop(id, drag.over);
        end();
      },
      onPointerCancel: end,
    }),
  };
}

/** The id of the tile at a point of the window. */
function tileAt(x: number, y: number): string | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-arranged]')?.dataset['arranged'];
}
