import { isString } from '~/lib/json';

/** The origins that the console trusts. */
export interface Trust {
  readonly origin: string;
  /** Path of the folder that serves the console, `/` at the root of the origin. */
  readonly folder: string;
  readonly allowed: readonly string[];
  /** Origins of the external links of the start-up file: a click may open their addresses, nothing else uses them. */
  readonly linked?: readonly string[];
  /** True for a path of the console whose page is not available yet: an address that leads to it is text. */
  readonly isUnavailable?: (path: string) => boolean;
}

/** Where the console itself is. */
type ConsoleAddress = Pick<Trust, 'origin' | 'folder'>;

/** An address that may be a link. One of a foreign origin is shown with its host. */
export interface CheckedAddress {
  readonly href: string;
  readonly host: string;
  readonly foreign: boolean;
  /** True if an action may open it without showing it first. */
  readonly opens: boolean;
}

const webProtocols: readonly string[] = ['http:', 'https:', 'ws:', 'wss:'];

/** Servers and browsers refuse longer addresses, and a frame would never finish loading one. In characters. */
const longestAddress = 16_000;

/**
 * Browsers remove tabs and line breaks inside an address and control characters around it, which changes its target.
 */
const controlCharacter = /\p{Cc}/u;

/** True for a path inside the console. `//host` and `/\host` are other origins. */
export function isInAppPath(value: unknown): value is string {
  return isString(value) && /^\/(?![/\\])/.test(value) && !controlCharacter.test(value);
}

/**
 * The path after the `#` of an address of this console, e.g. `/app/ddr` of `/#/app/ddr`; `undefined` for other
 * addresses.
 */
export function routeBehindHash(address: string, { origin, folder }: ConsoleAddress): string | undefined {
  if (controlCharacter.test(address) || !URL.canParse(address, origin + folder)) return undefined;
  const url = new URL(address, origin + folder);
  const isPage = url.pathname === folder || url.pathname === `${folder}index.html`;
  const isConsole = url.origin === origin && isPage && url.search === '';
  return isConsole && url.hash.startsWith('#/') ? url.hash.slice(1) : undefined;
}

/**
 * The path of the console that a link of the server names: a bare path, or the part after the `#` of an address of the
 * console.
 */
export function consolePath(link: string | undefined, console: ConsoleAddress): string | undefined {
  if (link === undefined) return undefined;
  return routeBehindHash(link, console) ?? (isInAppPath(link) ? link : undefined);
}

/**
 * An address for frames, downloads and sockets; `undefined` unless its origin is that of the console or an allowed one.
 */
export function trustedAddress(address: unknown, trust: Trust): URL | undefined {
  const url = parse(address, trust);
  return url && isTrusted(url, trust) ? url : undefined;
}

/**
 * An address for links: of the origin of the console, of an allowed origin, or with https; `undefined` for everything
 * else, which is shown as text. `unsecured` also allows http.
 */
export function safeLink(address: unknown, trust: Trust, unsecured = false): CheckedAddress | undefined {
  const url = parse(address, trust);
  if (!url || typeof address !== 'string') return undefined;
  const foreign = !isTrusted(url, trust);
  if (leadsToUnavailable(address, trust)) return undefined;
  if (foreign && url.protocol !== 'https:' && !(unsecured && url.protocol === 'http:')) return undefined;
  // The own spelling stays: the parser has read it just as the browser will.
  const href = url.origin === trust.origin ? address : url.href;
  return { href, host: url.host, foreign, opens: !foreign || (trust.linked?.includes(url.origin) ?? false) };
}

/** True if a text names the host of a link: it is the host, or an address of it. */
export function namesHost(text: string, host: string): boolean {
  const trimmed = text.trim();
  if (trimmed === host || !URL.canParse(trimmed)) return trimmed === host;
  const url = new URL(trimmed);
  return url.host === host && url.username === '' && url.password === '';
}

/** True for an address of a page of the console that is not available yet. */
export function leadsToUnavailable(address: string, trust: Trust): boolean {
  const path = trust.isUnavailable && routeBehindHash(address, trust);
  return path !== undefined && trust.isUnavailable?.(path) === true;
}

function parse(address: unknown, trust: Trust): URL | undefined {
  if (!isString(address) || address === '' || address.length > longestAddress) return undefined;
  if (controlCharacter.test(address) || !URL.canParse(address, trust.origin)) return undefined;
  const url = new URL(address, trust.origin);
  return webProtocols.includes(url.protocol) && url.username === '' && url.password === '' ? url : undefined;
}

function isTrusted(url: URL, trust: Trust): boolean {
  const origin = url.origin.replace(/^ws/, 'http');
  return origin === trust.origin || trust.allowed.includes(origin);
}
