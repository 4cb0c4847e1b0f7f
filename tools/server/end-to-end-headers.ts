import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/** Headers between two neighbours (RFC 9110, section 7.6.1), and those that a proxy and its client exchange. */
const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authentication-info',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers that only this server can set: who the client is, what it asked for, and how the request is framed. */
const setHere = /^(x-forwarded-.*|forwarded|x-real-ip|x-(original|rewrite)-url|host|expect|content-length)$/;

/** The headers of a request for the backend at `host`. The body is framed as the client framed it. */
export function requestHeaders({ headers, socket }: IncomingMessage, host: string): OutgoingHttpHeaders {
  const client: OutgoingHttpHeaders = {
    'x-forwarded-for': socket.remoteAddress,
    'x-forwarded-host': headers.host,
    'x-forwarded-proto': 'http',
    'content-length': headers['content-length'],
    'transfer-encoding': headers['transfer-encoding'],
  };
  return {
    ...pick(endToEnd(headers), (name) => !setHere.test(name)),
    ...pick(client, (name) => client[name] !== undefined),
    host,
  };
}

/**
 * The headers of an answer for the client: those of the backend, and the console's. Of two content security policies
 * both apply; the backend decides about caching; of all others the console's one applies.
 */
export function answerHeaders(headers: IncomingHttpHeaders, policy: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const answer: OutgoingHttpHeaders = { ...endToEnd(headers) };
  for (const [name, value] of Object.entries(policy)) {
    const key = name.toLowerCase();
    if (key === 'cache-control' && answer[key] !== undefined) continue;
    const isPolicy = key === 'content-security-policy';
    answer[key] = isPolicy ? [value ?? [], answer[key] ?? []].flat().map(String) : value;
  }
  return answer;
}

function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  return pick(headers, (name) => !hopByHop.has(name) && !named.has(name));
}

function pick(headers: OutgoingHttpHeaders, test: (name: string) => boolean): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => test(name)));
}
