import type { Middleware } from 'openapi-fetch';
import type { Authorize } from '~/api/endpoint';
import { realClock, type Clock } from '~/platform/clock';
import { createSafeStorage, type SafeStorage } from '~/platform/safe-storage';
import type { Upload } from '~/platform/send-upload';
import { socketsOf, type OpenSocket } from '~/session/live/socket';
import { createPage, type Page } from '~/platform/browser';
import type { ThemeOptions } from '~/state/theme';

/** The environment of the console: everything that a test replaces. */
export interface Environment {
  readonly page: Page;
  readonly clock: Clock;
  /** `fetch`; with an upload, what reports its progress. */
  readonly fetch: (request: Request | string, init?: RequestInit, upload?: Upload) => Promise<Response>;
  /** Changes the headers of requests to the API, for a deployment whose sign-in needs more than a token. */
  readonly authorize?: Authorize;
  /** Further middleware of the client, which gets each failure as an `ApiError`. */
  readonly middleware?: readonly Middleware[];
  readonly openSocket: OpenSocket;
  readonly uuid: () => string;
  /** Version of the build that runs; `undefined` in the dev server. */
  readonly version: string | undefined;
  /** A number from 0 to 1. */
  readonly random: () => number;
  readonly local: SafeStorage;
  /** The token of calls, where local storage has another text in its place. */
  readonly accessToken?: () => string | undefined;
  /** Begins a sign-in, in a console without an address for it. */
  readonly signIn?: () => void;
  /** Storage that lasts as long as the tab. */
  readonly tab: SafeStorage;
  /** `<html>`, which carries theme and language. */
  readonly root: HTMLElement;
  readonly systemTheme: ThemeOptions['system'];
  readonly browserLanguage: string;
  /** All languages of the browser's user, the preferred one first. */
  readonly browserLanguages: readonly string[];
  readonly zone: string;
  /** Writes a line on the browser's console. */
  readonly log: (message: string) => void;
  /** Writes a warning on the browser's console, for invalid input from outside. */
  readonly warn: (message: string) => void;
}

/** The environment in a browser window. */
export function browserEnvironment(window: Window & typeof globalThis): Environment {
  return {
    page: createPage(window),
    clock: realClock,
    fetch: async (request, init, upload) =>
      upload && request instanceof Request
        ? (await import('~/platform/send-upload')).sendUpload(request, upload)
        : window.fetch(request, init),
    openSocket: socketsOf(window),
    uuid,
    version: window.document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content,
    random: Math.random,
    local: createSafeStorage(() => window.localStorage),
    tab: createSafeStorage(() => window.sessionStorage),
    root: window.document.documentElement,
    systemTheme: window.matchMedia('(prefers-color-scheme: dark)'),
    browserLanguage: window.navigator.language,
    browserLanguages: window.navigator.languages,
    zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    log: (message) => console.error(message),
    warn: (message) => console.warn(message),
  };
}

/** A random UUID; `randomUUID` itself exists only on secure origins. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
