import fc from 'fast-check';

const host = '{host}';

const methods = [
  'GET',
  'POST',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PUT',
  'DELETE',
  'get',
  'M-SEARCH',
  'PRI',
  '',
  'G T',
];

/** Targets that lead somewhere else if they are read as an address; `{host}` is a host that nobody may reach. */
const targets = [
  '/',
  '/index.html',
  '/assets/a-1234.js',
  '/config.json',
  '/ui/uic/v3/live',
  '/ui/uic/v3/auth?lang=en',
  '/saml/ssoLogin',
  '/__demo/launcher',
  '*',
  '//[',
  '//{host}/p.html',
  '///{host}/p.html',
  '/\\{host}/p.html',
  '\\\\{host}\\p.html',
  'http://{host}/p.html',
  'HTTPS://{host}/p.html',
  'ws://{host}/live',
  '{host}',
  '@{host}/p.html',
  '/@{host}/p.html',
  ':80@{host}/',
  '.{host}/',
  '?{host}',
  '#@{host}/',
  '/../..//{host}/',
  '/%2e%2e//{host}/',
  '/.//{host}/p.html',
  '/%2f{host}/',
  '/\t/{host}/',
  '/ui/../../etc/passwd',
  '/%',
  '/%00',
  '/\u00ff\u0080',
];

const names = [
  ...['Host', 'Connection', 'Upgrade', 'Content-Length', 'Transfer-Encoding', 'Expect', 'Range', 'Origin', 'Cookie'],
  ...['TE', 'Trailer', 'Keep-Alive', 'Proxy-Connection', 'Proxy-Authorization', 'X-Forwarded-Host', 'Forwarded'],
  ...['Sec-WebSocket-Key', 'Sec-WebSocket-Version', 'Sec-WebSocket-Protocol', 'Sec-WebSocket-Extensions'],
  ...['Accept-Encoding', 'If-None-Match', 'Content-Type', 'uic-token', '__proto__', ':authority', '', 'a b'],
];

const values = [
  ...[
    '{host}',
    'http://{host}/',
    'close',
    'keep-alive, Upgrade',
    'Host, Content-Length',
    'websocket',
    'h2c',
    '0',
    '13',
  ],
  ...['chunked', 'gzip, chunked', '-1', '5', '999999999999', '100-continue', 'bytes=999999-', 'bytes=5-2', 'bytes=a'],
  ...[
    'AAAAAAAAAAAAAAAAAAAAAA==',
    'console.v1, console.token.*',
    'permessage-deflate; a',
    'br, gzip',
    '*',
    '',
    '[',
    'a\u0001',
  ],
];

const letters = fc.string({
  unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)),
  maxLength: 20,
});
const mostly = (list: readonly string[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...list) }, { weight: 1, arbitrary: letters });

const target = fc.oneof(
  { weight: 6, arbitrary: mostly(targets) },
  { weight: 1, arbitrary: fc.tuple(mostly(targets), mostly(targets)).map(([first, second]) => first + second) },
);
const version = fc.oneof(
  { weight: 20, arbitrary: fc.constant('HTTP/1.1') },
  { weight: 1, arbitrary: fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'http/1.1', 'HTTP/1.1 x', '') },
);
const line = fc
  .tuple(
    fc.oneof({ weight: 4, arbitrary: fc.constant('GET') }, { weight: 3, arbitrary: mostly(methods) }),
    target,
    version,
  )
  .map((parts) => parts.join(' '));
const header = fc.tuple(mostly(names), mostly(values)).map((parts) => parts.join(': '));

const handshake = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  'Sec-WebSocket-Protocol: console.v1',
];
const usual = fc.constantFrom<readonly string[]>(
  ['Host: localhost'],
  ['Host: localhost'],
  ['Host: localhost', ...handshake],
  ['Host: localhost', 'Transfer-Encoding: chunked'],
  [`Host: ${host}`],
  [],
);
const body = fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: letters });

const request = fc
  .record({ line, usual, further: fc.array(header, { maxLength: 4 }), body })
  .map((parts) => `${[parts.line, ...parts.usual, ...parts.further].join('\r\n')}\r\n\r\n${parts.body}`);
const frames = letters.map((bytes) =>
  ['GET /ui/uic/v3/live HTTP/1.1', 'Host: localhost', ...handshake, '', bytes].join('\r\n'),
);

/**
 * Requests, upgrades, frames and bytes that are none, of one seed always the same; `{host}` represents another host.
 */
export function hostileRequests(count: number, seed: number): readonly string[] {
  const all = fc.oneof(
    { weight: 30, arbitrary: request },
    { weight: 1, arbitrary: frames },
    { weight: 1, arbitrary: letters },
  );
  return fc.sample(all, { numRuns: count, seed });
}
