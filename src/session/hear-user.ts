/**
 * Hears the person at the machine: the pointer moves, a key is pressed. What programs dispatch does not count, nor does a
 * key that is only held down, nor a pointer that stands still while the page moves below it. A listener that gives true
 * has used a key up: nothing else hears it.
 */
export function hearUser(window: Window & typeof globalThis, listener: () => boolean): () => void {
  let place = '';
  const onMove = (event: MouseEvent): void => {
    const next = `${event.screenX} ${event.screenY}`;
    if (!event.isTrusted || next === place) return;
    place = next;
    listener();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!event.isTrusted || event.repeat || !listener()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('mousemove', onMove, { capture: true, passive: true });
  window.addEventListener('keydown', onKey, { capture: true });
  return () => {
    window.removeEventListener('mousemove', onMove, { capture: true });
    window.removeEventListener('keydown', onKey, { capture: true });
  };
}
