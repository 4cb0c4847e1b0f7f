/** The window, as far as session and actions use it. */
export interface Page {
  /** Own origin, e.g. `https://console.example`. */
  readonly origin: string;
  /** Path and query behind the `#`, `/` on home. */
  hashPath(): string;
  /** Leaves to another address. */
  assign(address: string): void;
  reload(): void;
  /** Opens a window that cannot reach back. */
  open(address: string): void;
  /** Puts text on the clipboard; rejects when the browser refuses. */
  copy(text: string): Promise<void>;
  /** Dispatches a window event. */
  dispatch(name: string, detail?: unknown): void;
  /** Listens to a window event; the result stops it. */
  listen(name: string, listener: (event: Event) => void): () => void;
}

/** The page of a browser window. */
export function createPage(window: Window & typeof globalThis): Page {
  return {
    origin: window.location.origin,
    hashPath: () => window.location.hash.replace(/^#/, '') || '/',
    assign: (address) => window.location.assign(address),
    reload: () => window.location.reload(),
    open: (address) => void window.open(address, '_blank', 'noopener,noreferrer'),
    copy: (text) => window.navigator.clipboard.writeText(text),
    dispatch: (name, detail) => void window.dispatchEvent(new window.CustomEvent(name, { detail })),
    listen(name, listener) {
      window.addEventListener(name, listener);
      return () => window.removeEventListener(name, listener);
    },
  };
}
