/**
 * Hears the person at the machine: the pointer moves, a key is pressed. What programs dispatch does not count, nor does a
 * key that is only held down, nor a pointer that stands still while the page moves below it. A listener that gives true
 * has used a key up: nothing else hears it, not even that it is let go.
 */
export function hearUser(window: Window & typeof globalThis, listener: () => boolean): () => void {
  let place = '';
  let used: string | undefined;
  const swallow = (event: KeyboardEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onMove = (event: MouseEvent): void => {
    const next = `${event.screenX} ${event.screenY}`;
    if (!event.isTrusted || next === place) return;
    place = next;
    listener();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!event.isTrusted) return;
    // Pressed anew, it has been let go, even where nobody told: another window may have had the focus.
    if (!event.repeat && event.code === used) used = undefined;
    if (!event.repeat && listener()) used = event.code;
    if (event.code === used) swallow(event);
  };
  // Buttons click when the key is let go: by then the focus is on another one.
  const onRelease = (event: KeyboardEvent): void => {
    if (event.code !== used) return;
    used = undefined;
    swallow(event);
  };
  window.addEventListener('mousemove', onMove, { capture: true, passive: true });
  window.addEventListener('keydown', onKey, { capture: true });
  window.addEventListener('keyup', onRelease, { capture: true });
  return () => {
    window.removeEventListener('mousemove', onMove, { capture: true });
    window.removeEventListener('keydown', onKey, { capture: true });
    window.removeEventListener('keyup', onRelease, { capture: true });
  };
}
