import { hearUser } from './hear-user';
import { createTabChannel } from './tab-channel';

/** The window of a frame, which others know only by what it is. */
export type EmbeddedWindow = Pick<Window, 'postMessage'>;

/** The window, as far as session and actions use it. */
export interface Page {
  /** Own origin, e.g. `https://console.example`. */
  readonly origin: string;
  /** Path and query behind the `#`, `/` on home. */
  hashPath(): string;
  /** Leaves to another address. */
  assign(address: string): void;
  /** Leaves to another address, which takes the place of this one in the history. */
  replace(address: string): void;
  reload(): void;
  /** Opens a window that cannot reach back; false when the browser blocks it. */
  open(address: string): boolean;
  /** Begins a download. An answer that is no file comes in a window of its own, which cannot reach back. */
  download(address: string): void;
  /** Puts text on the clipboard; rejects when the browser refuses. */
  copy(text: string): Promise<void>;
  /** Dispatches a window event. */
  dispatch(name: string, detail?: unknown): void;
  /** Dispatches an event on the window that frames this one, if that is of the own origin; true if someone took it. */
  tellParent(name: string, detail: unknown): boolean;
  /** Posts a message to this window and to the one that frames it, if any, for the own origin only. */
  post(message: unknown): void;
  /** Posts a message to an embedded window, if its page is of this origin; `*` is any. */
  postTo(window: EmbeddedWindow, message: unknown, origin: string): void;
  /** Whether what sent a message stands in an embedded window, or was opened from there. The window itself does not. */
  isBelow(source: unknown, window: EmbeddedWindow): boolean;
  /** Listens to a window event; the result stops it. */
  listen(name: string, listener: (event: Event) => void): () => void;
  /** Whether anybody can see it. */
  isVisible(): boolean;
  /** Hears the person at the machine; a listener that gives true has used the key up. The result stops it. */
  hearUser(listener: () => boolean): () => void;
  /** Tells the other tabs of this console. */
  tellTabs(news: string): void;
  /** Hears the other tabs; the result stops it. */
  hearTabs(listener: (news: unknown) => void): () => void;
}

/** The page of a browser window. */
export function createPage(window: Window & typeof globalThis): Page {
  const tabs = createTabChannel(window, 'uic_tabs');
  return {
    origin: window.location.origin,
    hashPath: () => window.location.hash.replace(/^#/, '') || '/',
    assign: (address) => window.location.assign(address),
    replace: (address) => window.location.replace(address),
    reload: () => window.location.reload(),
    open(address) {
      // With `noopener` the browser does not tell whether there is a window, so it is cut off here, before its page runs.
      const opened = window.open(address, '_blank');
      if (opened) opened.opener = null;
      return opened !== null;
    },
    download(address) {
      const link = window.document.createElement('a');
      link.href = address;
      link.download = '';
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
      link.click();
    },
    copy: (text) => window.navigator.clipboard.writeText(text),
    dispatch: (name, detail) => void window.dispatchEvent(new window.CustomEvent(name, { detail })),
    tellParent: (name, detail) =>
      framing(window)?.dispatchEvent(new window.CustomEvent(name, { detail, cancelable: true })) === false,
    post(message) {
      for (const each of new Set([window, window.parent])) each.postMessage(message, window.location.origin);
    },
    postTo: (embedded, message, origin) => embedded.postMessage(message, origin),
    isBelow: (source, embedded) => isBelow(source, embedded),
    listen(name, listener) {
      window.addEventListener(name, listener);
      return () => window.removeEventListener(name, listener);
    },
    isVisible: () => window.document.visibilityState === 'visible',
    hearUser: (listener) => hearUser(window, listener),
    tellTabs: tabs.tell,
    hearTabs: tabs.hear,
  };
}

/** The window around this one; of another origin there is none, its members cannot be read. */
function framing({ parent, location, self }: Window & typeof globalThis): Window | undefined {
  try {
    return parent !== self && parent.location.origin === location.origin ? parent : undefined;
  } catch {
    return undefined;
  }
}

/** Windows in windows, and windows opened by windows, are followed no further than this. */
const deepest = 6;

/** Which window is around it, and which one opened it, a window tells even of another origin. */
function isBelow(source: unknown, window: EmbeddedWindow, depth = 0): boolean {
  if (depth > deepest) return false;
  return above(source).some((next) => next === window || (next !== source && isBelow(next, window, depth + 1)));
}

function above(source: unknown): readonly unknown[] {
  try {
    const isWindow = typeof source === 'object' && source !== null && 'parent' in source && 'opener' in source;
    return isWindow ? [source.parent, source.opener] : [];
  } catch {
    return [];
  }
}
