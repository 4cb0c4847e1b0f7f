import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** A drawer lies below all dialogs, whichever came first; what is in `front` lies above those that come later. */
type LayerKind = 'drawer' | 'dialog' | 'front' | 'other';

interface Layer {
  readonly escape: () => void;
  readonly kind: LayerKind;
}

const layers: Layer[] = [];

/** The newest of those that lie before everything, else the newest. */
function topmost(): Layer | undefined {
  return layers.findLast(({ kind }) => kind === 'front') ?? layers.at(-1);
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
 * that does nothing. Gives a function that tells whether this layer is on top.
 */
export function useLayer(open: boolean, onEscape: () => void, kind: LayerKind = 'other'): () => boolean {
  const escape = useEffectEvent(onEscape);
  const own = useRef<Layer>(null);
  // Before the focus moves in: the layer below would take it back.
  useLayoutEffect(() => {
    if (!open) return;
    const layer: Layer = { escape: () => escape(), kind };
    own.current = layer;
    const above = kind === 'drawer' ? layers.findIndex((each) => each.kind === 'dialog') : -1;
    layers.splice(above === -1 ? layers.length : above, 0, layer);
    if (layers.length === 1) document.addEventListener('keydown', onKeyDown);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, [open, kind]);
  return () => own.current !== null && topmost() === own.current;
}
