import { own } from '../../src/lib/own';
import type { Page } from '../../src/session/page';

/** A page that only remembers what was done to it. */
export interface FakePage extends Page {
  /** Changes the place behind the `#`. */
  goTo(hashPath: string): void;
  /** What was done, e.g. `assign /saml/ssoLogout`. */
  readonly done: string[];
  /** Whether a window around this one takes what it is told. */
  framed: boolean;
  /** Whether the browser lets no window open. */
  blocksWindows: boolean;
  /** Whether somebody can see it. */
  visible: boolean;
  /** Moves the pointer, or presses a key; whether that was used up. */
  use(): boolean;
  /** Hands over what another tab tells. */
  tabTells(news: unknown): void;
  /** Fires a window event with further members. */
  fire(name: string, members?: Readonly<Record<string, unknown>>): void;
}

/** A fake page at `hashPath`. */
export function createFakePage(hashPath = '/app/ddr'): FakePage {
  let place = hashPath;
  const done: string[] = [];
  const listeners = new Map<string, Set<(event: Event) => void>>();
  const users = new Set<() => boolean>();
  const tabs = new Set<(news: unknown) => void>();
  const fire = (name: string, members: Readonly<Record<string, unknown>> = {}): void => {
    const event = Object.assign(new Event(name), members);
    for (const listener of [...(listeners.get(name) ?? [])]) listener(event);
  };
  const page: FakePage = {
    origin: 'https://console.example',
    hashPath: () => place,
    goTo: (next) => (place = next),
    done,
    framed: false,
    blocksWindows: false,
    fire,
    visible: true,
    use: () => [...users].map((listener) => listener()).some(Boolean),
    tabTells: (news) => tabs.forEach((listener) => listener(news)),
    isVisible: () => page.visible,
    hearUser(listener) {
      users.add(listener);
      return () => void users.delete(listener);
    },
    tellTabs: (news) => void done.push(`tabs ${news}`),
    hearTabs(listener) {
      tabs.add(listener);
      return () => void tabs.delete(listener);
    },
    assign: (address) => void done.push(`assign ${address}`),
    replace: (address) => void done.push(`replace ${address}`),
    tellParent(name, detail) {
      if (page.framed) done.push(`parent ${name} ${JSON.stringify(detail)}`);
      return page.framed;
    },
    reload: () => void done.push('reload'),
    open(address) {
      done.push(`open ${address}`);
      return !page.blocksWindows;
    },
    download: (address) => void done.push(`download ${address}`),
    copy: (text) => {
      done.push(`copy ${text}`);
      return Promise.resolve();
    },
    postTo: (window, message, origin) => {
      done.push(`post ${JSON.stringify(message)} to ${origin}`);
      window.postMessage(message, origin);
    },
    isBelow: (source, window) => own(source, 'parent') === window,
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
