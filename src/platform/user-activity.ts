/**
 * Calls `listener` when the user moves the pointer or presses a key. Events of scripts do not count, nor do the
 * repetitions of a key that is held down, nor a page that moves below the pointer. If the listener returns true, the
 * key has no other effect, its release included.
 */
export function trackUserActivity(window: Window & typeof globalThis, listener: () => boolean): () => void {
  let position = '';
  let used: string | undefined;
  const suppress = (event: KeyboardEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onMove = (event: MouseEvent): void => {
    const next = `${event.screenX} ${event.screenY}`;
    if (!event.isTrusted || next === position) return;
    position = next;
    listener();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!event.isTrusted) return;
    // A key that is pressed again was released, even without an event: another window may have had the focus.
    if (!event.repeat && event.code === used) used = undefined;
    if (!event.repeat && listener()) used = event.code;
    if (event.code === used) suppress(event);
  };
  // Buttons are clicked by the release of a key, and the focus may have moved to one meanwhile.
  const onRelease = (event: KeyboardEvent): void => {
    if (event.code !== used) return;
    used = undefined;
    suppress(event);
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
