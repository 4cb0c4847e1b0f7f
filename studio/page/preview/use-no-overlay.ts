import { useEffect, type RefObject } from 'react';
import { onEachPage } from './frame';

/**
 * Closes what covers the console in a frame when descriptors with errors are saved: the Studio lists these errors
 * itself, and the console below still works. The overlay of any other failure of the development server stays.
 */
export function useNoOverlay(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    const { current } = frame;
    return current ? onEachPage(current, closeOverlays) : undefined;
  }, [frame]);
}

function closeOverlays(page: Document): () => void {
  const close = (): void => {
    for (const overlay of page.querySelectorAll('vite-error-overlay')) {
      const plugin = overlay.shadowRoot?.querySelector('.plugin')?.textContent.trim();
      if (plugin === '[plugin:descry]' && canClose(overlay)) overlay.close();
    }
  };
  const watch = new MutationObserver(close);
  watch.observe(page.body, { childList: true });
  close();
  return () => watch.disconnect();
}

/** The overlay listens to keys until it is closed by its own method. */
function canClose(overlay: object): overlay is { close(): void } {
  return 'close' in overlay && typeof overlay.close === 'function';
}
