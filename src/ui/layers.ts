import { useEffect, useEffectEvent, useRef } from 'react';

interface Layer {
  readonly escape: () => void;
  readonly front: boolean;
}

const layers: Layer[] = [];

/** The newest of those that lie before everything, else the newest. */
function topmost(): Layer | undefined {
  return layers.findLast(({ front }) => front) ?? layers.at(-1);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  const top = topmost();
  if (!top) return;
  event.preventDefault();
  top.escape();
}

/**
 * Puts a layer on top while `open`; Escape reaches the topmost alone. A layer that must be answered passes a function
 * that does nothing; one in `front` stays on top of those that come later. Gives a function that tells whether this
 * layer is on top.
 */
export function useLayer(open: boolean, onEscape: () => void, front = false): () => boolean {
  const escape = useEffectEvent(onEscape);
  const own = useRef<Layer>(null);
  useEffect(() => {
    if (!open) return;
    const layer = { escape: () => escape(), front };
    own.current = layer;
    if (layers.push(layer) === 1) document.addEventListener('keydown', onKeyDown);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, [open, front]);
  return () => own.current !== null && topmost() === own.current;
}
