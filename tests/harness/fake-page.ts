import { getOwn } from '~/lib/get-own';
import type { Page } from '~/platform/browser';

/** A page that only remembers what was done to it. */
export interface FakePage extends Page {
  /** Changes the place behind the `#`. */
  goTo(hashPath: string): void;
  /** Its cookies by name. */
  readonly cookies: Map<string, string>;
  /** What was done, e.g. `assign /saml/ssoLogout`. */
  readonly done: string[];
  /** Whether a window around this one takes what it is told. */
  framed: boolean;
  /** Whether the browser lets no window open. */
  blocksWindows: boolean;
  /** Whether somebody can see it. */
  visible: boolean;
  /** Whether it has a network. */
  online: boolean;
  /** Whether a control holds what somebody typed. */
  typed: boolean;
  /** Moves the pointer, or presses a key; whether that was used up. */
  use(): boolean;
  /** Hands over a message of another tab. */
  receiveBroadcast(message: string): void;
  /** Fires a window event with further members. */
  fire(name: string, members?: Readonly<Record<string, unknown>>): void;
}

/** A fake page at `hashPath`. */
export function createFakePage(hashPath = '/app/ddr'): FakePage {
  let address = hashPath;
  const done: string[] = [];
  const listeners = new Map<string, Set<(event: Event) => void>>();
  const users = new Set<() => boolean>();
  const tabs = new Set<(message: string) => void>();
  const fire = (name: string, members: Readonly<Record<string, unknown>> = {}): void => {
    const event = Object.assign(new Event(name), members);
    for (const listener of [...(listeners.get(name) ?? [])]) listener(event);
  };
  const page: FakePage = {
    origin: 'https://console.example',
    folder: () => '/',
    hashPath: () => address,
    cookies: new Map(),
    cookie: (name) => page.cookies.get(name),
    goTo: (next) => (address = next),
    done,
    framed: false,
    blocksWindows: false,
    fire,
    visible: true,
    online: true,
    typed: false,
    hasUnsentInput: () => page.typed,
    use: () => [...users].map((listener) => listener()).some(Boolean),
    receiveBroadcast: (message) => tabs.forEach((listener) => listener(message)),
    isVisible: () => page.visible,
    isOnline: () => page.online,
    trackUserActivity(listener) {
      users.add(listener);
      return () => void users.delete(listener);
    },
    broadcast: (message) => void done.push(`tabs ${message}`),
    onBroadcast(listener) {
      tabs.add(listener);
      return () => void tabs.delete(listener);
    },
    assign: (address) => void done.push(`assign ${address}`),
    replace: (address) => void done.push(`replace ${address}`),
    notifyParent(name, detail) {
      if (page.framed) done.push(`parent ${name} ${JSON.stringify(detail)}`);
      return page.framed;
    },
    reload: (asks = false) => void done.push(asks ? 'ask, reload' : 'reload'),
    open(address) {
      done.push(`open ${address}`);
      return !page.blocksWindows;
    },
    download: (address) => void done.push(`download ${address}`),
    copy: async (text) => void done.push(`copy ${await text}`),
    postTo: (window, message, origin) => {
      done.push(`post ${JSON.stringify(message)} to ${origin}`);
      window.postMessage(message, origin);
    },
    isBelow: (source, window) => getOwn(source, 'parent') === window,
    post: (message) => void done.push(`post ${JSON.stringify(message)}`),
    dispatch(name, detail) {
      done.push(`dispatch ${name}${detail === undefined ? '' : ` ${JSON.stringify(detail)}`}`);
      fire(name, { detail });
    },
    listen(name, listener) {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set.add(listener));
      return () => void set.delete(listener);
    },
  };
  return page;
}
