import type { OutgoingHttpHeaders } from 'node:http';
import { isOwnPath } from './request-target';

/** The headers of an answer, with a redirect to the backend's own address turned into one to this server. */
export function ownLocation(headers: OutgoingHttpHeaders, backend: URL): OutgoingHttpHeaders {
  const { location } = headers;
  return typeof location === 'string' ? { ...headers, location: ownAddress(location, backend) } : headers;
}

function ownAddress(location: string, backend: URL): string {
  if (!/^(\/|https?:)/i.test(location) || !URL.canParse(location, backend)) return location;
  const { origin, pathname, search, hash } = new URL(location, backend);
  const base = backend.pathname.replace(/\/$/, '');
  const path = pathname.slice(base.length) + search;
  const isBackend = origin === backend.origin && pathname.startsWith(`${base}/`);
  return isBackend && isOwnPath(path) ? path + hash : location;
}
