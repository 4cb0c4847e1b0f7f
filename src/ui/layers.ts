import { useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createStore } from '~/lib/store';

/** A drawer lies below all dialogs, whichever came first; layers in `front` are above those that open later. */
type LayerKind = 'drawer' | 'dialog' | 'front' | 'other';

interface Layer {
  readonly escape: () => void;
  readonly kind: LayerKind;
  /** Of a drawer: its `z-index`. */
  readonly zIndex: number;
}

/** The layers over the page, the lowest first. */
const layers = createStore<readonly Layer[]>([]);

/** The newest of those that lie before everything, else the newest. */
function topmost(): Layer | undefined {
  return layers.get().findLast(({ kind }) => kind === 'front') ?? layers.get().at(-1);
}

/** True while a dialog, a menu or a popover is open. A drawer leaves the page usable. */
export function isCovered(): boolean {
  return layers.get().some(({ kind }) => kind !== 'drawer');
}

function highestDrawer(): number {
  return Math.max(-Infinity, ...layers.get().flatMap(({ kind, zIndex }) => (kind === 'drawer' ? [zIndex] : [])));
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  const top = topmost();
  if (!top) return;
  event.preventDefault();
  top.escape();
}

function add(layer: Layer): void {
  const current = layers.get();
  const above = layer.kind === 'drawer' ? current.findIndex(({ kind }) => kind === 'dialog') : -1;
  if (current.length === 0) document.addEventListener('keydown', onKeyDown);
  layers.set(current.toSpliced(above === -1 ? current.length : above, 0, layer));
}

function remove(layer: Layer): void {
  layers.update((current) => current.filter((other) => other !== layer));
  if (layers.get().length === 0) document.removeEventListener('keydown', onKeyDown);
}

/**
 * Puts a layer on top while `open` is true. Escape calls `onEscape` of the topmost layer only; for a layer that must be
 * answered, that function does nothing. A drawer passes its `zIndex`. Returns a function that is true while this layer
 * is on top.
 */
export function useLayer(open: boolean, onEscape: () => void, kind: LayerKind = 'other', zIndex = 0): () => boolean {
  const escape = useEffectEvent(onEscape);
  const current = useRef<Layer>(null);
  // Before the focus moves in: the layer below would take it back.
  useLayoutEffect(() => {
    if (!open) return;
    const layer: Layer = { escape: () => escape(), kind, zIndex };
    current.current = layer;
    add(layer);
    return () => remove(layer);
  }, [open, kind, zIndex]);
  return () => current.current !== null && topmost() === current.current;
}

/** The `z-index` of a dialog: the given one, unless a drawer is as high; then one more than the highest drawer. */
export function useZIndexOverDrawers(zIndex: number): number {
  return Math.max(zIndex, useSyncExternalStore(layers.subscribe, highestDrawer) + 1);
}
