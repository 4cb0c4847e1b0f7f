import { tabChannel } from './storage-keys';
import { trackUserActivity } from './user-activity';
import { createTabChannel } from './tab-channel';

/** The window of an embedded page. */
export type EmbeddedWindow = Pick<Window, 'postMessage'>;

/** The functions of the browser window that session and actions use. */
export interface Page {
  /** Origin of the console, e.g. `https://console.example`. */
  readonly origin: string;
  /** Path of the folder that serves the console, `/` at the root of the origin, else for example `/console/`. */
  folder(): string;
  /** Path and query after the `#`; `/` on the home page. */
  hashPath(): string;
  /** The value of a cookie that scripts may read; `undefined` if there is none, or none that can be decoded. */
  cookie(name: string): string | undefined;
  /** Opens another address in this window. */
  assign(address: string): void;
  /** Opens another address, which replaces this one in the history. */
  replace(address: string): void;
  /** Reloads the page. If `asks` is true, the browser asks the user first: what was typed is lost. */
  reload(asks?: boolean): void;
  /** Opens a window without access to this one; false if the browser blocks it. */
  open(address: string): boolean;
  /** Begins a download. An answer that is no file opens in a new window without access to this one. */
  download(address: string): void;
  /**
   * Copies text to the clipboard; rejects if the browser refuses. Text that is still loading is announced to the
   * browser at once, since some browsers refuse what comes long after a click; it rejects if the text does.
   */
  copy(text: string | Promise<string>): Promise<void>;
  /** Dispatches a window event. */
  dispatch(name: string, detail?: unknown): void;
  /** Dispatches an event on the parent window, if it has the same origin; true if a listener prevented the default. */
  notifyParent(name: string, detail: unknown): boolean;
  /** Posts a message to this window and its parent, for the origin of the console only. */
  post(message: unknown): void;
  /** Posts a message to an embedded window, if its page has this origin; `*` is any origin. */
  postTo(window: EmbeddedWindow, message: unknown, origin: string): void;
  /**
   * True if the source of a message is inside an embedded window or was opened from there; false for the window itself.
   */
  isBelow(source: unknown, window: EmbeddedWindow): boolean;
  /** Listens to a window event. Returns a function that stops it. */
  listen(name: string, listener: (event: Event) => void): () => void;
  /** True while a control contains something that the user typed or chose. */
  hasUnsentInput(): boolean;
  /** True while the page is visible. */
  isVisible(): boolean;
  /** False while the browser has no network. */
  isOnline(): boolean;
  /**
   * Calls `listener` on user activity; if it returns true, the key has no other effect. Returns a function that stops
   * it.
   */
  trackUserActivity(listener: () => boolean): () => void;
  /** Sends a message to the other tabs of this console. A secret one is never in local storage, and may be lost. */
  broadcast(message: string, isSecret?: boolean): void;
  /** Calls `listener` with each message of another tab. Returns a function that stops it. */
  onBroadcast(listener: (message: string) => void): () => void;
}

/** The page of a browser window. */
export function createPage(window: Window & typeof globalThis): Page {
  const tabs = createTabChannel(window, tabChannel);
  return {
    origin: window.location.origin,
    folder: () => folderOf(window.location.pathname),
    hashPath: () => window.location.hash.replace(/^#/, '') || '/',
    cookie: (name) => cookieIn(window.document.cookie, name),
    assign: (address) => window.location.assign(address),
    replace: (address) => window.location.replace(address),
    reload(asks = false) {
      const confirm = (event: Event): void => event.preventDefault();
      if (asks) window.addEventListener('beforeunload', confirm, { once: true });
      window.location.reload();
    },
    open(address) {
      // With `noopener` the browser does not report a blocked window, so `opener` is removed here, before the page
      // runs.
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
    copy: (text) => copyIn(window, text),
    dispatch: (name, detail) => void window.dispatchEvent(new window.CustomEvent(name, { detail })),
    notifyParent: (name, detail) =>
      parentOf(window)?.dispatchEvent(new window.CustomEvent(name, { detail, cancelable: true })) === false,
    post(message) {
      for (const each of new Set([window, window.parent])) each.postMessage(message, window.location.origin);
    },
    postTo: (embedded, message, origin) => embedded.postMessage(message, origin),
    isBelow: (source, embedded) => isBelow(source, embedded),
    listen(name, listener) {
      window.addEventListener(name, listener);
      return () => window.removeEventListener(name, listener);
    },
    hasUnsentInput: watchTyping(window.document),
    isVisible: () => window.document.visibilityState === 'visible',
    isOnline: () => window.navigator.onLine,
    trackUserActivity: (listener) => trackUserActivity(window, listener),
    broadcast: tabs.broadcast,
    onBroadcast: tabs.onBroadcast,
  };
}

/** The parent window; `undefined` if it has another origin, because its members cannot be read. */
function parentOf({ parent, location, self }: Window & typeof globalThis): Window | undefined {
  try {
    return parent !== self && parent.location.origin === location.origin ? parent : undefined;
  } catch {
    return undefined;
  }
}

/** Maximum number of steps from a window to its parent or opener. */
const maxDepth = 6;

/** Parent and opener of a window can be read even from another origin. */
function isBelow(source: unknown, window: EmbeddedWindow, depth = 0): boolean {
  if (depth > maxDepth) return false;
  return ancestorsOf(source).some((next) => next === window || (next !== source && isBelow(next, window, depth + 1)));
}

function ancestorsOf(source: unknown): readonly unknown[] {
  try {
    const isWindow = typeof source === 'object' && source !== null && 'parent' in source && 'opener' in source;
    return isWindow ? [source.parent, source.opener] : [];
  } catch {
    return [];
  }
}

/** Copies text with what the browser has: an older one takes no text that is still loading. */
async function copyIn(window: Window & typeof globalThis, text: string | Promise<string>): Promise<void> {
  const { clipboard } = window.navigator;
  if (typeof text === 'string' || !('ClipboardItem' in window)) return clipboard.writeText(await text);
  const type = 'text/plain';
  await clipboard.write([new window.ClipboardItem({ [type]: text.then((loaded) => new Blob([loaded], { type })) })]);
}

/** The folder of a page. With more than one slash at the beginning the path would be an address of another host. */
export function folderOf(pathname: string): string {
  return pathname.replace(/[^/]*$/, '').replace(/^[/\\]+/, '/');
}

/** Gives a function that is true while a control of the page contains something that the user typed or chose. */
export function watchTyping(document: Document): () => boolean {
  const typed = new Set<Element>();
  const removeDisconnected = (): void => {
    for (const element of typed) if (!element.isConnected) typed.delete(element);
  };
  document.addEventListener(
    'input',
    ({ target }) => {
      removeDisconnected();
      if (target instanceof Element) typed.add(target);
    },
    { capture: true, passive: true },
  );
  return () => {
    removeDisconnected();
    return [...typed].some((element) => !('value' in element) || element.value !== '');
  };
}

function cookieIn(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${name}=`));
  try {
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
