import { useEffect, useEffectEvent, useRef } from 'react';

interface Layer {
  readonly escape: () => void;
}

const layers: Layer[] = [];

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  const top = layers.at(-1);
  if (!top) return;
  event.preventDefault();
  top.escape();
}

/**
 * Puts a layer on top while `open`; Escape reaches the topmost alone. A layer that must be answered passes a function
 * that does nothing. Gives a function that tells whether this layer is on top.
 */
export function useLayer(open: boolean, onEscape: () => void): () => boolean {
  const escape = useEffectEvent(onEscape);
  const own = useRef<Layer>(null);
  useEffect(() => {
    if (!open) return;
    const layer = { escape: () => escape() };
    own.current = layer;
    if (layers.push(layer) === 1) document.addEventListener('keydown', onKeyDown);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);
  return () => own.current !== null && layers.at(-1) === own.current;
}
