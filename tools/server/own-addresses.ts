import type { OutgoingHttpHeaders } from 'node:http';
import { isOwnPath } from './request-target';

/**
 * The headers of an answer: a redirect to the backend's own address becomes one to this server, and the path of a
 * cookie the same path here.
 */
export function ownAddresses(headers: OutgoingHttpHeaders, backend: URL): OutgoingHttpHeaders {
  const { location, 'set-cookie': cookies } = headers;
  return {
    ...headers,
    ...(typeof location === 'string' && { location: ownAddress(location, backend) }),
    ...(Array.isArray(cookies) && { 'set-cookie': cookies.map((cookie) => ownCookie(cookie, basePath(backend))) }),
  };
}

function ownAddress(location: string, backend: URL): string {
  if (!/^(\/|https?:)/i.test(location) || !URL.canParse(location, backend)) return location;
  const { origin, pathname, search, hash } = new URL(location, backend);
  const base = basePath(backend);
  const path = pathname.slice(base.length) + search;
  const isBackend = origin === backend.origin && pathname.startsWith(`${base}/`);
  return isBackend && isOwnPath(path) ? path + hash : location;
}

function ownCookie(cookie: string, base: string): string {
  return cookie.replace(/(; *path=)([^;]*)/i, (whole, name: string, path: string) =>
    `${path}/`.startsWith(`${base}/`) ? name + (path.slice(base.length) || '/') : whole,
  );
}

/** Path of the backend, without a slash at the end. */
function basePath({ pathname }: URL): string {
  return pathname.replace(/\/$/, '');
}
